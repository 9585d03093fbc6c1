import { notFound } from '@parley/contracts/errors.ts'
import type { FirmSecuritySettings, setFirmSecuritySettings } from '@parley/contracts/http/security.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { type SecurityPolicy, securityPolicyOf, type SessionServices } from '../session/index.ts'
import { findFirm, findFirmForUpdate, type FirmRow, writeFirmSettings } from './firm-policy.queries.ts'

type Changes = z.output<typeof setFirmSecuritySettings.body>

const present = (row: FirmRow): FirmSecuritySettings => ({
  ...securityPolicyOf(row.settings),
  updatedAt: row.updated_at.toISOString(),
})

async function readPolicy(tx: Tx, firmId: string): Promise<FirmSecuritySettings> {
  const row = await findFirm(tx, firmId)
  if (row === undefined) throw notFound('Consulting firm')
  return present(row)
}

/** The policy of the actor's firm, with the defaults where it says nothing. @throws AppError NOT_FOUND */
export const firmPolicy = (
  { dependencies: { database } }: SessionServices,
  actor: Actor,
): Promise<FirmSecuritySettings> =>
  database.tenantRead(scopeOf(actor), (tx) => readPolicy(tx, actor.firmId ?? ''))

function merge(
  policy: SecurityPolicy,
  { updatedAt: _from, passwordPolicy, ...changes }: Changes,
): SecurityPolicy {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const rules = Object.fromEntries(
    Object.entries(passwordPolicy ?? {}).filter(([, value]) => value !== undefined),
  )
  return { ...policy, ...given, passwordPolicy: { ...policy.passwordPolicy, ...rules } }
}

type Values = Record<string, boolean | number>
const flat = ({ passwordPolicy, ...rest }: SecurityPolicy): Values => ({ ...rest, ...passwordPolicy })

/** What is different, by field: from what to what. */
function differences(
  before: SecurityPolicy,
  after: SecurityPolicy,
): Record<string, { from: unknown; to: unknown }> {
  const [old, next] = [flat(before), flat(after)]
  const changed = Object.keys(next).filter((name) => old[name] !== next[name])
  return Object.fromEntries(changed.map((name) => [name, { from: old[name], to: next[name] }]))
}

/**
 * Changes the firm's policy (Document 3, sections 3 and 5). It holds at once: two-factor on the next call, attempts
 * and lock at the next sign-in, the timeout at the next refresh. Clients' people are under it too.
 * @throws AppError NOT_FOUND, STALE_UPDATE
 */
export async function changeFirmPolicy(
  { dependencies: { database } }: SessionServices,
  caller: Caller,
  body: Changes,
): Promise<FirmSecuritySettings> {
  const firmId = caller.firmId ?? ''
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findFirmForUpdate(tx, firmId)
    if (row === undefined) throw notFound('Consulting firm')
    await refuseStale(row, body.updatedAt, () => readPolicy(tx, firmId))
    const before = securityPolicyOf(row.settings)
    const after = merge(before, body)
    const changed = differences(before, after)
    if (Object.keys(changed).length === 0) return present(row)
    await writeFirmSettings(tx, firmId, { ...row.settings, security: after })
    await appendAudit(tx, {
      ...auditedCaller(caller),
      action: 'security.policy_changed',
      firmId,
      clientId: null,
      entity: 'consulting_firm',
      entityId: firmId,
      details: { changed },
    })
    return readPolicy(tx, firmId)
  })
}
