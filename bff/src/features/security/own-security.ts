import { deviceOf } from '@parley/contracts/device.ts'
import {
  deviceSchema,
  securityActionSchema,
  type SecurityActivity,
  type SecurityStats,
} from '@parley/contracts/http/security.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { listResult, type ListResult } from '../../http/list-result.ts'
import type { SessionServices } from '../session/index.ts'
import {
  type ActivityPage,
  type ActivityView,
  countFirm,
  findOwnCredential,
  listActivityViews,
} from './own-security.views.ts'

type Services = Pick<SessionServices, 'dependencies'>

const dayMs = 86_400_000

/** The state of the own account; the firm's figures for its own people alone (Document 3, section 3). */
export async function ownStats({ dependencies }: Services, actor: Actor): Promise<SecurityStats> {
  const now = dependencies.clock.now()
  const { own, firm } = await dependencies.database.tenantRead(authScope, async (tx) => ({
    own: await findOwnCredential(tx, actor.userId),
    firm: actor.kind === 'firm' && actor.firmId !== null ? await countFirm(tx, actor.firmId) : undefined,
  }))
  const changed = own?.password_changed_at ?? null
  const lockedUntil = own?.locked_until ?? null
  const isLocked = lockedUntil !== null && lockedUntil > now
  return {
    lastLoginAt: own?.last_login_at?.toISOString() ?? null,
    passwordAge:
      changed === null ? null : Math.max(0, Math.floor((now.getTime() - changed.getTime()) / dayMs)),
    lastPasswordChange: changed?.toISOString() ?? null,
    accountLocked: isLocked,
    failedLoginAttempts: own?.failed_attempts ?? 0,
    lockoutExpiresAt: isLocked ? lockedUntil.toISOString() : null,
    activeUsers: firm?.active ?? null,
    totalUsers: firm?.total ?? null,
    consultantsWithAccess: firm?.with_access ?? null,
  }
}

function presentActivity(row: ActivityView, userId: string): SecurityActivity {
  const isOwn = row.actor_id === userId
  const noted = deviceSchema.safeParse(row.details.device)
  const device = noted.success ? noted.data : row.user_agent === null ? null : deviceOf(row.user_agent)
  const isEntering = row.action.startsWith('impersonation.')
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: securityActionSchema.parse(row.action),
    isOwn,
    actorName:
      isOwn || row.is_super_admin !== false
        ? null
        : `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
    organisation: isEntering ? (row.client_name ?? row.firm_name) : null,
    // Where others sit is nobody's business.
    device: isOwn ? device : null,
    ipAddress: isOwn ? row.ip_address : null,
  }
}

/** Who answers for an organisation is told who has entered it (D2). */
const watchedBy = (actor: Actor): string | null =>
  actor.impersonation === null && (can(actor, 'manage_users') || can(actor, 'manage_settings'))
    ? (actor.clientId ?? actor.firmId)
    : null

/** A page of the own activity, newest first unless told. */
export async function ownActivity(
  { dependencies }: Services,
  actor: Actor,
  page: Omit<ActivityPage, 'userId' | 'watched'>,
): Promise<ListResult<SecurityActivity>> {
  const asked = { ...page, userId: actor.userId, watched: watchedBy(actor) }
  const { rows, total } = await dependencies.database.tenantRead(authScope, (tx) =>
    listActivityViews(tx, asked),
  )
  return listResult(
    rows.map((row) => presentActivity(row, actor.userId)),
    { from: page.from, total },
  )
}
