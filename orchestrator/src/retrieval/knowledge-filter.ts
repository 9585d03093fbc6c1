import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'

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

/** Aliases that every search query uses: chunk, its initiative, its artifact. */
export interface SearchTables extends DB {
  chunk: DB['knowledge_chunk']
  initiative: DB['initiative']
  artifact: DB['artifact']
}

type Builder = ExpressionBuilder<SearchTables, 'chunk' | 'initiative' | 'artifact'>

/**
 * The rows that a search may find (decisions D11, Confidentiality), on top of the scope of the transaction.
 * - In a client's context: that client's chunks, and firm documents marked for client work; nothing of another
 *   client. Chunks of a confidential initiative are found for that initiative and in the client's own chat.
 * - In the firm's own search: the firm's chunks and those of clients in scope, but of no confidential initiative.
 * Flags are read from the initiative and the artifact, so that a change counts at once.
 */
export function mayFind(place: SearchPlace): (builder: Builder) => Expression<SqlBool> {
  return (builder) => {
    const { clientId, initiativeId } = place
    const isFirmRow = builder('chunk.client_id', 'is', null)
    const narrowed = [...ofKind(place, builder), ...ofTypes(place, builder), ...ofActivations(place, builder)]
    if (clientId === null) {
      const isOpen = sql<SqlBool>`coalesce(${builder.ref('initiative.is_confidential')}, false) = false and not ${builder.ref('chunk.is_confidential')}`
      return builder.and([builder('chunk.firm_id', '=', place.firmId), isOpen, ...narrowed])
    }
    const own = [builder('chunk.client_id', '=', clientId)]
    if (initiativeId !== undefined) {
      own.push(
        builder.or([
          builder('chunk.initiative_id', '=', initiativeId),
          builder('chunk.initiative_id', 'is', null),
        ]),
      )
    }
    const shared = builder.and([
      isFirmRow,
      builder('chunk.use_in_client_work', '=', true),
      builder.or([
        builder('chunk.artifact_id', 'is', null),
        builder('artifact.use_in_client_work', '=', true),
      ]),
    ])
    const allowed = place.includeFirmSources ? builder.or([builder.and(own), shared]) : builder.and(own)
    return builder.and([builder('chunk.firm_id', '=', place.firmId), allowed, ...narrowed])
  }
}

function ofKind({ sourceKind }: SearchPlace, builder: Builder): Expression<SqlBool>[] {
  if (sourceKind === undefined) return []
  if (sourceKind === 'firm') return [builder('chunk.client_id', 'is', null)]
  const isWide = sourceKind === 'client'
  return [
    builder('chunk.client_id', 'is not', null),
    builder('chunk.initiative_id', isWide ? 'is' : 'is not', null),
  ]
}

function ofTypes({ sourceTypes }: SearchPlace, builder: Builder): Expression<SqlBool>[] {
  if (sourceTypes === undefined) return []
  return sourceTypes.length === 0
    ? [sql<SqlBool>`false`]
    : [builder('chunk.source_kind', 'in', [...sourceTypes])]
}

function ofActivations({ activations }: SearchPlace, builder: Builder): Expression<SqlBool>[] {
  if (activations === undefined) return []
  const { ids, alone } = activations
  // Who names activations asks for evidence: what agents said in conversations is none, either.
  const isOther = builder('chunk.source_kind', 'not in', ['activation', 'conversation'])
  if (ids.length === 0) return [alone ? sql<SqlBool>`false` : isOther]
  const isOne = builder('chunk.source_id', 'in', [...ids])
  return [alone ? isOne : builder.or([isOther, isOne])]
}
