import { permissionSchema, type Permission } from '@parley/contracts/enums.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Actor } from '../authorization/actor.ts'
import { isWorkInsideClients } from '../authorization/switching.ts'
import { builtInRoles } from '../authorization/built-in-roles.ts'
import type { Route } from '../http/define-route.ts'

const [firmId, clientId] = [newId(), newId()]
export const allPermissions: readonly Permission[] = permissionSchema.options

const actor = (changes: Partial<Actor>): Actor => ({
  userId: newId(),
  sessionId: newId(),
  kind: 'client',
  firmId,
  clientId: null,
  clientIds: [],
  consultantId: null,
  permissions: [],
  isFirmAdmin: false,
  impersonation: null,
  provedAt: new Date(),
  twoFactorDeadline: null,
  email: 'someone@people.test',
  firstName: 'Some',
  lastName: 'One',
  ...changes,
})
const entered = { actorUserId: newId(), expiresAt: new Date(), isSuperAdmin: false }
const enteredByParley = { ...entered, isSuperAdmin: true }
const inFirm = (permissions: readonly string[], changes: Partial<Actor> = {}): Actor =>
  actor({ kind: 'firm', clientIds: [clientId], permissions, ...changes })
const inClient = (permissions: readonly string[], changes: Partial<Actor> = {}): Actor =>
  actor({ kind: 'client', clientId, clientIds: [clientId], permissions, ...changes })

/** The kinds of principals that D1 and D2 name, as the session reader would make them. */
export const principalKinds = {
  'super admin': actor({ kind: 'super_admin', firmId: null, permissions: ['*'] }),
  'Firm Admin': inFirm(['*'], { clientIds: 'all', isFirmAdmin: true }),
  Consultant: inFirm(builtInRoles.consultant.permissions, { consultantId: newId() }),
  'Client Admin': inClient(['*']),
  'Client Member': inClient(builtInRoles.clientMember.permissions),
  'Client Viewer': inClient([]),
  'super admin inside a firm': inFirm(['*'], {
    clientIds: 'all',
    isFirmAdmin: true,
    impersonation: enteredByParley,
  }),
  'super admin inside a client': inClient(['*'], { impersonation: enteredByParley }),
  'consultant inside a client': inClient(builtInRoles.consultant.permissions, { impersonation: entered }),
} satisfies Record<string, Actor>
export type PrincipalKind = keyof typeof principalKinds

/** Whether a consultant makes this change inside a client alone (D12, Switching). */
export const needsSwitching = ({ access, definition, guards }: Route, who: Actor): boolean =>
  access.kind === 'policy' &&
  definition.method !== 'GET' &&
  guards.withoutSwitching !== true &&
  isWorkInsideClients(access.policy, who)

export const admits = (route: Route, who: Actor): boolean =>
  route.access.kind === 'public' || (route.access.policy(who) && !needsSwitching(route, who))

/** Which of a tenant's people a route admits: everybody, who has one of some permissions, or nobody but its admins. */
function who(route: Route, make: (permissions: readonly string[]) => Actor, admin: Actor): string {
  if (admits(route, make([]))) return 'everybody'
  const single = allPermissions.filter((permission) => admits(route, make([permission])))
  if (single.length === allPermissions.length) return 'any permission'
  if (single.length > 0) return single.join(' or ')
  if (admits(route, make(allPermissions))) return 'several permissions'
  return admits(route, admin) ? 'the admin' : '–'
}

const guardsOf = ({ guards }: Route): string =>
  [
    guards.ownSessionOnly === true ? 'own session' : '',
    guards.recentProof === true ? 'recent proof' : '',
    guards.openWhileTwoFactorIsOwed === true ? 'open while two-factor is owed' : '',
  ]
    .filter(Boolean)
    .join(', ')

/** One line of the table of permissions: the call, and whom its policy admits. */
export function permissionLine(route: Route): string {
  const { method, path, name } = route.definition
  const call = `${method} ${path} (${name})`
  if (route.access.kind === 'public') return `${call}: public`
  const seesAll = { clientIds: 'all' } as const
  const firm = who(route, (held) => inFirm(held), principalKinds['Firm Admin'])
  const firmOfAll = who(route, (held) => inFirm(held, seesAll), principalKinds['Firm Admin'])
  const parts = [
    admits(route, principalKinds['super admin']) ? 'super admin' : '',
    firmOfAll === '–' ? '' : `firm: ${firmOfAll}${firm === firmOfAll ? '' : ' who sees all clients'}`,
    who(route, (held) => inClient(held), principalKinds['Client Admin'])
      .replace(/^(.+)$/, 'client: $1')
      .replace('client: –', ''),
    guardsOf(route),
    needsSwitching(route, inFirm(['*'], { consultantId: newId() })) ? 'consultants inside the client' : '',
  ]
  return `${call}: ${parts.filter(Boolean).join('; ')}`
}
