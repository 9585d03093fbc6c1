// Loads of durable steps on each arm, prepared before they are measured.
import { prepareAgentLoop } from './agent-loop-arm.ts'
import type { BareSteps } from './bare-steps.ts'
import type { EngineArm } from './engine-arm.ts'
import { median } from './statistics.ts'

export interface Load {
  turns: number
  concurrency: number
  runs: number
}

/** One measurement of an arm. */
export interface Sample {
  /** Milliseconds of a turn in the middle run. */
  turnMs: number
  turnsPerSecond: number
}

export type Samples = Map<string, Sample[]>

/** Does a load with runs that are prepared already. */
async function measure(load: Load, runs: (() => Promise<unknown>)[]): Promise<Sample> {
  const took: number[] = []
  const waiting = [...runs]
  const work = async (): Promise<void> => {
    for (let run = waiting.pop(); run !== undefined; run = waiting.pop()) {
      const before = performance.now()
      await run()
      took.push((performance.now() - before) / load.turns)
    }
  }
  const before = performance.now()
  await Promise.all(Array.from({ length: load.concurrency }, work))
  const seconds = (performance.now() - before) / 1000
  return { turnMs: median(took), turnsPerSecond: (runs.length * load.turns) / seconds }
}

const manyOf = <T>(load: Load, make: (index: number) => T): T[] =>
  Array.from({ length: load.concurrency * load.runs }, (_, index) => make(index))

/** Runs of as many clients as there are runs at a time, or of fewer. */
export async function measureEngine(
  engine: EngineArm,
  load: Load,
  clients = load.concurrency,
): Promise<Sample> {
  const prepared: (() => Promise<string>)[] = []
  for (const client of manyOf(load, (index) => index % clients))
    prepared.push(await engine.prepare(load.turns, client))
  const ids: string[] = []
  const sample = await measure(
    load,
    prepared.map((run) => async () => ids.push(await run())),
  )
  for (const id of ids) await engine.check(id, load.turns)
  return sample
}

export const measureBare = (bare: BareSteps, load: Load): Promise<Sample> =>
  measure(
    load,
    manyOf(load, () => () => bare.run(load.turns)),
  )

export const measureAgentLoop = (load: Load): Promise<Sample> =>
  measure(
    load,
    manyOf(load, () => prepareAgentLoop(load.turns)),
  )
