import { setTimeout } from 'node:timers/promises'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import {
  ExplainNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
  SelectQueryNode,
  sql,
} from 'kysely'
import type { Tx } from '../database.ts'

/** A step of a plan, as Postgres names its parts; those of which it is made stand in `Plans`. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  /** What is made before the rest and kept, as `CTE …`. */
  'Subplan Name'?: string
  Filter?: string
  Plans?: PlanNode[]
}

/** Asks for the plan of each query instead of its rows, and keeps it. */
class ExplainPlugin implements KyselyPlugin {
  readonly plans: PlanNode[] = []
  readonly #answer: Record<string, unknown>[]

  constructor(answer: Record<string, unknown>[]) {
    this.#answer = answer
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (SelectQueryNode.is(node)) return { ...node, explain: ExplainNode.create('json') }
    if (!RawNode.is(node)) return node
    const [first = '', ...rest] = node.sqlFragments
    return RawNode.create([`explain (format json) ${first}`, ...rest], node.parameters)
  }

  transformResult({ result }: PluginTransformResultArgs) {
    for (const row of result.rows)
      this.plans.push(...(row['QUERY PLAN'] as { Plan: PlanNode }[]).map(({ Plan }) => Plan))
    return Promise.resolve({ ...result, rows: this.#answer })
  }
}

/**
 * Gathers statistics and marks pages as visible to all, without which an index alone does not serve. What other
 * sessions still look at may keep some pages from it for a moment, so it is asked again.
 */
export async function vacuumUntilVisible(database: TestDatabase<Tables>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    // Of few dead rows it leaves the places, and their pages unmarked, unless it is told.
    await database.asOwner('vacuum (analyze, index_cleanup on)')
    const { length } = await database.asOwner(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = 'public' and c.relallvisible < c.relpages`,
    )
    if (length === 0) return
    await setTimeout(100)
  }
  throw new Error('Some pages are still not visible to all.')
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

interface Reading {
  scope: Scope
  read: (tx: Tx) => Promise<unknown>
  /** What each query is told that it found; nothing unless said. */
  answer?: Record<string, unknown>[]
  /** For small tables, which are otherwise read whole: whether there is an index at all is what is asked. */
  withoutWholeReads?: boolean
}

/** The plans of all queries that a reading makes, each as the list of its steps. */
export async function plansOf(
  database: TestDatabase<Tables>,
  { scope, read, answer = [], withoutWholeReads = false }: Reading,
): Promise<PlanNode[][]> {
  const explain = new ExplainPlugin(answer)
  await database.tenantRead(scope, async (tx) => {
    if (withoutWholeReads) {
      await sql`set local enable_seqscan = off`.execute(tx)
      // Of small tables chance decides between a bitmap and an index alone, by the rows that were sampled.
      await sql`set local enable_bitmapscan = off`.execute(tx)
    }
    return read(tx.withPlugin(explain))
  })
  if (explain.plans.length === 0) throw new Error('Nothing was read.')
  return explain.plans.map(flatten)
}
