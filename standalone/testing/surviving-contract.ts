import { expect, it } from '@jest/globals'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import { fillIn, readConversation, seeItThrough, startConversation } from './engagement.ts'
import { afterADeath, get, portOf, type Product, renewOrchestrators } from './product.ts'

/** A dead worker's lease has to end before another one goes on, and the run has some twenty calls. */
const longestRunAfterADeathMs = 240_000

const clean = { code: 0, signal: null }

/** What the processes survive: the death of one of them, and the absence of what they stand on. */
export function testSurviving(product: Product, away: readonly ('database' | 'redis')[]): void {
  it(
    'finish a run whose orchestrator was killed in the middle of it',
    () => killInTheMiddle(product),
    longestRunAfterADeathMs,
  )

  it('end when told though the database is away', async () => {
    const { world } = product
    const leaving = [world.start('bff'), world.start('orchestrator')]
    try {
      await Promise.all(leaving.map((one) => one.listening()))
      world.lines.database.lead([])
      world.lines.database.cut()
    } finally {
      const endings = await Promise.all(leaving.map((one) => one.end('SIGTERM')))
      world.repair('database')
      expect([endings, leaving.map((one) => one.complaints())]).toEqual([
        [clean, clean],
        ['', ''],
      ])
    }
  })

  it.each(away)(
    'say so while the %s is away, live on, and go on when it is back',
    async (name) => {
      const { world, bffs, orchestrators, here, phaseId, onlooker } = product
      const running = [...bffs, ...orchestrators]
      const readiness = () => Promise.all(running.map((one) => get(one.origin(), '/readyz')))
      const part = name === 'database' ? 'database' : 'queue'
      world.lines[name]?.lead([])
      world.lines[name]?.cut()
      for (const [index, { status, text }] of (await readiness()).entries()) {
        // A bff serves what is in the database meanwhile.
        const serves = running[index]?.name === 'bff' && part === 'queue'
        const expected = { status: serves ? 'degraded' : 'down', [part]: 'down' }
        expect([status, JSON.parse(text)]).toEqual([serves ? 200 : 503, expect.objectContaining(expected)])
      }
      for (const one of running) expect((await get(one.origin(), '/healthz')).status).toBe(200)
      world.repair(name)
      await eventually(async () => (await readiness()).every(({ text }) => text.includes('"status":"up"')))
      const before = onlooker.stored().length
      await fillIn(here, phaseId, { criticalRequirements: `FIN-07, said again after the ${name} was away.` })
      await eventually(() => onlooker.stored().length > before)
      await startConversation(here, phaseId)
      const { sequence } = await seeItThrough(here, phaseId, afterADeath)
      await eventually(() => onlooker.has('SEQUENCE_COMPLETED', { sequenceId: sequence.id }))
    },
    longestRunAfterADeathMs,
  )
}

async function killInTheMiddle(product: Product): Promise<void> {
  const { world, orchestrators, here, there, phaseId, onlooker } = product
  const [dying, leaving] = orchestrators
  if (dying === undefined || leaving === undefined) throw new Error('Two orchestrators are needed.')
  const undisturbed = await readConversation(there, phaseId)
  // Alone, so that the run is surely with the one that is killed.
  world.lines.orchestrators.lead([portOf(dying)])
  expect(await leaving.end('SIGTERM')).toEqual({ code: 0, signal: null })
  await startConversation(here, phaseId)
  await eventually(async () => {
    const { interactions } = await readConversation(there, phaseId)
    const states = interactions.map(({ status }) => status)
    return states.includes('COMPLETED') && states.includes('RUNNING')
  })
  expect(await dying.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
  await renewOrchestrators(product)
  const after = await seeItThrough(here, phaseId, afterADeath)
  expect(after.sequence).toMatchObject({ status: 'COMPLETED', error: null })
  const turns = ({ interactions }: typeof after) =>
    interactions.map(({ order, aiAgent, status }) => [order, aiAgent.name, status])
  expect(turns(after)).toEqual(turns(undisturbed))
  await eventually(() => onlooker.has('SEQUENCE_COMPLETED', { sequenceId: after.sequence.id }))
}
