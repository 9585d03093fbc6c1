import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { drawSample } from '@parley/server-kit/testing/sample.ts'
import { createIsolationWorld, type IsolationWorld, type Principal } from './testing/isolation-world.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

// Security, check 3: every request of the process on one and the same connection of a real Postgres.

const requests = 10_000
const sample = drawSample({ oneOf: 10 })
/** Requests at a time that wait for the one connection. */
const atOnce = 8

let app: TestApp
let world: IsolationWorld
const paths = new Map<string, string[]>()

beforeAll(async () => {
  app = await createTestApp({ connections: 1 })
  world = await createIsolationWorld(app)
  for (const client of world.clients) {
    const { initiativeId, phaseId } = await world.addRecords(client)
    paths.set(client.id, [
      `/initiatives/client/${client.id}`,
      `/initiatives/${initiativeId}`,
      `/stakeholders/client/${client.id}`,
      `/departments/client/${client.id}`,
      `/artifacts/client/${client.id}`,
      `/initiative-phases/phases/${phaseId}/observations`,
    ])
  }
})
afterAll(() => app.close())

interface Tally {
  answered: number
  aborted: number
  crossings: string[]
}

/** A request of somebody, whose caller goes away at some moment of it where `abortAfterMs` says so. */
async function ask(
  who: Principal,
  { path, abortAfterMs }: { path: string; abortAfterMs: number | undefined },
  tally: Tally,
): Promise<void> {
  const controller = new AbortController()
  if (abortAfterMs !== undefined) setTimeout(() => controller.abort(), abortAfterMs)
  try {
    const answer = await fetch(`${app.origin}/api${path}`, {
      headers: { authorization: `Bearer ${who.token}` },
      signal: controller.signal,
    })
    const text = await answer.text()
    tally.answered += 1
    const own = who.sees.map((client) => world.markOf(client))
    const foreign = world.clients.map((client) => world.markOf(client)).filter((mark) => !own.includes(mark))
    const isOwn = answer.status === 200 && own.some((mark) => text.includes(mark))
    if (!isOwn || foreign.some((mark) => text.includes(mark)))
      tally.crossings.push(`${who.name} ${path}: ${answer.status} ${text.slice(0, 200)}`)
  } catch {
    tally.aborted += 1
  }
}

describe(`tenants that share one connection (${sample.name})`, () => {
  it('never see each other, over 10,000 requests by turns, a third of them aborted', async () => {
    const people = world.principals.filter(({ sees }) => sees.length === 1)
    const tally: Tally = { answered: 0, aborted: 0, crossings: [] }
    const turns = Array.from({ length: requests }, (_, turn) => turn).filter((turn) =>
      sample.includes(String(turn)),
    )
    const next = turns.values()
    const worker = async (): Promise<void> => {
      for (const turn of next) {
        const who = people[turn % people.length]
        const own = paths.get(who?.sees[0]?.id ?? '') ?? []
        const path = own[turn % own.length]
        if (who !== undefined && path !== undefined)
          await ask(who, { path, abortAfterMs: turn % 3 === 0 ? turn % 7 : undefined }, tally)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    expect(tally.crossings).toEqual([])
    expect(tally.answered + tally.aborted).toBe(turns.length)
    expect(tally.answered).toBeGreaterThan(turns.length / 2)
    expect(tally.aborted).toBeGreaterThan(0)
  }, 600_000)
})
