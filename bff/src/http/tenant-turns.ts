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
export const createTenantTurns = (
  now: () => number = () => performance.now(),
  rules: Partial<TurnRules> = {},
): TenantTurns => new Turns(now, { ...usual, ...rules })

class Turns implements TenantTurns {
  readonly #now: () => number
  readonly #rules: TurnRules
  readonly #tenants = new Map<string, Tenant>()
  /** Who asked last, and who of the others did. */
  #recent: { key: string; at: number }[] = []
  #sweptAt: number

  constructor(now: () => number, rules: TurnRules) {
    this.#now = now
    this.#rules = rules
    this.#sweptAt = now()
  }

  take(key: string): Promise<EndTurn> {
    this.#forget()
    const tenant = this.#find(key)
    this.#count(tenant)
    tenant.askedAt = this.#now()
    this.#noteAsking(key, tenant.askedAt)
    if (tenant.waiting.length === 0 && this.#mayBegin(key, tenant))
      return Promise.resolve(this.#begin(key, tenant))
    if (tenant.waiting.length >= this.#rules.mostWaiting) return Promise.reject(this.#tooMany(tenant))
    return new Promise((resolve, refuse) => {
      const start = (): void => resolve(this.#begin(key, tenant))
      tenant.waiting.push({ start, refuse, until: this.#now() + this.#rules.longestWait })
      if (tenant.waiting.length === 1) this.#goOn(key, tenant)
    })
  }

  #noteAsking(key: string, at: number): void {
    this.#recent = [{ key, at }, ...this.#recent.filter((one) => one.key !== key)].slice(0, 2)
  }

  #isAlone(key: string): boolean {
    const { about } = this.#rules
    return about < Infinity && !this.#recent.some((one) => one.key !== key && this.#now() - one.at < about)
  }

  #count(tenant: Tenant): void {
    const { saved, share } = this.#rules
    const at = this.#now()
    tenant.credit = Math.min(saved, tenant.credit + (at - tenant.countedAt) * share)
    tenant.countedAt = at
  }

  #find(key: string): Tenant {
    const known = this.#tenants.get(key)
    if (known !== undefined) return known
    const at = this.#now()
    const credit = this.#rules.saved
    const made = { credit, countedAt: at, askedAt: at, usual: firstGuess, inWork: 0, waiting: [] }
    this.#tenants.set(key, made)
    return made
  }

  #forget(): void {
    const at = this.#now()
    if (at - this.#sweptAt < forgottenAfter) return
    this.#sweptAt = at
    for (const [key, { askedAt, inWork, waiting }] of this.#tenants)
      if (inWork === 0 && waiting.length === 0 && at - askedAt > forgottenAfter) this.#tenants.delete(key)
  }

  #begin(key: string, tenant: Tenant): EndTurn {
    const [start, guess] = [this.#now(), tenant.usual]
    tenant.credit -= guess
    tenant.inWork += 1
    let [isOver, isHolding] = [false, true]
    const letGo = (): void => {
      if (!isHolding) return
      isHolding = false
      tenant.inWork -= 1
      this.#goOn(key, tenant)
    }
    const holding = setTimeout(letGo, this.#rules.holds).unref()
    return () => {
      if (isOver) return
      isOver = true
      clearTimeout(holding)
      this.#settle(tenant, { guess, took: this.#now() - start })
      letGo()
    }
  }

  /** Not further down than its share makes good in a second: nobody pays for long for what others did not need. */
  #settle(tenant: Tenant, call: { guess: number; took: number }): void {
    const { mostOfOne, share } = this.#rules
    const took = Math.min(mostOfOne, call.took)
    tenant.credit = Math.max(-1000 * share, tenant.credit + call.guess - took)
    tenant.usual = 0.8 * tenant.usual + 0.2 * took
  }

  #mayBegin(key: string, { credit, inWork }: Tenant): boolean {
    const { atOnce } = this.#rules
    return this.#isAlone(key) ? inWork < atOnce.alone : credit > 0 && inWork < atOnce.amongOthers
  }

  /** Lets in as many of those who wait as may, and comes again for the next. */
  #goOn(key: string, tenant: Tenant): void {
    this.#count(tenant)
    while (tenant.waiting[0] !== undefined && tenant.waiting[0].until <= this.#now())
      tenant.waiting.shift()?.refuse(this.#tooMany(tenant))
    while (tenant.waiting.length > 0 && this.#mayBegin(key, tenant)) tenant.waiting.shift()?.start()
    clearTimeout(tenant.timer)
    if (tenant.waiting.length === 0) return
    const until = Math.min(Math.max(1, (1 - tenant.credit) / this.#rules.share), usual.about)
    tenant.timer = setTimeout(() => this.#goOn(key, tenant), until).unref()
  }

  #tooMany(tenant: Tenant): AppError {
    const waited = (tenant.waiting.length * tenant.usual) / this.#rules.share / 1000
    return new AppError(
      'TOO_MANY_REQUESTS',
      'That is more than can be answered at a time. Please wait a moment.',
      {
        retryAfterSeconds: Math.max(1, Math.ceil(waited)),
      },
    )
  }
}
