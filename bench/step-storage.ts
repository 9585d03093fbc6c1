// What durable steps store: bytes of tables before and after runs.
import type { BareSteps } from './bare-steps.ts'
import type { EngineArm } from './engine-arm.ts'
import { measureBare, measureEngine } from './step-loads.ts'

interface Stored {
  /** kB that a run leaves in tables that grow, indexes and dead rows included: of the minimum, and of ours. */
  minimum: number
  ours: number
  /** Of ours, where runs before it were cleared away. */
  cleared: number
  /** Of ours in tables that grow, by table: rows, what is stored apart of them, indexes, all. */
  tables: string[][]
}

/** Rounds of runs and clearing, of which the last counts. */
const clearedRounds = 4

export async function measureStorage(
  { engine, bare }: { engine: EngineArm; bare: BareSteps },
  turns: number,
): Promise<Stored> {
  const load = { turns, concurrency: 1, runs: Math.ceil(1000 / turns) }
  const ofRun = (bytes: number): number => bytes / 1024 / load.runs
  const bareBefore = await bare.storedBytes()
  await measureBare(bare, load)
  const minimum = ofRun((await bare.storedBytes()) - bareBefore)
  const grow = async () => {
    const before = new Map((await engine.stored()).map((table) => [table.name, table]))
    await measureEngine(engine, load)
    return (await engine.stored()).map((table) => {
      const was = before.get(table.name)
      const parts = (['rows', 'apart', 'indexes'] as const).map((part) =>
        ofRun(table[part] - (was?.[part] ?? 0)),
      )
      return { name: table.name, parts, whole: parts.reduce((sum, part) => sum + part, 0) }
    })
  }
  const sum = (tables: readonly { whole: number }[]) => tables.reduce((all, { whole }) => all + whole, 0)
  const grown = await grow()
  // Round after round, so that what the runs before left to clear is used up.
  let cleared = 0
  for (let round = 0; round < clearedRounds; round += 1) {
    await engine.vacuum()
    cleared = sum(await grow())
  }
  return {
    minimum,
    ours: sum(grown),
    cleared,
    tables: grown.map(({ name, parts, whole }) => [
      `${name}, ${turns} turns`,
      ...[...parts, whole].map((kB) => kB.toFixed(1)),
    ]),
  }
}
