import { adminClients, adminConsultingFirms, adminRoles, adminUsers } from '@parley/contracts/http/admin.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, roleRecord, userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import type { UserRow } from '../../../kinds/user-row.ts'
import { filterOf } from '../../../testing/asked.ts'

export const row = (given: Partial<User> = {}): UserRow => {
  const user = userRecord(given)
  return { ...user, roleIds: user.roles.map(({ id }) => id) }
}
export const member = roleRecord({ name: 'Client Member', isImmutable: true, clientId: null })
export const admin = roleRecord({
  name: 'Client Admin',
  permissions: ['*'],
  isImmutable: true,
  clientId: null,
})
export const ada = row({ firstName: 'Ada', lastName: 'Park', roles: [{ id: member.id, name: member.name }] })
export const gone = row({ firstName: 'Ben', lastName: 'Ott', isObsolete: true })
export const rosa = row({
  firstName: 'Rosa',
  lastName: 'Keller',
  isSuperAdmin: true,
  clientId: null,
  client: null,
  consultingFirm: null,
})

type Filter = Record<string, unknown>
const isCount = (query: URLSearchParams): boolean => query.get('range') === '[0,0]'

/** The lists that the page asks for; what is asked of people is noted. */
export function world(users: UserRow[] = [ada, rosa]): Filter[] {
  const asked: Filter[] = []
  server.use(
    answer(adminUsers.list, ({ query }) => {
      const filter = filterOf(query)
      if (!isCount(query)) asked.push(filter)
      if (filter.isObsolete === true) return users.filter(({ isObsolete }) => isObsolete)
      const isAll = filter.showObsolete === true
      return users.filter(({ isObsolete }) => isAll || !isObsolete)
    }),
    answer(
      adminUsers.get,
      ({ params }) => users.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'No'),
    ),
    answer(adminRoles.list, ({ query }) => {
      const { id, clientId } = filterOf(query)
      // Those of the client, or those that are asked for by id.
      if (id === undefined && clientId !== acme.id) return []
      return [admin, member].filter((role) => !Array.isArray(id) || id.includes(role.id))
    }),
    answer(adminClients.list, [{ ...clientRecord(), consultingFirmId: northwind.id }]),
    answer(adminConsultingFirms.list, []),
  )
  return asked
}
