import { byClient, byId, noIds, type RouteExample } from './route-example.ts'

let mailboxes = 0
/** Nobody has it yet. */
export const newAddress = (): string => `new-${(mailboxes += 1)}@people.test`

/** People, roles and mails. */
export const userExamples: Record<string, RouteExample> = {
  listUsers: { ...noIds(), isOpenToSuperAdmins: true },
  getUser: { ...byId(({ userId }) => userId), isOpenToSuperAdmins: true },
  createUser: {
    request: ({ clientId, roleId }) => ({ body: { email: newAddress(), clientId, roleIds: [roleId] } }),
    isOpenToSuperAdmins: true,
  },
  updateUser: {
    request: ({ userId, roleId }) => ({ params: { id: userId }, body: { roleIds: [roleId] } }),
    isOpenToSuperAdmins: true,
  },
  deleteUser: { ...byId(({ userId }) => userId), isOpenToSuperAdmins: true },
  sendPasswordReset: { ...byId(({ userId }) => userId), isOpenToSuperAdmins: true },
  listRoles: { ...noIds(), isOpenToSuperAdmins: true },
  listClientRoles: { ...byClient, isOpenToSuperAdmins: true },
  getRole: { ...byId(({ roleId }) => roleId), isOpenToSuperAdmins: true },
  createRole: {
    request: ({ clientId }) => ({ body: { name: newAddress(), permissions: [], clientId } }),
    isOpenToSuperAdmins: true,
  },
  updateRole: {
    ...byId(({ roleId }) => roleId, { body: { description: 'Changed' } }),
    isOpenToSuperAdmins: true,
  },
  deleteRole: { ...byId(({ roleId }) => roleId), isOpenToSuperAdmins: true },
  listMails: noIds(),
  getMail: { ...byId(({ userId }) => userId), isNeverOwn: true },
}
