import type { AppError } from '@parley/contracts/errors.ts'
import { conflict } from '@parley/contracts/errors.ts'
import type { TwoFactorSetup, TwoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Tx } from '../../database.ts'
import {
  accounts,
  holdCredential,
  type OpenedSession,
  renewSession,
  revokeOtherSessions,
  securityPolicyOf,
  type SignInAccount,
  takeAttemptBack,
} from '../session/index.ts'
import { auditFailedAttempt, beginSignedInAttempt, notRight } from './attempt.ts'
import { hashBackupCode, newBackupCodes } from './backup-codes.ts'
import type { Caller } from './step-up.ts'
import { findSecret } from './open-secret.ts'
import { newSecret, qrCodeOf, stepOfCode } from './totp.ts'
import * as queries from './two-factor.queries.ts'
import { noteChange } from './note-change.ts'
import type { TwoFactorServices } from './two-factor-services.ts'
import { useCode } from './use-code.ts'

const isOn = (): AppError => conflict('Two-factor authentication is on already. Turn it off first.')
const isOff = (): AppError => conflict('Two-factor authentication is off.')
const noSetup = (): AppError => conflict('The setup has changed meanwhile. Please start it again.')

const hashesOf = (userId: Id, codes: readonly string[]): string[] =>
  codes.map((code) => hashBackupCode(userId, code))

/** Whether it is on, and the backup codes that are left (Document 3, section 3). */
export const readStatus = ({ session }: TwoFactorServices, userId: Id): Promise<TwoFactorStatus> =>
  session.dependencies.database.tenantRead(authScope, async (tx) => {
    const own = await queries.findTwoFactor(tx, userId)
    if (own === undefined || own.enabled_at === null) return { enabled: false, backupCodesRemaining: 0 }
    return { enabled: true, backupCodesRemaining: await queries.countBackupCodes(tx, userId) }
  })

/** Begins a setup, in place of one that was not finished. @throws AppError CONFLICT where two-factor is on */
export async function beginSetup(
  { session, secrets }: TwoFactorServices,
  { actor }: Caller,
): Promise<TwoFactorSetup> {
  const secret = newSecret()
  const backupCodes = newBackupCodes()
  const sealed = await secrets.seal(secret, actor.userId)
  await session.dependencies.database.tenantTransaction(authScope, async (tx) => {
    if (!(await queries.keepSetup(tx, actor.userId, sealed))) throw isOn()
    await queries.replaceBackupCodes(tx, actor.userId, hashesOf(actor.userId, backupCodes))
  })
  return { qrCode: qrCodeOf(secret, actor.email), secret, backupCodes }
}

/**
 * Finishes the setup with a code of the authenticator. Other sessions of the person end, and this one gets a new id
 * and a new refresh token (Security, "Sessions").
 * @throws AppError CONFLICT without a setup, TOO_MANY_REQUESTS while locked, VALIDATION_FAILED for a wrong code
 */
export async function enable(
  services: TwoFactorServices,
  caller: Caller,
  token: string,
): Promise<OpenedSession> {
  const { session } = services
  const { database, clock } = session.dependencies
  const { userId } = caller.actor
  const setup = await database.tenantRead(authScope, (tx) => queries.findTwoFactor(tx, userId))
  if (setup === undefined) throw noSetup()
  if (setup.enabled_at !== null) throw isOn()
  const account = await beginSignedInAttempt(session, userId)
  const now = clock.now()
  const known = await findSecret(services, userId, setup.secret_encrypted)
  const step = known === undefined ? undefined : stepOfCode(known, token, now)
  if (step === undefined) return refuseCode(services, caller, account)
  return database.tenantTransaction(authScope, async (tx) => {
    const secret = setup.secret_encrypted
    // Who signs in with the password alone has done so before, and is ended below, or is asked for a code.
    await holdCredential(tx, userId)
    if (!(await queries.enable(tx, { userId, secret, step, now }))) throw noSetup()
    await takeBack(tx, account)
    await noteChange(tx, caller, 'two_factor.enabled')
    await queries.noteProof(tx, { sessionId: caller.actor.sessionId, now, byCode: true })
    return moveToNewSession(tx, { caller, account, now })
  })
}

const takeBack = (tx: Tx, account: SignInAccount) =>
  takeAttemptBack(tx, {
    userId: account.id,
    door: 'signed-in',
    policy: securityPolicyOf(account.firm_settings),
  })

/** @throws AppError VALIDATION_FAILED; the attempt stays counted */
async function refuseCode(
  { session }: TwoFactorServices,
  { actor, origin }: Caller,
  account: SignInAccount,
): Promise<never> {
  const action = 'two_factor.code_refused' as const
  const failure = { account, action, reason: 'second_factor', sessionId: actor.sessionId }
  await auditFailedAttempt(session, failure, origin)
  throw notRight('token')
}

/** All sessions end; this one goes on under a new id. */
async function moveToNewSession(
  tx: Tx,
  { caller, account, now }: { caller: Caller; account: SignInAccount; now: Date },
) {
  const { sessionId, userId } = caller.actor
  await accounts.endSessions(tx, { userId, now, reason: 'two-factor turned on' })
  const policy = securityPolicyOf(account.firm_settings)
  const { origin } = caller
  return renewSession(tx, { userId, fromId: sessionId, policy, now, origin })
}

/** Turns it off with a code or a backup code (D10). @throws AppError CONFLICT where it is off, and as `enable` */
export async function disable(
  services: TwoFactorServices,
  caller: Caller,
  token: string,
): Promise<TwoFactorStatus> {
  const { session } = services
  const { userId, sessionId } = caller.actor
  if (!(await readStatus(services, userId)).enabled) throw isOff()
  const account = await beginSignedInAttempt(session, userId)
  const now = session.dependencies.clock.now()
  const isRight = await session.dependencies.database.tenantTransaction(authScope, async (tx) => {
    if ((await useCode(services, tx, { userId, code: token })) === undefined) return false
    await queries.deleteTwoFactor(tx, userId)
    await takeBack(tx, account)
    await noteChange(tx, caller, 'two_factor.disabled')
    const reason = 'two-factor turned off'
    await revokeOtherSessions(tx, { userId, now, reason, keptId: sessionId })
    return true
  })
  if (!isRight) return refuseCode(services, caller, account)
  return { enabled: false, backupCodesRemaining: 0 }
}

/** New backup codes in place of all old ones. @throws AppError CONFLICT where two-factor is off */
export async function renewBackupCodes(
  { session }: TwoFactorServices,
  caller: Caller,
): Promise<{ backupCodes: string[] }> {
  const { userId, sessionId } = caller.actor
  const backupCodes = newBackupCodes()
  const now = session.dependencies.clock.now()
  await session.dependencies.database.tenantTransaction(authScope, async (tx) => {
    const own = await queries.holdTwoFactor(tx, userId)
    if (own === undefined || own.enabled_at === null) throw isOff()
    await queries.replaceBackupCodes(tx, userId, hashesOf(userId, backupCodes))
    await noteChange(tx, caller, 'two_factor.backup_codes_renewed')
    await revokeOtherSessions(tx, { userId, now, reason: 'new backup codes', keptId: sessionId })
  })
  return { backupCodes }
}
