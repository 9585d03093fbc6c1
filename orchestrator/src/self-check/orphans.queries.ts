import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

/** Where rows name a parent and no foreign key holds them to it. */
interface Reference {
  table: string
  column: string
  /** One of these has it. */
  parents: readonly string[]
  /** Rows of `source_kind` that the parent is of. */
  kinds?: readonly string[]
  /** Of the table's `id`. */
  key: 'uuid' | 'int'
}

/** What is searched, by its kind: a conversation's are its messages, answers and the summaries of its runs. */
const sources = [
  { kinds: ['interview', 'summary'], parents: ['knowledge_source'] },
  { kinds: ['conversation'], parents: ['hitl_message', 'agent_interaction', 'sequence_run'] },
  { kinds: ['activation'], parents: ['activation'] },
] as const

/** Those that outlive their parent on purpose are not here: the audit log, the record of erasures, costs of models. */
export const references: readonly Reference[] = [
  { table: 'notification', column: 'firm_id', parents: ['consulting_firm'], key: 'uuid' },
  { table: 'notification', column: 'client_id', parents: ['client'], key: 'uuid' },
  { table: 'feedback', column: 'firm_id', parents: ['consulting_firm'], key: 'uuid' },
  { table: 'feedback', column: 'client_id', parents: ['client'], key: 'uuid' },
  ...sources.flatMap((source): Reference[] => [
    { ...source, table: 'knowledge_chunk', column: 'source_id', key: 'uuid' },
    { ...source, table: 'posting_group', column: 'source_id', key: 'int' },
  ]),
  { table: 'posting_group', column: 'source_id', kinds: ['artifact'], parents: ['artifact'], key: 'int' },
]

/** A page of a table by its ids: the last of them (null behind the end), and those whose parent is gone. */
export async function listOrphans(
  tx: Tx,
  { table, column, parents, kinds, key }: Reference,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ last: string | null; orphans: string[] }> {
  const [child, named] = [sql.table(table), sql.ref(`c.${column}`)]
  const gone = sql.join(
    parents.map((parent) => sql`not exists (select from ${sql.table(parent)} p where p.id = ${named})`),
    sql` and `,
  )
  const behind = after === null ? sql`true` : sql`id > ${after}::text::${sql.raw(key)}`
  const ofKind = kinds === undefined ? sql`true` : sql`c.source_kind = any(${kinds}::text[])`
  const columns = sql.join([sql.ref('id'), sql.ref(column), ...(kinds ? [sql.ref('source_kind')] : [])])
  const { rows } = await sql<{ last: string | null; orphans: string[] }>`
    with page as (select ${columns} from ${child} where ${behind} order by id limit ${limit})
    select (select id::text from page order by id desc limit 1) as last,
           array(select c.id::text from page c where ${named} is not null and ${ofKind} and ${gone} order by c.id) as orphans`.execute(
    tx,
  )
  return rows[0] ?? { last: null, orphans: [] }
}
