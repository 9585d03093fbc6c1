import { deviceOf } from '@parley/contracts/device.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { findSignInAccount, type SignInAccount } from './account.queries.ts'
import { countAttempt, type Door, takeAttemptBack } from './attempt-count.queries.ts'
import { demoPassword } from './demo-accounts.ts'
import { tellOwnerOfLock } from './locked-out.ts'
import { accountEntry, openSession, type SignInOutcome } from './open-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { securityPolicyOf } from './security-policy.ts'
import type { SessionServices } from './session-services.ts'

/** One text for every reason (Document 1, section 5), so that nobody learns which addresses exist or are locked. */
const invalidCredentials = (): AppError => new AppError('INVALID_CREDENTIALS', 'Invalid credentials')

interface Credentials {
  email: string
  password: string
  /** Whether the demo's accounts may be signed in to by this call; its password opens none of the others either. */
  opensDemo: boolean
  /** The cookie of a device that somebody was signed in on before. */
  device: string | undefined
}

/**
 * Signs in with a password (D2). The attempt is counted before the comparison; unknown, deactivated and locked
 * accounts, and the demo's where it is closed, take the same time and get the same answer.
 * @throws AppError INVALID_CREDENTIALS
 */
export async function signIn(
  services: SessionServices,
  credentials: Credentials,
  origin: CallOrigin,
): Promise<SignInOutcome> {
  const { database, clock } = services.dependencies
  const now = clock.now()
  const { account, mayTry, door } = await database.tenantTransaction(authScope, async (tx) => {
    const found = await findSignInAccount(tx, credentials.email)
    const isShut =
      !credentials.opensDemo && (found?.is_demo === true || credentials.password === demoPassword)
    if (found === undefined || isShut) return { account: undefined, mayTry: false, door: 'anywhere' as const }
    const policy = securityPolicyOf(found.firm_settings)
    const through = await services.devices.doorOf(credentials.device, found)
    const mayTry = await countAttempt(tx, { userId: found.id, door: through, now, policy })
    return { account: found, mayTry, door: through }
  })
  const storedHash = mayTry ? account?.password_hash : null
  const isMatch = await compare(services, { storedHash, password: credentials.password, door, origin })
  const outcome =
    account !== undefined && isMatch ? await afterPassword(services, { account, door }, origin) : undefined
  if (outcome !== undefined) return outcome
  await noteFailure(services, { account, door, origin, wasLocked: !mayTry })
  if (door === 'anywhere') await services.delays.afterFailure(credentials.email)
  throw invalidCredentials()
}

/** From a device that is known nobody waits; from elsewhere, who has failed again and again. */
async function compare(
  { passwords, comparisons }: SessionServices,
  tried: { storedHash: string | null | undefined; password: string; door: Door; origin: CallOrigin },
): Promise<boolean> {
  const { ipAddress } = tried.origin
  const endTurn = tried.door === 'anywhere' ? await comparisons.take(ipAddress) : undefined
  try {
    const isMatch = await passwords.matches(tried.storedHash, tried.password)
    if (!isMatch && tried.door === 'anywhere') comparisons.noteFailure(ipAddress)
    return isMatch
  } finally {
    endTurn?.()
  }
}

/** @returns undefined where the password is another one by now */
async function afterPassword(
  services: SessionServices,
  { account, door }: { account: SignInAccount; door: Door },
  origin: CallOrigin,
): Promise<SignInOutcome | undefined> {
  const outcome = await openSession(services, account, { ...origin, door })
  if (outcome?.kind === 'second-factor')
    await services.dependencies.database.tenantTransaction(authScope, (tx) =>
      takeAttemptBack(tx, { userId: account.id, door, policy: securityPolicyOf(account.firm_settings) }),
    )
  return outcome
}

/** Of nobody's account: what was typed may be a password in the wrong field, so it is not written down. */
const nobody = ({ requestId, ipAddress }: CallOrigin) => ({
  firmId: null,
  clientId: null,
  subjectId: null,
  actorId: null,
  requestId,
  ipAddress,
})

interface Failure {
  /** Undefined for an address that nobody has, which is written down all the same: it takes as long. */
  account: SignInAccount | undefined
  door: Door
  origin: CallOrigin
  wasLocked: boolean
}

async function noteFailure(
  { dependencies }: SessionServices,
  { account, door, origin, wasLocked }: Failure,
): Promise<void> {
  await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const reason = account === undefined ? 'unknown' : wasLocked ? 'locked' : 'password'
    await appendAudit(tx, {
      ...(account === undefined ? nobody(origin) : accountEntry(account, origin)),
      action: 'session.sign_in_failed',
      sessionId: null,
      details: { reason, device: deviceOf(origin.userAgent) },
    })
    if (account === undefined) return
    if (door === 'anywhere') await tellOwnerOfLock(tx, account, { now: dependencies.clock.now(), origin })
  })
}
