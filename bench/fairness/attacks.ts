import { longPdf } from '@parley/orchestrator/src/ingestion/testing/long-pdf.ts'
import { gap, randomOf } from './arrivals.ts'
import { type Answer, createCaller, jsonBody } from './call.ts'
import type { Tenant } from './people.ts'
import { workOf } from './watched.ts'

export interface Target {
  origins: readonly string[]
  /** The tenant that does it, and those whom it does it to. */
  own: Tenant
  others: readonly Tenant[]
  /** Requests a second of each of the others. */
  pace: number
}

export interface Attack {
  name: string
  /** @returns its end: waits until nothing of it is under way, with how often each status came */
  start(target: Target): { stop(): Promise<Record<string, number>> }
}

interface Strand {
  /** One request of it; the turn counts from 0. */
  next: (turn: number) => Promise<Answer>
  /** Milliseconds from one to the next, at the soonest; as soon as it is answered where there is none. */
  every?: () => number
}

/** Runs strands beside each other until they are stopped. */
function run(strands: readonly Strand[], tidy: () => void | Promise<void>) {
  let isOver = false
  const statuses: Record<string, number> = {}
  const asking = strands.map(async ({ next, every }) => {
    for (let turn = 0; !isOver; turn += 1) {
      const pause = every === undefined ? undefined : new Promise((resolve) => setTimeout(resolve, every()))
      const { status } = await next(turn)
      statuses[status] = (statuses[status] ?? 0) + 1
      await pause
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(asking)
      await tidy()
      return statuses
    },
  }
}

const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
const placeOf = (n: number): string => `127.0.0.${10 + n}`

/** So many connections, each as fast as it is answered. */
const flood: Attack = {
  name: 'floods lists and searches by 32 connections',
  start({ origins, own }) {
    const { call, close } = createCaller(placeOf(0))
    const strands = many(32, (n): Strand => ({
      next: (turn) => call(origins[n % origins.length] ?? '', workOf(own, n + turn)),
    }))
    return run(strands, close)
  },
}

/** Nobody: how much one measurement differs from another by itself. */
const nobody: Attack = {
  name: 'does nothing: how measurements differ',
  start: () => ({ stop: () => Promise.resolve({}) }),
}

const tenTimes: Attack = {
  name: 'asks ten times as often as each of the others',
  start({ origins, own, pace }) {
    const { call, close } = createCaller(placeOf(0))
    const random = randomOf(0)
    const strands = many(10, (n): Strand => ({
      next: (turn) => call(origins[(n + turn) % origins.length] ?? '', workOf(own, n + turn)),
      every: () => gap(random, pace),
    }))
    return run(strands, close)
  },
}

/** From sixteen places, so that no one place is all that is bounded. */
const guesses: Attack = {
  name: 'guesses passwords and locks accounts from 16 places',
  start({ origins, own, others }) {
    const callers = many(16, (n) => createCaller(placeOf(n)))
    const emails = [own, ...others].flatMap(({ people }) => people.slice(0, 8).map(({ email }) => email))
    const strands = callers.map(({ call }, n): Strand => ({
      next: (turn) =>
        call(origins[(n + turn) % origins.length] ?? '', {
          method: 'POST',
          path: '/api/auth/login',
          body: jsonBody({
            email: emails[(n + turn * 16) % emails.length],
            password: `Wrong-${turn}-guess!`,
          }),
        }),
    }))
    return run(strands, () => {
      for (const { close } of callers) close()
    })
  },
}

const boundary = 'fairness-boundary-1'

function upload(clientId: string, file: Uint8Array) {
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="clientId"\r\n\r\n${clientId}\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="long.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(field + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}

/** Of the documents that were ever put in: none is like another. */
let made = 0

const ingestion: Attack = {
  name: 'puts in long documents, eight at once and one a second',
  start({ origins, own }) {
    const { call, close } = createCaller(placeOf(0))
    const kept: string[] = []
    const { authorization } = own.people[0] ?? {}
    const who = authorization === undefined ? {} : { authorization }
    const put = async (): Promise<Answer> => {
      made += 1
      const origin = origins[made % origins.length] ?? ''
      const body = upload(own.clientId, longPdf(100 + made))
      const answer = await call(origin, { method: 'POST', path: '/api/artifacts/upload', body, ...who })
      if (answer.status === 201) kept.push((JSON.parse(answer.text) as { id: string }).id)
      return answer
    }
    const strands = many(8, (n): Strand => ({ next: put, every: () => 8000 + n * 100 }))
    return run(strands, async () => {
      // What is not read yet is not read any more: the next measurement begins in quiet.
      for (const id of kept)
        await call(origins[0] ?? '', { method: 'DELETE', path: `/api/artifacts/${id}`, ...who })
      close()
    })
  },
}

/** Has agents talk in each of its phases, again and again, and decks made of its initiatives. */
const work: Attack = {
  name: 'has agents and decks at work, as many as it can get',
  start({ origins, own }) {
    const { call, close } = createCaller(placeOf(0))
    const { admin, phases } = own.engagement
    const who = admin === undefined ? {} : { authorization: admin.authorization }
    const ask = (turn: number, to: (phase: (typeof phases)[number]) => { path: string; body: object }) => {
      const phase = phases[turn % phases.length]
      if (phase === undefined) throw new Error('There is no phase with agents.')
      const { path, body } = to(phase)
      return call(origins[turn % origins.length] ?? '', {
        method: 'POST',
        path,
        body: jsonBody(body),
        ...who,
      })
    }
    const converse: Strand = {
      next: (turn) =>
        ask(turn, ({ phaseId }) => ({
          path: `/api/agent-interactions/phase/${phaseId}/execute-sequence`,
          body: {},
        })),
      every: () => 250,
    }
    const decks: Strand = {
      next: (turn) =>
        ask(turn, ({ initiativeId }) => ({
          path: `/api/initiatives/${initiativeId}/deck`,
          body: { kind: 'main', format: 'pdf' },
        })),
      every: () => 500,
    }
    return run([converse, decks], async () => {
      for (const { phaseId } of phases)
        await call(origins[0] ?? '', {
          method: 'POST',
          path: `/api/agent-interactions/phase/${phaseId}/cancel-sequences`,
          body: jsonBody({}),
          ...who,
        })
      close()
    })
  },
}

export const attacks: readonly Attack[] = [nobody, tenTimes, flood, guesses, ingestion, work]
