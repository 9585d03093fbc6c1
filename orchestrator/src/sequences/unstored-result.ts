import { isRefused } from '@parley/server-kit/database/insist.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { isLostRace } from '@parley/server-kit/database/lost-race.ts'
import type { RecordCall } from '../agents/index.ts'
import { type Committed, nextStep, stillHeld, type Step } from '../runs/index.ts'
import type { EnginePorts, HeldRun, StepResult } from '../steps/index.ts'
import { commitOf, type ResultCommit, storeResult } from './commit-result.ts'

/**
 * Milliseconds that a result waits for the next step to make ready its call. Longer than rows are read for, shorter
 * than anybody notices; a step that searches at a provider of embeddings is not waited for.
 */
const longestWaitMs = 50

/** Somebody did something since the run was read: the step that rests on it begins again. */
export class RunMoved extends Error {
  constructor() {
    super('The run was changed meanwhile.')
    this.name = 'RunMoved'
  }
}

/** Where a run stands, in the hands of its worker: all of it stored, or all but the result of the last step. */
export interface Standing {
  /** As it is, or will be with that result; what the next step rests on. */
  held: HeldRun
  /** Stores the result with the record of a call. @throws RunMoved, BudgetPassed: the call was not recorded */
  recordWith: (record: RecordCall) => Promise<void>
  /** @returns the run as stored, the result by itself if no call took it along; undefined when it was not to be */
  settle: () => Promise<HeldRun | undefined>
}

/** A run that is stored as it stands. */
export const standingAsStored = (held: HeldRun): Standing => ({
  held,
  recordWith: (record) => record(),
  settle: () => Promise.resolve(held),
})

const asking: readonly Step['kind'][] = [
  'answer-message',
  'open',
  'prompt',
  'ask-agent',
  'analyse',
  'review',
  'approve',
  'summarise',
]

/** Whether a call follows upon a step, with whose record its result can be stored. */
const isCallNext = ({ isTold, expected }: ResultCommit, { isExact }: StepResult): boolean =>
  !isTold && !isExact && asking.includes(nextStep(expected.view, expected.context.language).kind)

/** A failure of which whoever asks hears, and nobody has to. */
function failing(error: Error): Promise<never> {
  const failure = Promise.reject(error)
  failure.catch(() => undefined)
  return failure
}

/**
 * Stores a step's result: with the record of the call after it, in one transaction, where that is ready in a moment;
 * by itself where it is not, or where a person did something meanwhile (ADR 25).
 */
export function storeWithNext(ports: EnginePorts, held: HeldRun, result: StepResult): Standing {
  const commit = commitOf(ports, held, result)
  let stored: Promise<HeldRun | undefined> | undefined
  const alone = (): Promise<HeldRun | undefined> => (stored ??= storeResult(ports, held, commit))
  // Whoever asks next hears of a failure.
  const storeUnasked = (): void => void alone().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  if (isCallNext(commit, result)) timer = setTimeout(storeUnasked, ports.resultWaitsMs ?? longestWaitMs)
  else storeUnasked()

  /** @returns whether both are stored; where they are not, neither is */
  const together = async (record: RecordCall): Promise<boolean> => {
    let committed: Committed | undefined
    await ports.fault?.('before-commit')
    try {
      const write = async (tx: Parameters<ResultCommit['write']>[0]): Promise<void> => {
        committed = await commit.write(tx, true)
      }
      await record({ statements: commit.statements, write })
    } catch (error) {
      if (isRefused(error, stillHeld) || isLostRace(error)) return false
      // Nobody knows whether it was stored: the run is read again by whoever takes it.
      if (isDatabaseLost(error) && error instanceof Error) stored = failing(error)
      throw error
    }
    stored = Promise.resolve(committed && commit.after(committed))
    await ports.fault?.('after-commit')
    return true
  }

  return {
    held: commit.expected,
    async recordWith(record) {
      clearTimeout(timer)
      if (stored === undefined && (await together(record))) return
      const now = await alone()
      if (now?.run.updatedAt.getTime() !== held.run.updatedAt.getTime()) throw new RunMoved()
      await record()
    },
    settle() {
      clearTimeout(timer)
      return alone()
    },
  }
}
