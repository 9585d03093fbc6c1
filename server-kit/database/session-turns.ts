import { isInBackground } from './background.ts'

/** Milliseconds. */
export interface SessionTurnRules {
  /** People are about when something of theirs was asked within so long. */
  about: number
  /** Rest after work in the background, as a multiple of what it took, while people are about. */
  rest: number
  longestRest: number
  /** Work in the background that has waited so long goes first: it is slow beside a flood, and never stands. */
  longestWait: number
}

const usual: SessionTurnRules = { about: 500, rest: 1, longestRest: 50, longestWait: 250 }

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
 * person asks for in between comes before the next of them, and at most half of the session goes to the background.
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
    return first !== undefined && this.#now() - first.since > this.#rules.longestWait
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

  #noteRest(began: number): void {
    const { about, rest, longestRest } = this.#rules
    const at = this.#now()
    if (at - this.#peopleAt < about) this.#restsUntil = at + Math.min(longestRest, (at - began) * rest)
  }
}
