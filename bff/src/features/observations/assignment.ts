import { notFound } from '@parley/contracts/errors.ts'
import {
  findNotifiedInitiative,
  notify,
  type NotifyPorts,
} from '@parley/server-kit/notifications/notify.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { findOnlookerIds } from '../../authorization/onlookers.queries.ts'
import type { Tx } from '../../database.ts'
import type { ObservationRow } from './observations.queries.ts'

type Assigned = Pick<ObservationRow, 'client_id' | 'assignee_id'>

/** @throws AppError NOT_FOUND for who may not see the client, like for nobody; whose it is already stays */
export async function checkAssignee(
  tx: Tx,
  rows: readonly Assigned[],
  assigneeId: string | null | undefined,
): Promise<void> {
  const [row] = rows.filter((one) => one.assignee_id !== assigneeId)
  if (assigneeId == null || row === undefined) return
  if (!(await findOnlookerIds(tx, row.client_id, [assigneeId])).has(assigneeId)) throw notFound('User')
}

/** Letters of an observation that a notification begins with. */
const shownLetters = 160

/** An observation as a notification says it. */
export const inShort = ({ description }: { description: string }): string =>
  description.length <= shownLetters ? description : `${description.slice(0, shownLetters - 1).trimEnd()}…`

/** Where an observation stands on its initiative's page. */
export const placeOf = (row: { phase_id: string; id: string }): string =>
  `?phase=${row.phase_id}&finding=${row.id}`

/** Tells whose observations some have become, once; rows are as they were before. */
export async function tellAssignee(
  tx: Tx,
  { ports, caller }: { ports: NotifyPorts; caller: Caller },
  { rows, assigneeId }: { rows: readonly ObservationRow[]; assigneeId: string | null | undefined },
): Promise<void> {
  const [first, ...others] = rows.filter((row) => row.assignee_id !== assigneeId)
  if (assigneeId == null || first === undefined) return
  const initiative = await findNotifiedInitiative(tx, first.phase_id)
  if (initiative === undefined) return
  const about =
    others.length === 0
      ? { kind: 'OBSERVATION_ASSIGNED' as const, body: inShort(first), within: placeOf(first) }
      : {
          kind: 'OBSERVATIONS_ASSIGNED' as const,
          body: String(others.length + 1),
          within: `?phase=${first.phase_id}&pane=findings&findings=mine`,
        }
  await notify(tx, ports, { initiative, actorId: caller.userId, to: [assigneeId], ...about })
}
