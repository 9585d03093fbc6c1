import type { Database as DB } from '@parley/migrations/generated/database.ts'
import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from 'kysely'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Asks for the plans of raw statements instead of their rows; settings are made all the same. */
class ExplainPlugin implements KyselyPlugin {
  readonly plans: PlanNode[] = []

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (!RawNode.is(node) || node.sqlFragments.some((text) => text.includes('set_config'))) return node
    return RawNode.create(['explain (format json) ', ''], [node])
  }

  transformResult({ result }: PluginTransformResultArgs) {
    const plans = result.rows.flatMap((row) => (row['QUERY PLAN'] as { Plan: PlanNode }[] | undefined) ?? [])
    this.plans.push(...plans.map(({ Plan }) => Plan))
    return Promise.resolve({ ...result, rows: [] })
  }
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** What the statements of the work would read, and by which indexes. */
export async function readsOf(
  tx: Kysely<DB>,
  work: (tx: Kysely<DB>) => Promise<unknown>,
): Promise<{ scans: string[]; indexes: string[] }> {
  const explain = new ExplainPlugin()
  await work(tx.withPlugin(explain))
  const nodes = explain.plans.flatMap(flatten)
  return {
    scans: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  }
}
