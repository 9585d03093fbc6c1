import { failureSentence } from '@parley/contracts/failure-words.ts'
import type { GateBudget } from '@parley/contracts/http/conversation-records.ts'

/** What may be used; null is without limit. Cost in millionths of a US dollar (decisions D11, Money). */
export interface Limit {
  tokens: number | null
  cost: number | null
}

export type BudgetUnit = 'tokens' | 'cost'
export type Amount = Record<BudgetUnit, number>
export type BudgetName = GateBudget['which']

/** Millionths of a US dollar in a cent. */
export const perCent = 10_000

const sentences: Record<BudgetName, string> = {
  run: failureSentence('budgetRun'),
  initiative: failureSentence('budgetInitiative'),
  clientMonth: failureSentence('budgetClientMonth'),
  firmMonth: failureSentence('budgetFirmMonth'),
}

/** A budget of a run, an initiative, or of a client or firm in this month, would be passed. */
export class BudgetPassed extends Error {
  readonly budget: GateBudget
  constructor(budget: GateBudget) {
    super(sentences[budget.which])
    this.name = 'BudgetPassed'
    this.budget = budget
  }
}

/** What a budget has left to say: its limit, and what is used and reserved of it. */
export interface BudgetState {
  which: BudgetName
  limit: Limit
  used: Amount
}

const units = ['tokens', 'cost'] as const

/** The first unit in which what is wanted finds no room; undefined where there is room for all. */
export function passedBy({ which, limit, used }: BudgetState, wanted: Amount): BudgetPassed | undefined {
  for (const unit of units) {
    const most = limit[unit]
    if (most !== null && used[unit] + wanted[unit] > most)
      return new BudgetPassed(gateOf({ which, unit, most }, used[unit], wanted[unit]))
  }
  return undefined
}

/** Tokens as they are, costs in US cents, which people set budgets in. */
const inUnit = (unit: BudgetUnit, value: number): number => (unit === 'tokens' ? value : value / perCent)

/** Suggested raises are whole thousands of tokens, or whole cents. */
const steps: Amount = { tokens: 1_000, cost: 1 }

function gateOf(
  { which, unit, most }: { which: BudgetName; unit: BudgetUnit; most: number },
  used: number,
  wanted: number,
): GateBudget {
  const needed = inUnit(unit, Math.max(used + wanted - most, most / 10))
  const step = steps[unit]
  return {
    which,
    unit,
    limit: inUnit(unit, most),
    used: inUnit(unit, used),
    suggestedRaise: Math.ceil(needed / step) * step,
  }
}

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const amountText = (unit: BudgetUnit, value: number): string =>
  unit === 'tokens' ? `${numbers.format(value)} tokens` : dollars.format(value / 100)

/** Why the run waits: the limit, what is used of it, and what approving does. */
export const reasonOf = ({ message, budget: { unit, limit, used, suggestedRaise } }: BudgetPassed): string =>
  `${message} Of ${amountText(unit, limit)}, ${amountText(unit, used)} are used or reserved. Approving raises this budget, and no other, by ${amountText(unit, suggestedRaise)} unless you name another amount.`
