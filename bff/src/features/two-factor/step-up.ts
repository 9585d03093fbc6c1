import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Actor } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { proofMinutes } from '../../http/route-guards.ts'
import {
  accountEntry,
  type CallOrigin,
  findAccountOfPerson,
  securityPolicyOf,
  type SignInAccount,
  takeAttemptBack,
} from '../session/index.ts'
import { auditFailedAttempt, beginSignedInAttempt, notRight } from './attempt.ts'
import { noteProof } from './two-factor.queries.ts'
import type { TwoFactorServices } from './two-factor-services.ts'
import { useCode } from './use-code.ts'

/** Who is signed in, and from where. */
export interface Caller {
  actor: Actor
  origin: CallOrigin
}

export type Proof = { password: string } | { code: string }

/** What the person has to prove who they are with; neither where a provider alone knows them. */
export async function waysToProve({ session }: TwoFactorServices, userId: Id) {
  const account = await session.dependencies.database.tenantRead(authScope, (tx) =>
    findAccountOfPerson(tx, userId),
  )
  return {
    password: typeof account?.password_hash === 'string',
    code: typeof account?.two_factor_enabled_at === 'object' && account.two_factor_enabled_at !== null,
  }
}

/**
 * The person proves again who they are, before a sensitive action; it holds for their own session and what they do
 * from it. The count of failed attempts is not started anew by it.
 * @throws AppError TOO_MANY_REQUESTS while locked, VALIDATION_FAILED for what is not right
 */
export async function proveAgain(
  services: TwoFactorServices,
  { actor, origin }: Caller,
  proof: Proof,
): Promise<{ ok: true; provedUntil: string }> {
  const { session } = services
  const { database, clock } = session.dependencies
  const account = await beginSignedInAttempt(session, actor.userId)
  const isPassword =
    'password' in proof && (await session.passwords.matches(account.password_hash, proof.password))
  const now = clock.now()
  const isRight = await database.tenantTransaction(authScope, async (tx) => {
    const way = isPassword ? 'password' : await wayOfCode(services, tx, { account, proof })
    return way !== undefined && (await noteProved(tx, { actor, origin, account, way, now }))
  })
  if (!isRight) {
    const reason = 'password' in proof ? 'password' : 'second_factor'
    const failure = { account, action: 'session.step_up_failed' as const, reason, sessionId: actor.sessionId }
    await auditFailedAttempt(session, failure, origin)
    throw notRight('password' in proof ? 'password' : 'code')
  }
  return { ok: true, provedUntil: new Date(now.getTime() + proofMinutes * 60_000).toISOString() }
}

const wayOfCode = (
  services: TwoFactorServices,
  tx: Tx,
  { account, proof }: { account: SignInAccount; proof: Proof },
): Promise<string | undefined> =>
  'code' in proof
    ? useCode(services, tx, { userId: account.id, code: proof.code })
    : Promise.resolve(undefined)

async function noteProved(
  tx: Tx,
  { actor, origin, account, way, now }: Caller & { account: SignInAccount; way: string; now: Date },
): Promise<boolean> {
  const policy = securityPolicyOf(account.firm_settings)
  await takeAttemptBack(tx, { userId: account.id, door: 'signed-in', policy })
  await appendAudit(tx, {
    ...accountEntry(account, origin),
    ...auditIdentities(actor),
    action: 'session.proved_again',
    details: { way },
  })
  const proved = await noteProof(tx, { sessionId: actor.sessionId, now, byCode: way !== 'password' })
  return proved !== undefined
}
