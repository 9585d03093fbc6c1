import { forbidden } from '@parley/contracts/errors.ts'
import type { GateBudget } from '@parley/contracts/http/conversation-records.ts'
import { addAllowance, type Amount, perCent } from '../budgets/index.ts'
import type { StoredRun, Tx } from '../runs/index.ts'

/** For the record; cost in US cents. */
export interface RaisedBudget {
  which: GateBudget['which']
  tokens: number
  cost: number
}

interface Raising {
  raiseBy?: { tokens?: number | undefined; cost?: number | undefined } | undefined
  /** Whether the person may raise what is not the run's own budget. */
  mayRaise?: boolean | undefined
}

/**
 * Raises the very budget that a run waits at, by what the person names, else by what is suggested. The run's own grows
 * with its decision; an initiative and a month are allowed more at once.
 * @returns undefined where the run does not wait at a budget
 * @throws AppError FORBIDDEN
 */
export async function raiseBudget(
  tx: Tx,
  run: StoredRun,
  { raiseBy, mayRaise }: Raising,
): Promise<{ told: RaisedBudget; ofRun: Amount | null } | undefined> {
  const budget = run.gate?.budget
  if (budget === undefined) return undefined
  const { which, unit, suggestedRaise } = budget
  const { tokens = 0, cost = 0 } = raiseBy ?? { [unit]: suggestedRaise }
  const told = { which, tokens, cost }
  const amount = { tokens, cost: cost * perCent }
  if (which === 'run') return { told, ofRun: amount }
  if (mayRaise !== true)
    throw forbidden(
      'Only people who may manage settings can raise the budget of an initiative or of a month.',
    )
  await addAllowance(tx, run, { which, amount })
  return { told, ofRun: null }
}
