import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { ModelChoice, ModelPreference } from '../models/port.ts'
import { perCent } from '../budgets/index.ts'
import type { Limit, Limits } from './provider-calls.queries.ts'

const choiceSchema = z.enum(['gpt', 'claude', 'gemini'])
const limitSchema = z
  .object({ maxTokens: z.number().int().positive().nullish(), maxCost: z.number().positive().nullish() })
  .catch({})

/**
 * The part of a firm's or client's settings that the engine reads. Costs are set in US cents, as a sequence's budget
 * is.
 */
const settingsSchema = z.object({
  ai: z
    .object({
      llmPreparer: choiceSchema.catch('gpt'),
      llmReviewer: choiceSchema.catch('gpt'),
      maySubstitute: z.boolean().catch(false),
    })
    .catch({ llmPreparer: 'gpt', llmReviewer: 'gpt', maySubstitute: false }),
  budget: z.object({ initiative: limitSchema.optional(), month: limitSchema.optional() }).catch({}),
})
type BudgetSettings = z.infer<typeof settingsSchema>['budget']

const limitOf = (own: z.infer<typeof limitSchema> | undefined, firm: typeof own): Limit => {
  const cost = own?.maxCost ?? firm?.maxCost ?? null
  return { tokens: own?.maxTokens ?? firm?.maxTokens ?? null, cost: cost === null ? null : cost * perCent }
}

/** The client's own limits; the firm's where it has none. */
const limitsOf = (client: BudgetSettings, firm: BudgetSettings): Limits => ({
  initiative: limitOf(client.initiative, firm.initiative),
  clientMonth: limitOf(client.month, firm.month),
})

export interface ModelUse {
  choices: { preparer: ModelChoice; reviewer: ModelChoice }
  /** Whether another model may stand in for a chosen one that fails (decisions D12, Substitution). */
  maySubstitute: boolean
  limits: Limits
}

/** Who answers for one of a client's two roles (decisions D4 and D12). */
export const preferenceOf = (
  { choices, maySubstitute }: Pick<ModelUse, 'choices' | 'maySubstitute'>,
  role: keyof ModelUse['choices'],
): ModelPreference => ({ choice: choices[role], maySubstitute })

/**
 * Which models answer and how much they may use, by a client's settings and those of its firm; by the firm's alone for
 * the firm's own questions (`null`), which have no choice of their own: the deployment's default.
 */
export async function findModelSettings(tx: Kysely<DB>, clientSettings: unknown): Promise<ModelUse> {
  const firm = await tx.selectFrom('consulting_firm').select('settings').executeTakeFirst()
  const client = settingsSchema.parse(clientSettings ?? {})
  return {
    choices: { preparer: client.ai.llmPreparer, reviewer: client.ai.llmReviewer },
    maySubstitute: client.ai.maySubstitute,
    limits: limitsOf(client.budget, settingsSchema.parse(firm?.settings ?? {}).budget),
  }
}

/** Of a client outside of any phase, or of the firm itself. */
export async function findModelSettingsOf(tx: Kysely<DB>, clientId: string | null): Promise<ModelUse> {
  if (clientId === null) return findModelSettings(tx, null)
  const client = await tx
    .selectFrom('client')
    .select('settings')
    .where('id', '=', clientId)
    .executeTakeFirst()
  return findModelSettings(tx, client?.settings)
}
