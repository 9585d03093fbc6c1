import type { PhaseContext, SpokenMessage } from '../agents/index.ts'
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
}
