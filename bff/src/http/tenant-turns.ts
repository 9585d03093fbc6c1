import { AppError } from '@parley/contracts/errors.ts'
import { type Askers, askers } from './askers.ts'
import { type TurnRules, usualTurnRules } from './turn-rules.ts'

/** What a call is counted for before one of its tenant has ended. */
const firstGuess = 5
const forgottenAfter = 60_000

interface Waiting {
  start: () => void
  refuse: (error: AppError) => void
  since: number
}

interface Tenant {
  key: string
  /** Milliseconds that it may still take before it comes after others. */
  credit: number
  /** What its calls in work are counted for until they end. */
  guessed: number
  /** Over its portion. */
  isOver: boolean
  countedAt: number
  askedAt: number
  /** What a call of it takes, of late. */
  usual: number
  inWork: number
  waiting: Waiting[]
}

const left = ({ credit, guessed }: Tenant): number => credit - guessed

/** Ends the turn; once is enough. */
export type EndTurn = () => void

export interface TenantTurns {
  /**
   * Resolves when it is the tenant's turn: at once unless the tenant has had more than its portion while others are
   * about; then between the calls of those who have not, one at a time. Whoever waits too long is refused.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(tenant: string): Promise<EndTurn>
}

/**
 * Turns of one process between tenants: what somebody floods waits behind itself and behind others, and takes what they
 * leave. Who is alone has the whole process.
 */
export const createTenantTurns = (
  now: () => number = () => performance.now(),
  rules: Partial<TurnRules> = {},
): TenantTurns => new Turns(now, { ...usualTurnRules, ...rules })

class Turns implements TenantTurns {
  readonly #now: () => number
  readonly #rules: TurnRules
  readonly #tenants = new Map<string, Tenant>()
  /** Those of them with calls that wait. */
  readonly #waiting = new Set<Tenant>()
  readonly #askers: Askers
  /** Calls in work of tenants within their portion, and of those over it. */
  readonly #inWork = { within: 0, over: 0 }
  #overRestsUntil = -Infinity
  #withinAskedAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #sweptAt: number

  constructor(now: () => number, rules: TurnRules) {
    this.#now = now
    this.#rules = rules
    this.#askers = askers(now, rules.about)
    this.#sweptAt = now()
  }

  take(key: string): Promise<EndTurn> {
    this.#forget()
    const tenant = this.#find(key)
    tenant.askedAt = this.#now()
    this.#askers.note(key)
    this.#count(tenant)
    if (!tenant.isOver && !this.#isAlone(tenant)) this.#withinAskedAt = tenant.askedAt
    if (tenant.waiting.length === 0 && this.#mayBegin(tenant)) return Promise.resolve(this.#begin(tenant))
    if (tenant.waiting.length >= this.#rules.mostWaiting) return Promise.reject(this.#tooMany(tenant))
    return new Promise((resolve, refuse) => {
      const start = (): void => resolve(this.#begin(tenant))
      tenant.waiting.push({ start, refuse, since: this.#now() })
      this.#waiting.add(tenant)
      this.#goOn()
    })
  }

  #portion(): number {
    const { share, portion } = this.#rules
    return Math.max(portion.least, Math.min(portion.most, share / Math.max(1, this.#askers.count())))
  }

  #count(tenant: Tenant): void {
    const at = this.#now()
    const { saved, recovered } = this.#rules
    tenant.credit = Math.min(saved, tenant.credit + (at - tenant.countedAt) * this.#portion())
    tenant.countedAt = at
    tenant.isOver = left(tenant) <= (tenant.isOver ? recovered * saved : 0)
  }

  #find(key: string): Tenant {
    const known = this.#tenants.get(key)
    if (known !== undefined) return known
    const at = this.#now()
    const credit = this.#rules.saved
    const made = {
      key,
      credit,
      guessed: 0,
      isOver: false,
      countedAt: at,
      askedAt: at,
      usual: firstGuess,
      inWork: 0,
      waiting: [],
    }
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

  #begin(tenant: Tenant): EndTurn {
    const [start, guess] = [this.#now(), tenant.usual]
    const kind = tenant.isOver ? 'over' : 'within'
    tenant.guessed += guess
    tenant.inWork += 1
    this.#inWork[kind] += 1
    let [isOver, isHolding] = [false, true]
    const letGo = (): void => {
      if (!isHolding) return
      isHolding = false
      tenant.inWork -= 1
      this.#inWork[kind] -= 1
      if (kind === 'over') this.#overRestsUntil = this.#now() + (this.#now() - start) * this.#rules.rest
      this.#goOn()
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

  /** Not further down than its portion makes good in a second: nobody pays for long for what others did not need. */
  #settle(tenant: Tenant, call: { guess: number; took: number }): void {
    const took = Math.min(this.#rules.mostOfOne, call.took)
    tenant.guessed -= call.guess
    tenant.credit = Math.max(-1000 * this.#portion(), tenant.credit - took)
    tenant.usual = 0.8 * tenant.usual + 0.2 * took
  }

  #isAlone = ({ key }: Tenant): boolean => this.#askers.isAlone(key)

  /** Lets in as many of those who wait as may, who is within its portion first, and comes again for the next. */
  #goOn(): void {
    clearTimeout(this.#timer)
    for (const tenant of this.#waiting) {
      this.#count(tenant)
      this.#refuseLate(tenant)
      while (tenant.waiting.length > 0 && this.#mayBegin(tenant)) tenant.waiting.shift()?.start()
      if (tenant.waiting.length === 0) this.#waiting.delete(tenant)
    }
    this.#behind()
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#goOn(), this.#untilNext()).unref()
  }

  #refuseLate(tenant: Tenant): void {
    const since = this.#now() - this.#rules.longestWait
    while (tenant.waiting[0] !== undefined && tenant.waiting[0].since <= since)
      tenant.waiting.shift()?.refuse(this.#tooMany(tenant))
  }

  #mayBegin(tenant: Tenant): boolean {
    if (this.#isAlone(tenant)) return tenant.inWork < this.#rules.atOnce.alone
    return !tenant.isOver && tenant.inWork < this.#rules.atOnce.amongOthers
  }

  /** Those over their portions where others leave room for them, who has most of its portion left first. */
  #behind(): void {
    for (;;) {
      const [next, waited] = this.#nextBehind()
      if (next === undefined || !this.#isRoomBehind(waited)) return
      next.waiting.shift()?.start()
      if (next.waiting.length === 0) this.#waiting.delete(next)
    }
  }

  /** With the longest time that one of them has waited. */
  #nextBehind(): [Tenant | undefined, number] {
    const at = this.#now()
    let [next, waited]: [Tenant | undefined, number] = [undefined, 0]
    for (const tenant of this.#waiting) {
      if (!tenant.isOver) continue
      waited = Math.max(waited, at - (tenant.waiting[0]?.since ?? at))
      if (next === undefined || left(tenant) > left(next)) next = tenant
    }
    return [next, waited]
  }

  #isRoomBehind(waited: number): boolean {
    const at = this.#now()
    const { withinAbout, atOnce, longestBehind } = this.#rules
    if (at - this.#withinAskedAt > withinAbout) return this.#inWork.over < atOnce.over
    if (this.#inWork.over > 0 || at < this.#overRestsUntil) return false
    return this.#inWork.within === 0 || waited > longestBehind
  }

  #untilNext(): number {
    const rest = this.#overRestsUntil - this.#now()
    return Math.max(1, Math.min(Math.ceil(rest > 0 ? rest : 10), 100))
  }

  #tooMany(tenant: Tenant): AppError {
    const waited = (tenant.waiting.length * tenant.usual * (1 + this.#rules.rest)) / 1000
    return new AppError(
      'TOO_MANY_REQUESTS',
      'That is more than can be answered at a time. Please wait a moment.',
      { retryAfterSeconds: Math.max(1, Math.ceil(waited)) },
    )
  }
}
