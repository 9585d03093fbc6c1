import { newId } from '@parley/contracts/ids.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'

export const northwind = { id: newId(), name: 'Northwind Advisory' }
export const acme = { id: newId(), name: 'Acme Manufacturing', consultingFirm: northwind }

const nobody: SessionUser = {
  id: newId(),
  email: 'someone@example.test',
  firstName: 'Sam',
  lastName: 'One',
  roles: [],
  permissions: [],
  clientId: null,
  consultantId: null,
  consultingFirmId: null,
  client: null,
  consultingFirm: null,
  isSuperAdmin: false,
  isImpersonating: false,
  sessionId: newId(),
  twoFactorSetupRequired: false,
  twoFactorDeadline: null,
}

const role = (name: string) => [{ id: newId(), name }]

/** One person of each kind (decisions D1). */
export const superAdmin: SessionUser = {
  ...nobody,
  id: newId(),
  email: 'superadmin@parley.test',
  firstName: 'Rosa',
  lastName: 'Keller',
  roles: role('SUPER_ADMIN'),
  permissions: ['*'],
  isSuperAdmin: true,
}
export const firmAdmin: SessionUser = {
  ...nobody,
  id: newId(),
  email: 'admin@northwind.test',
  firstName: 'Nora',
  lastName: 'West',
  roles: role('Firm Admin'),
  permissions: [
    'manage_users',
    'manage_roles',
    'manage_initiatives',
    'view_analytics',
    'manage_settings',
    'manage_integrations',
  ],
  consultingFirmId: northwind.id,
  consultingFirm: northwind,
}
export const consultant: SessionUser = {
  ...firmAdmin,
  id: newId(),
  email: 'consultant@northwind.test',
  firstName: 'Clara',
  lastName: 'Ng',
  roles: role('Consultant'),
  permissions: ['manage_initiatives', 'view_analytics'],
  consultantId: newId(),
}
export const clientAdmin: SessionUser = {
  ...nobody,
  id: newId(),
  email: 'admin@acme.test',
  firstName: 'Adam',
  lastName: 'Berg',
  roles: role('Client Admin'),
  permissions: firmAdmin.permissions,
  clientId: acme.id,
  client: acme,
}
export const clientViewer: SessionUser = {
  ...clientAdmin,
  id: newId(),
  email: 'viewer@acme.test',
  roles: role('Client Viewer'),
  permissions: [],
}

/** The person, acting inside Acme. */
export const insideAcme = (actor: SessionUser): SessionUser => ({
  ...actor,
  roles: role('Client Admin'),
  consultantId: null,
  // An account is exactly one of firm user and client user (decisions D1).
  consultingFirmId: null,
  consultingFirm: null,
  clientId: acme.id,
  client: acme,
  isImpersonating: true,
  sessionId: newId(),
  impersonation: {
    actor: { id: actor.id, email: actor.email, firstName: actor.firstName, lastName: actor.lastName },
    expiresAt: new Date(Date.now() + 42 * 60_000 - 5_000).toISOString(),
  },
})

/** A super admin, acting inside Northwind. */
export const insideNorthwind: SessionUser = {
  ...superAdmin,
  roles: role('Firm Admin'),
  permissions: firmAdmin.permissions,
  consultingFirmId: northwind.id,
  consultingFirm: northwind,
  isImpersonating: true,
  sessionId: newId(),
}
