import { BudgetPassed, type Settlement } from './provider-calls.queries.ts'
import {
  type CallAccount,
  generateRecorded,
  type GeneratePorts,
  isModelFailure,
} from './recorded-generate.ts'
import type { AskedReadings, ClaimReader } from '../claims/index.ts'
import { buildRequest } from '../context/index.ts'
import type { Evidence } from '../models/port.ts'

/** Milliseconds for one call: somebody waits for the text. */
const callTimeoutMs = 20_000

/**
 * Has claims read by the cheap model of whoever answers, on the account of the text that they stand in. The built-in
 * model is not asked, for its rules have spoken; a model that fails and a budget that is used up say nothing.
 */
export const claimReaderOf = (
  ports: GeneratePorts,
  account: CallAccount,
  signal: AbortSignal | undefined,
): ClaimReader<Settlement> => ({
  database: ports.database,
  place: account.owner,
  ask: (evidence) =>
    ports.models.provider(account.preference) === 'builtin'
      ? Promise.resolve(undefined)
      : ask(ports, { ...account, owner: { ...account.owner, task: 'claim-check' } }, { evidence, signal }),
})

async function ask(
  ports: GeneratePorts,
  account: CallAccount,
  { evidence, signal }: { evidence: Evidence; signal: AbortSignal | undefined },
): Promise<AskedReadings<Settlement> | undefined> {
  const options = { timeoutMs: callTimeoutMs, ...(signal && { signal }) }
  try {
    const { answer, settlements } = await generateRecorded(
      ports,
      buildRequest('claim-check', evidence, options),
      account,
    )
    return { readings: answer.output, model: answer.model, settlements }
  } catch (error) {
    if (isModelFailure(error) || error instanceof BudgetPassed) return undefined
    throw error
  }
}
