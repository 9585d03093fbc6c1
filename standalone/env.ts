import { readBffEnvironment } from '@parley/bff/src/env.ts'
import { readOrchestratorEnvironment } from '@parley/orchestrator/src/env.ts'

/**
 * What both sides read, from one environment. Only what is wrong is logged unless told otherwise: a newcomer's
 * terminal is for the address.
 */
export function readStandaloneEnvironment(variables: Record<string, string | undefined> = process.env) {
  const given = { ...variables, LOG_LEVEL: variables.LOG_LEVEL ?? 'warn' }
  const { models, mail } = readOrchestratorEnvironment(given)
  return { ...readBffEnvironment(given), models, mail }
}
