import type { KnowledgeTurn } from '@parley/contracts/http/knowledge.ts'
import type { AuditedPerson } from '@parley/contracts/internal/audited-person.ts'
import type { Caller } from '../caller.ts'
import { auditKnowledge } from './knowledge.queries.ts'
import { placeOf } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'
import { recheckTurns } from './recheck-turns.ts'
import { deleteTurns, listTurns } from './turns.queries.ts'

/** The person's own turns at their place, oldest first, each as it may be shown now. @throws AppError FORBIDDEN */
export async function readKnowledgeHistory(
  { database }: Pick<KnowledgePorts, 'database'>,
  { scope }: Caller,
  { body }: { body: { limit: number; before: string | null } },
): Promise<{ turns: KnowledgeTurn[]; hasEarlier: boolean }> {
  const place = placeOf(scope)
  return database.tenantRead(scope, async (tx) => {
    const rows = await listTurns(tx, place, { before: body.before, limit: body.limit + 1 })
    const shown = rows.slice(0, body.limit).reverse()
    return { turns: await recheckTurns(tx, place, shown), hasEarlier: rows.length > body.limit }
  })
}

/** Deletes the person's own turns at their place, for real. @throws AppError FORBIDDEN */
export async function clearKnowledgeHistory(
  { database }: Pick<KnowledgePorts, 'database'>,
  caller: Caller,
  { body: { by } }: { body: { by: AuditedPerson } },
): Promise<{ cleared: number }> {
  const place = placeOf(caller.scope)
  return database.tenantTransaction(caller.scope, async (tx) => {
    const cleared = await deleteTurns(tx, place)
    if (cleared > 0)
      await auditKnowledge(tx, place, {
        by: { ...by, requestId: caller.requestId },
        action: 'knowledge.history_cleared',
        turnId: null,
      })
    return { cleared }
  })
}
