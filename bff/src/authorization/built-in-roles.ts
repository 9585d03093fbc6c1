/** The roles that come with the product and never change (D1). */
export const builtInRoles = {
  superAdmin: { name: 'SUPER_ADMIN', kind: 'super_admin', permissions: ['*'] },
  firmAdmin: { name: 'Firm Admin', kind: 'firm', permissions: ['*'] },
  consultant: { name: 'Consultant', kind: 'firm', permissions: ['manage_initiatives', 'view_analytics'] },
  clientAdmin: { name: 'Client Admin', kind: 'client', permissions: ['*'] },
  clientMember: { name: 'Client Member', kind: 'client', permissions: ['manage_initiatives'] },
  clientViewer: { name: 'Client Viewer', kind: 'client', permissions: [] },
} as const

/** Rights of an impersonation: the target's, as far as the actor has them (D2). */
export function intersectPermissions(target: readonly string[], actor: readonly string[]): string[] {
  if (target.includes('*')) return [...actor]
  return actor.includes('*') ? [...target] : target.filter((permission) => actor.includes(permission))
}
