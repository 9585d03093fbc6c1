import type { PhaseContext, RecordCall, SpokenMessage } from '../agents/index.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { StoredRun, RunView } from '../runs/index.ts'

/** A run in the hands of a worker: what is stored, and what it works from. */
export interface HeldRun {
  run: StoredRun
  view: RunView
  context: PhaseContext
  messages: SpokenMessage[]
}

/** What a step has at hand: the surroundings, the run, and the signal that stops its call. */
export interface StepScene {
  ports: EnginePorts
  held: HeldRun
  signal: AbortSignal
  /** Where the result before this step is not stored yet: stores it with the record of the step's first call. */
  recordWith?: (record: RecordCall) => Promise<void>
}
