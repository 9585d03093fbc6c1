import { AppError } from '@parley/contracts/errors.ts'

/** Milliseconds, where nothing else is said. */
export interface TurnRules {
  /** Of a process' time, while others are about: the part that one tenant may take for longer. */
  share: number
  /** What a tenant may take at once beyond its share. */
  saved: number
  /** The most that one call counts for: what takes longer waits for others, or for a machine that has too much to do. */
  mostOfOne: number
  /** Others are about when they have asked within so long; always, by Infinity. */
  about: number
  /** Calls of one tenant that are in work at once: alone, and while others are about. */
  atOnce: { alone: number; amongOthers: number }
  /** A call that is in work for longer waits for somebody else, and holds no place of its tenant any more. */
  holds: number
  longestWait: number
  /** Calls of one tenant that wait; more are refused at once. */
  mostWaiting: number
}

/** A quarter of a process is some 60 lists a second, far above what the people of one tenant ask for. */
const usual: TurnRules = {
  share: 0.25,
  saved: 300,
  mostOfOne: 10,
  about: 2000,
  atOnce: { alone: 32, amongOthers: 4 },
  holds: 250,
  longestWait: 10_000,
  mostWaiting: 500,
}

/** What a call is counted for before one of its tenant has ended. */
const firstGuess = 5
const forgottenAfter = 60_000

interface Tenant {
  /** Milliseconds that it may still take; below 0 it waits. */
  credit: number
  countedAt: number
  askedAt: number
  /** What a call of it takes, of late. */
  usual: number
  inWork: number
  waiting: { start: () => void; refuse: (error: AppError) => void; until: number }[]
  timer?: NodeJS.Timeout
}

/** Ends the turn; once is enough. */
export type EndTurn = () => void

export interface TenantTurns {
  /**
   * Resolves when it is the tenant's turn: at once unless the tenant has had more than its share while others are
   * about. Whoever waits too long is refused.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(tenant: string): Promise<EndTurn>
}

/**
 * Turns of one process between tenants: what somebody floods waits behind itself, and not before others. Who is alone
 * has the whole process.
 */
export function createTenantTurns(
  now: () => number = () => performance.now(),
  rules: Partial<TurnRules> = {},
): TenantTurns {
  const { share, saved, mostOfOne, about, atOnce, holds, longestWait, mostWaiting } = { ...usual, ...rules }
  const tenants = new Map<string, Tenant>()
  /** Who asked last, and who of the others did. */
  let recent: { key: string; at: number }[] = []
  let sweptAt = now()

  const noteAsking = (key: string, at: number): void => {
    recent = [{ key, at }, ...recent.filter((one) => one.key !== key)].slice(0, 2)
  }
  const isAlone = (key: string): boolean =>
    about < Infinity && !recent.some((one) => one.key !== key && now() - one.at < about)

  const count = (tenant: Tenant): void => {
    const at = now()
    tenant.credit = Math.min(saved, tenant.credit + (at - tenant.countedAt) * share)
    tenant.countedAt = at
  }

  const find = (key: string): Tenant => {
    const known = tenants.get(key)
    if (known !== undefined) return known
    const made = {
      credit: saved,
      countedAt: now(),
      askedAt: now(),
      usual: firstGuess,
      inWork: 0,
      waiting: [],
    }
    tenants.set(key, made)
    return made
  }

  const forget = (): void => {
    if (now() - sweptAt < forgottenAfter) return
    sweptAt = now()
    for (const [key, { askedAt, inWork, waiting }] of tenants)
      if (inWork === 0 && waiting.length === 0 && now() - askedAt > forgottenAfter) tenants.delete(key)
  }

  const begin = (key: string, tenant: Tenant): EndTurn => {
    const [start, guess] = [now(), tenant.usual]
    tenant.credit -= guess
    tenant.inWork += 1
    let [isOver, isHolding] = [false, true]
    const letGo = (): void => {
      if (!isHolding) return
      isHolding = false
      tenant.inWork -= 1
      goOn(key, tenant)
    }
    const holding = setTimeout(letGo, holds).unref()
    return () => {
      if (isOver) return
      isOver = true
      clearTimeout(holding)
      const took = Math.min(mostOfOne, now() - start)
      // Not further down than its share makes good in a second: nobody pays for long for what others did not need.
      tenant.credit = Math.max(-1000 * share, tenant.credit + guess - took)
      tenant.usual = 0.8 * tenant.usual + 0.2 * took
      letGo()
    }
  }

  const mayBegin = (key: string, { credit, inWork }: Tenant): boolean =>
    isAlone(key) ? inWork < atOnce.alone : credit > 0 && inWork < atOnce.amongOthers

  /** Lets in as many of those who wait as may, and comes again for the next. */
  const goOn = (key: string, tenant: Tenant): void => {
    count(tenant)
    while (tenant.waiting[0] !== undefined && tenant.waiting[0].until <= now())
      tenant.waiting.shift()?.refuse(tooMany(tenant))
    while (tenant.waiting.length > 0 && mayBegin(key, tenant)) tenant.waiting.shift()?.start()
    clearTimeout(tenant.timer)
    if (tenant.waiting.length === 0) return
    const until = Math.min(Math.max(1, (1 - tenant.credit) / share), usual.about)
    tenant.timer = setTimeout(() => goOn(key, tenant), until).unref()
  }

  const tooMany = (tenant: Tenant): AppError =>
    new AppError('TOO_MANY_REQUESTS', 'That is more than can be answered at a time. Please wait a moment.', {
      retryAfterSeconds: Math.max(1, Math.ceil((tenant.waiting.length * tenant.usual) / share / 1000)),
    })

  return {
    take(key) {
      forget()
      const tenant = find(key)
      count(tenant)
      tenant.askedAt = now()
      noteAsking(key, tenant.askedAt)
      if (tenant.waiting.length === 0 && mayBegin(key, tenant)) return Promise.resolve(begin(key, tenant))
      if (tenant.waiting.length >= mostWaiting) return Promise.reject(tooMany(tenant))
      return new Promise((resolve, refuse) => {
        const start = (): void => resolve(begin(key, tenant))
        tenant.waiting.push({ start, refuse, until: now() + longestWait })
        if (tenant.waiting.length === 1) goOn(key, tenant)
      })
    },
  }
}
