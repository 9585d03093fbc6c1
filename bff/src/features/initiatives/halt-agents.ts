import type { InitiativeStatus, SequenceStatus } from '@parley/contracts/enums.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Call, command } from '../interactions/index.ts'
import { listPhasesOfRuns } from './initiatives.queries.ts'

interface Halt {
  command: 'pauseSequence' | 'cancelSequences'
  /** Of the runs that it is for: one that waits for a person holds no worker, and waits on. */
  statuses: readonly SequenceStatus[]
}

const halts: Partial<Record<InitiativeStatus, Halt>> = {
  ON_HOLD: { command: 'pauseSequence', statuses: ['QUEUED', 'RUNNING'] },
  CANCELLED: { command: 'cancelSequences', statuses: ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'] },
}

/**
 * On hold pauses the agents of an initiative, cancelling it cancels their runs (decisions D3). It comes after the change
 * is stored: a run that is not reached is paused by its worker, which looks at the initiative when it takes the run.
 */
export async function haltAgents(
  dependencies: Dependencies,
  call: Call,
  { id, status }: { id: string; status: InitiativeStatus },
): Promise<void> {
  const halt = halts[status]
  if (halt === undefined) return
  const { database, logger } = dependencies
  const phaseIds = await database.tenantRead(scopeOf(call.actor), (tx) =>
    listPhasesOfRuns(tx, id, halt.statuses),
  )
  for (const phaseId of phaseIds) {
    const subject = { phaseId }
    await command(dependencies, call, { name: halt.command, subject, input: { params: subject } }).catch(
      (error: unknown) => logger.warn({ error, phaseId }, 'the agents of an initiative were not stopped'),
    )
  }
}
