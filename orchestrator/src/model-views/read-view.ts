import type { ModelCall, ModelView } from '@parley/contracts/http/model-views.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { findKeptDays, listSegments, listViews } from './model-views.queries.ts'
import type { ViewStore } from './store-view.ts'

/** The calls of a turn, a message or a run as they were; without those that cannot be opened any more. */
export async function readView(
  { database, sealer, logger }: ViewStore & { logger: Pick<Logger, 'warn'> },
  scope: Scope,
  subjectId: string,
): Promise<ModelView> {
  const { keptForDays, rows, segments } = await database.tenantRead(scope, async (tx) => {
    const found = await listViews(tx, subjectId)
    const keys = [...new Set(found.flatMap((row) => row.segments))]
    const [first] = found
    return {
      rows: found,
      segments: first === undefined ? [] : await listSegments(tx, first.initiative_id, keys),
      keptForDays: scope.firmId === null ? 0 : await findKeptDays(tx, scope.firmId),
    }
  })
  const calls: ModelCall[] = []
  try {
    const texts = new Map<string, string>()
    for (const { key, sealed } of segments) texts.set(key, await sealer.openSegment(sealed, key))
    for (const row of rows) calls.push(await sealer.openView(row, texts))
  } catch (error) {
    logger.warn({ error, subjectId }, 'what a model was given cannot be read any more')
  }
  return { calls: calls.toSorted(inTime), keptForDays }
}

/** They are stored beside the run, and not always in its order. */
const inTime = (left: ModelCall, right: ModelCall): number =>
  left.startedAt === right.startedAt
    ? left.attempts - right.attempts
    : left.startedAt < right.startedAt
      ? -1
      : 1
