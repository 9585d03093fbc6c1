import { writeCheck, writeRun } from './phase-rows.ts'
import { writeInitiative, writeInto } from './write-states.ts'

export const heavyName = 'A phase with much in it'

interface Much {
  findings: number
  turns: number
}

/** A phase at work with so many open findings and so long a conversation, into a product that is not started yet. */
export const writeHeavyPhase = (folder: string, { findings, turns }: Much): Promise<void> =>
  writeInto(folder, async (tx, from) => {
    const place = await writeInitiative(tx, from, {
      name: heavyName,
      status: 'IN_PROGRESS',
      isFilledIn: true,
    })
    await writeCheck(tx, place, { kind: 'INITIAL', open: findings })
    await writeRun(tx, place, { status: 'COMPLETED', done: turns })
  })
