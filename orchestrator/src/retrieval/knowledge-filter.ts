import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'

/** Where a search looks. It comes from the session and the row at work, never from a model or a request's filters. */
export interface SearchPlace {
  firmId: string
  /** The client in whose context the search is made; null for the firm's own search. */
  clientId: string | null
  /** Within a client: this initiative's sources and the client-wide ones, not those of other initiatives. */
  initiativeId?: string
  /** Within a client: also the firm's documents that it marked for client work. */
  includeFirmSources: boolean
  /** Sources of one kind alone. */
  sourceKind?: 'initiative' | 'client' | 'firm'
  /** Pieces of such sources alone: documents, interviews, conversations, summaries, activations. */
  sourceTypes?: readonly SourceType[]
  /**
   * Of what activations bundled, only these; all of them where it is left out. A phase hears of those before it, never
   * of its own. `alone`: and nothing else.
   */
  activations?: { ids: readonly string[]; alone: boolean }
}

/** A condition on chunks or their vectors, which have the same columns for it, under this alias. */
export type Condition = (alias: string) => RawBuilder<SqlBool>

/** A part of what a search may find: some chunks of one tenant, or of the firm and all its clients in scope. */
export interface SearchArea {
  /** Whose chunks: `key` is a client's id or the firm's; without it, a query of keys. */
  tenant: { key: string } | { keys: RawBuilder<unknown> }
  where: Condition
  /** It may well be a small part of the tenant's chunks. */
  isNarrow: boolean
}

/**
 * The rows that a search may find (decisions D11, Confidentiality), on top of the scope of the transaction.
 * - In a client's context: that client's chunks, and firm documents marked for client work; nothing of another
 *   client. Chunks of a confidential initiative are found for that initiative and in the client's own chat.
 * - In the firm's own search: the firm's chunks and those of clients in scope, but of no confidential initiative.
 * Flags are read from the initiative and the artifact, so that a change counts at once.
 */
export function areasOf(place: SearchPlace): SearchArea[] {
  const { clientId, firmId, sourceKind, sourceTypes, activations } = place
  const isNarrowed = sourceTypes !== undefined || activations?.alone === true
  if (clientId === null) {
    const keys = firmKeys(firmId, sourceKind)
    return [
      { tenant: keys, where: all(isOpen, ...narrowing(place)), isNarrow: isNarrowed || isOfKind(place) },
    ]
  }
  const areas: SearchArea[] = []
  if (sourceKind !== 'firm') {
    const where = all(inInitiative(place.initiativeId), ...narrowing(place))
    const isNarrow = isNarrowed || isOfKind(place) || place.initiativeId !== undefined
    areas.push({ tenant: { key: clientId }, where, isNarrow })
  }
  if (place.includeFirmSources && (sourceKind ?? 'firm') === 'firm') {
    const where = all(isForClientWork, ...narrowing({ ...place, sourceKind: 'firm' }))
    areas.push({ tenant: { key: firmId }, where, isNarrow: true })
  }
  return areas
}

/** The rule of all areas as one condition on chunks, for those that are known by their ids. */
export const mayFind =
  (place: SearchPlace): Condition =>
  (alias) => {
    const areas = areasOf(place).map(({ tenant, where }) => {
      const key = column(alias, 'tenant_key')
      const isOne = 'key' in tenant ? sql`${key} = ${tenant.key}::uuid` : sql`${key} in (${tenant.keys})`
      return sql`(${isOne} and ${where(alias)})`
    })
    return areas.length === 0 ? sql`false` : sql`(${sql.join(areas, sql` or `)})`
  }

const isOfKind = ({ sourceKind }: SearchPlace): boolean =>
  sourceKind === 'initiative' || sourceKind === 'client'

/** The firm, its clients in scope, or both. */
function firmKeys(firmId: string, sourceKind: SearchPlace['sourceKind']): SearchArea['tenant'] {
  if (sourceKind === 'firm') return { key: firmId }
  const clients = sql`select own.id as key from ${scopedRaw.table('client', 'own')}`
  return { keys: sourceKind === undefined ? sql`${clients} union all select ${firmId}::uuid` : clients }
}

const all =
  (...conditions: Condition[]): Condition =>
  (alias) =>
    sql<SqlBool>`(${sql.join(
      conditions.map((condition) => condition(alias)),
      sql` and `,
    )})`

const column = (alias: string, name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`)

const isOpen: Condition = (alias) => {
  const initiative = column(alias, 'initiative_id')
  const confidential = sql`select secret.id from ${scopedRaw.table('initiative', 'secret')} where secret.is_confidential`
  return sql`not ${column(alias, 'is_confidential')} and (${initiative} is null or ${initiative} not in (${confidential}))`
}

const isForClientWork: Condition = (alias) => {
  const marked = sql`select marked.id from ${scopedRaw.table('artifact', 'marked')} where marked.client_id is null and marked.use_in_client_work`
  return sql`${column(alias, 'client_id')} is null and ${column(alias, 'use_in_client_work')} and (${column(alias, 'source_kind')} <> 'artifact' or ${column(alias, 'source_id')} in (${marked}))`
}

const inInitiative =
  (initiativeId: string | undefined): Condition =>
  (alias) => {
    const isClients = sql<SqlBool>`${column(alias, 'client_id')} is not null`
    if (initiativeId === undefined) return isClients
    const initiative = column(alias, 'initiative_id')
    return sql`${isClients} and (${initiative} = ${initiativeId}::uuid or ${initiative} is null)`
  }

function narrowing({ sourceKind, sourceTypes, activations }: SearchPlace): Condition[] {
  const conditions: Condition[] = []
  if (sourceKind === 'client') conditions.push((alias) => sql`${column(alias, 'initiative_id')} is null`)
  if (sourceKind === 'initiative')
    conditions.push((alias) => sql`${column(alias, 'initiative_id')} is not null`)
  if (sourceTypes !== undefined)
    conditions.push((alias) => sql`${column(alias, 'source_kind')} = any(${[...sourceTypes]}::text[])`)
  if (activations !== undefined) {
    const { ids, alone } = activations
    const isOne: Condition = (alias) => sql`${column(alias, 'source_id')} = any(${[...ids]}::uuid[])`
    // Who names activations asks for evidence: what agents said in conversations is none, either.
    const isOther: Condition = (alias) =>
      sql`${column(alias, 'source_kind')} not in ('activation', 'conversation')`
    conditions.push(alone ? isOne : (alias) => sql`(${isOther(alias)} or ${isOne(alias)})`)
  }
  return conditions
}
