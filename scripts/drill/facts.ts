import type { Composed } from './compose.ts'

/** What a product holds, to be compared with what came back: rows by table, policies, seals of the audit log. */
export interface Facts {
  rows: Map<string, number>
  policies: number
  forced: number
}

/** Written to while nobody does anything, or not part of a backup. */
const restless =
  /^(kysely_|call_count$|attempt|audit_to_seal$|outbox|job|housekeeping|session$|refresh|process|queue)/

const counts = `select c.relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`

export async function readFacts(product: Composed): Promise<Facts> {
  const rows = (await product.query(counts)).map((line) => line.split('|') as [string, string])
  const [policies = '0'] = await product.query(`select count(*) from pg_policies where schemaname = 'public'`)
  const [forced = '0'] = await product.query(
    `select count(*) from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  )
  return {
    rows: new Map(rows.map(([name, count]) => [name, Number(count)])),
    policies: Number(policies),
    forced: Number(forced),
  }
}

/** What there is less of than there was, one sentence each; more is what went on meanwhile. */
export function findLosses(before: Facts, after: Facts): string[] {
  const losses = [...before.rows]
    .filter(([name, count]) => !restless.test(name) && (after.rows.get(name) ?? 0) < count)
    .map(([name, count]) => `${name} has ${after.rows.get(name) ?? 0} of ${count} rows`)
  if (after.policies < before.policies) losses.push(`${after.policies} of ${before.policies} policies`)
  if (after.forced < before.forced)
    losses.push(`${after.forced} of ${before.forced} tables under row security`)
  return losses
}

export const sumOf = ({ rows }: Facts): number => [...rows.values()].reduce((sum, count) => sum + count, 0)
