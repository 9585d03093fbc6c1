import {
  selfCheckNames,
  type SelfCheckName,
  type SelfCheckResult,
} from '@parley/contracts/rules/self-check.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import { keepLease } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import { type Check, checks } from './checks.ts'
import type { SelfCheckPorts } from './self-check-ports.ts'
import {
  forgetOldSelfChecks,
  type HeldSelfCheck,
  releaseSelfCheck,
  renewSelfCheck,
  requestDueSelfCheck,
  takeSelfCheck,
  writeResults,
} from './self-check.queries.ts'

const asRelay = <T>(
  { database }: Pick<SelfCheckPorts, 'database'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => database.tenantTransaction(relayScope, work)

/** Has a self-check made where one is due, once a day over all processes. @returns its id */
export const askForDueSelfCheck = (ports: Pick<SelfCheckPorts, 'database'>): Promise<string | undefined> =>
  asRelay(ports, requestDueSelfCheck)

/**
 * Looks over the whole product, check by check, and keeps what was found. A process may end anywhere: another goes on
 * with the checks that are left.
 */
export async function runSelfCheck(
  ports: SelfCheckPorts,
  id: string,
  { stop, all = checks }: { stop?: AbortSignal | undefined; all?: Record<SelfCheckName, Check> } = {},
): Promise<void> {
  const held = await asRelay(ports, (tx) => takeSelfCheck(tx, id))
  if (held === undefined) return
  const renew = (): Promise<boolean> => asRelay(ports, (tx) => renewSelfCheck(tx, held))
  await keepLease({ renew, logger: ports.logger, stop }, (signal) => runChecks(ports, held, { signal, all }))
}

async function runChecks(
  ports: SelfCheckPorts,
  held: HeldSelfCheck,
  { signal, all }: { signal: AbortSignal; all: Record<SelfCheckName, Check> },
): Promise<void> {
  const results = [...held.results]
  for (const name of selfCheckNames) {
    if (results.some(({ check }) => check === name)) continue
    const result = await runCheck(ports, { name, check: all[name], signal })
    if (signal.aborted) return asRelay(ports, (tx) => releaseSelfCheck(tx, held))
    results.push(result)
    const isLast = name === selfCheckNames.at(-1)
    if (!(await asRelay(ports, (tx) => writeResults(tx, held, { results, isLast })))) return
  }
  const found = results.filter(({ outcome }) => outcome !== 'ok')
  if (found.length > 0)
    ports.logger.warn({ found: found.map(({ check }) => check) }, 'the self-check found something')
  await asRelay(ports, forgetOldSelfChecks)
}

async function runCheck(
  ports: SelfCheckPorts,
  { name, check, signal }: { name: SelfCheckName; check: Check; signal: AbortSignal },
): Promise<SelfCheckResult> {
  const began = performance.now()
  const result = { check: name, found: 0, examples: [] as string[] }
  const took = (): number => Math.round(performance.now() - began)
  try {
    const { count, examples } = await check(ports, signal)
    const outcome = count === 0 ? 'ok' : 'found'
    return { ...result, outcome, found: count, examples, milliseconds: took() }
  } catch (error) {
    if (!signal.aborted) ports.logger.error({ error, check: name }, 'a check could not look')
    return { ...result, outcome: 'failed', milliseconds: took() }
  }
}
