import { type Progress, progressSchema, type setProgress } from '@parley/contracts/http/progress.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { z } from 'zod'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { forgetState, keepState, listStates } from './progress.queries.ts'

type Ports = Pick<Dependencies, 'database'>

/** Without what an earlier version kept and this one does not know. */
async function read(tx: Tx, userId: string): Promise<Progress> {
  const rows = await listStates(tx, userId)
  const known = rows.filter(({ key, state }) => progressSchema.safeParse({ [key]: state }).success)
  return progressSchema.parse(Object.fromEntries(known.map(({ key, state }) => [key, state])))
}

export const getOwnProgress = ({ database }: Ports, { userId }: Actor): Promise<Progress> =>
  database.tenantRead(authScope, (tx) => read(tx, userId))

/** The person's own also while they act inside a client or a firm. */
export const changeOwnProgress = (
  { database }: Ports,
  { userId }: Actor,
  changes: z.output<typeof setProgress.body>,
): Promise<Progress> =>
  database.tenantTransaction(authScope, async (tx) => {
    // In one order, so that two tabs do not wait for each other.
    const sorted = Object.entries(changes).sort(([left], [right]) => left.localeCompare(right))
    for (const [key, state] of sorted) {
      if (state === undefined) continue
      await (state === null ? forgetState(tx, { userId, key }) : keepState(tx, { userId, key, state }))
    }
    return read(tx, userId)
  })
