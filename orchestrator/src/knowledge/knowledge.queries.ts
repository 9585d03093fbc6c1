import type { AuditedPerson } from '@parley/contracts/internal/audited-person.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { mayFind } from '../retrieval/index.ts'
import type { Tx } from '../runs/index.ts'
import type { KnowledgePlace } from './knowledge-place.ts'

/** A chunk that the person may see at a place, as it is now. */
export interface VisibleChunk {
  id: string
  text: string
}

/**
 * Of these chunks those that a search at the place would be allowed to find now, in the scope of the transaction.
 * Stored answers are held against it, so that what was deleted, marked confidential or taken from a person is gone from
 * them too (security rules, Tenants).
 */
export async function listVisibleChunks(
  tx: Tx,
  { firmId, clientId }: KnowledgePlace,
  ids: readonly string[],
): Promise<VisibleChunk[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('knowledge_chunk as chunk')
    .where(mayFind({ firmId, clientId, includeFirmSources: clientId !== null })('chunk'))
    .where('chunk.id', 'in', [...ids])
    .select(['chunk.id', 'chunk.text'])
    .execute()
}

/** Initiatives with what their summaries say; in the firm's own search never a confidential one (D11). */
export async function listInitiatives(tx: Tx, { clientId }: KnowledgePlace, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('initiative')
    .innerJoin('client', 'client.id', 'initiative.client_id')
    .leftJoin('initiative_summary as summary', 'summary.initiative_id', 'initiative.id')
    .where('initiative.id', 'in', [...ids])
    .$if(clientId === null, (query) => query.where('initiative.is_confidential', '=', false))
    .select([
      'initiative.id',
      'initiative.name',
      'initiative.client_id',
      'client.name as client_name',
      'summary.vendor_choices',
      'summary.outcomes',
    ])
    .orderBy('initiative.name')
    .orderBy('initiative.id')
    .execute()
}
export type InitiativeRow = Awaited<ReturnType<typeof listInitiatives>>[number]

export async function listClients(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('client')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute()
}

/** Who asks, and with which request. */
export type Asker = AuditedPerson & { requestId: string }

/** By ids alone (decisions D11, Audit): that somebody asked or cleared, never what. */
export async function auditKnowledge(
  tx: Tx,
  { firmId, clientId }: KnowledgePlace,
  event: { by: Asker; action: 'knowledge.asked' | 'knowledge.history_cleared'; turnId: string | null },
): Promise<void> {
  const { by, action, turnId } = event
  await appendAudit(tx, { ...by, action, firmId, clientId, entity: 'knowledge_turn', entityId: turnId })
}
