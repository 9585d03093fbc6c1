import type { SessionUser } from '@parley/contracts/http/session.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import { actorOfSession } from './actor-of-session.ts'
import type { SessionView } from './session.views.ts'
import { twoFactorDeadlineOf } from './two-factor-duty.ts'

type Role = SessionUser['roles'][number]

/** Finds a built-in role by its name. */
type FindRole = (name: string) => Promise<Role | undefined>

async function shownRoles(view: SessionView, findRole: FindRole): Promise<Role[]> {
  if (view.parent_id === null) return view.roles.map(({ id, name }) => ({ id, name }))
  const { name } = view.acting_as === 'client' ? builtInRoles.clientAdmin : builtInRoles.firmAdmin
  const role = await findRole(name)
  return role === undefined ? [] : [role]
}

function twoFactor(view: SessionView): Pick<SessionUser, 'twoFactorSetupRequired' | 'twoFactorDeadline'> {
  const deadline = twoFactorDeadlineOf(view)
  return { twoFactorSetupRequired: deadline !== null, twoFactorDeadline: deadline?.toISOString() ?? null }
}

function tenants(
  view: SessionView,
): Pick<SessionUser, 'clientId' | 'consultingFirmId' | 'client' | 'consultingFirm'> {
  const isImpersonating = view.parent_id !== null
  const firmId = isImpersonating ? view.target_firm_id : view.firm_id
  const firmName = isImpersonating ? view.target_firm_name : view.firm_name
  const clientId = isImpersonating ? view.target_client_id : view.client_id
  const clientName = isImpersonating ? view.target_client_name : view.client_name
  const firm = firmId === null || firmName === null ? null : { id: firmId, name: firmName }
  return {
    clientId,
    client:
      clientId === null || clientName === null || firm === null
        ? null
        : { id: clientId, name: clientName, consultingFirm: firm },
    // An account is exactly one of firm user and client user (D1).
    consultingFirmId: clientId === null ? firmId : null,
    consultingFirm: clientId === null ? firm : null,
  }
}

/** Who is signed in, as the screens see it. While impersonating the person is shown with the tenant's rights. */
export async function presentSessionUser(view: SessionView, findRole: FindRole): Promise<SessionUser> {
  const actor = actorOfSession(view)
  const person = {
    id: view.user_id,
    email: view.email ?? '',
    firstName: view.first_name,
    lastName: view.last_name,
  }
  return {
    ...person,
    roles: await shownRoles(view, findRole),
    permissions: [...actor.permissions],
    consultantId: actor.consultantId,
    ...tenants(view),
    isSuperAdmin: view.is_super_admin,
    isImpersonating: actor.impersonation !== null,
    ...(actor.impersonation === null
      ? {}
      : { impersonation: { actor: person, expiresAt: actor.impersonation.expiresAt.toISOString() } }),
    sessionId: view.id,
    ...twoFactor(view),
  }
}
