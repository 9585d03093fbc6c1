import { isInBackground } from './background.ts'

/** How work in the background behaves beside people. Milliseconds. */
export interface Manners {
  /** Rest after work in the background, as a multiple of what it took, while people are about. */
  rest: number
  longestRest: number
  /** Work in the background that has waited so long goes first: it is slow beside a flood, and never stands. */
  longestWait: number
}

/** Milliseconds. */
export interface SessionTurnRules {
  /** People are about when something of theirs was asked within so long. */
  about: number
  /** What the background may take before it counts as a flood, and what of it comes back in each millisecond. */
  burst: number
  recovery: number
  inBurst: Manners
  inFlood: Manners
}

/**
 * A few documents, or those of the demo at the first start (1.4 s in all), are soon searchable; who goes on and on takes a
 * ninth of the session (`npm run bench -- fairness`).
 */
const usual: SessionTurnRules = {
  about: 500,
  burst: 2500,
  recovery: 0.1,
  inBurst: { rest: 1, longestRest: 50, longestWait: 250 },
  inFlood: { rest: 8, longestRest: 250, longestWait: 1000 },
}

/** Ends the turn; once is enough. */
export type EndTurn = () => void

export interface SessionTurns {
  /** Calls back when the one session is free: first whom somebody waits for, then work in the background. */
  take(begin: (end: EndTurn) => void): void
}

interface Waiting {
  begin: (end: EndTurn) => void
  since: number
}

/**
 * Turns at the one session of the embedded database. A document that is being stored takes it hundreds of times; what a
 * person asks for in between comes before the next of them, and at most half of the session goes to the background; less,
 * once it has taken much.
 */
export function createSessionTurns(
  now: () => number = () => performance.now(),
  change: Partial<SessionTurnRules> = {},
): SessionTurns {
  return new Turns(now, { ...usual, ...change })
}

class Turns implements SessionTurns {
  readonly #now: () => number
  readonly #rules: SessionTurnRules
  readonly #people: Waiting[] = []
  readonly #background: Waiting[] = []
  #isTaken = false
  #peopleAt = -Infinity
  #restsUntil = -Infinity
  /** What the background took lately, and when that was counted. */
  #taken = 0
  #takenAt = -Infinity
  #timer: NodeJS.Timeout | undefined

  constructor(now: () => number, rules: SessionTurnRules) {
    this.#now = now
    this.#rules = rules
  }

  take(begin: (end: EndTurn) => void): void {
    const since = this.#now()
    if (isInBackground()) this.#background.push({ begin, since })
    else {
      this.#people.push({ begin, since })
      this.#peopleAt = since
    }
    this.#goOn()
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.#isTaken) return
    const late = this.#isLate() ? this.#background.shift() : undefined
    const next = late ?? this.#people.shift()
    if (next !== undefined) {
      this.#begin(next, late !== undefined)
      return
    }
    const rest = this.#restsUntil - this.#now()
    if (rest > 0 && this.#background.length > 0) this.#timer = setTimeout(() => this.#goOn(), Math.ceil(rest))
    else this.#beginInBackground()
  }

  #beginInBackground(): void {
    const next = this.#background.shift()
    if (next !== undefined) this.#begin(next, true)
  }

  #isLate(): boolean {
    const [first] = this.#background
    return first !== undefined && this.#now() - first.since > this.#manners().longestWait
  }

  #begin({ begin }: Waiting, isBackground: boolean): void {
    this.#isTaken = true
    const began = this.#now()
    let isOver = false
    begin(() => {
      if (isOver) return
      isOver = true
      this.#isTaken = false
      if (isBackground) this.#noteRest(began)
      this.#goOn()
    })
  }

  #manners(): Manners {
    return this.#taken > this.#rules.burst ? this.#rules.inFlood : this.#rules.inBurst
  }

  #noteRest(began: number): void {
    const at = this.#now()
    const back = (at - this.#takenAt) * this.#rules.recovery
    this.#taken = Math.max(0, this.#taken - back) + (at - began)
    this.#takenAt = at
    const { rest, longestRest } = this.#manners()
    if (at - this.#peopleAt < this.#rules.about)
      this.#restsUntil = at + Math.min(longestRest, (at - began) * rest)
  }
}
