import { readBffEnvironment } from '@parley/bff/src/env.ts'
import { readOrchestratorEnvironment } from '@parley/orchestrator/src/env.ts'

const isGiven = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/**
 * What both sides read, from one environment. Only what is wrong is logged unless told otherwise: a newcomer's
 * terminal is for the address. And only this machine reaches the product unless told otherwise: it is started with
 * accounts whose password everybody knows.
 */
export function readStandaloneEnvironment(variables: Record<string, string | undefined> = process.env) {
  const given = {
    ...variables,
    LOG_LEVEL: variables.LOG_LEVEL ?? 'warn',
    HOST: isGiven(variables.HOST) ? variables.HOST : '127.0.0.1',
  }
  const { models, mail } = readOrchestratorEnvironment(given)
  return { ...readBffEnvironment(given), models, mail }
}
