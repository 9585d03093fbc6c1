import type { Role } from '@parley/contracts/http/roles.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { useLocale, useTranslate } from 'react-admin'
import { TimeText } from '../lists/index.ts'
import { AccessSwitch } from '../kinds/parts.ts'
import {
  type AccessRow,
  consultantOf,
  type ClientRow,
  nameOf,
  type ConsultantRow,
  useIndustryNames,
  nameOfUser,
  organisationOf,
  type UserRow,
} from '../kinds/index.ts'
import { nameColumn } from './related-columns.tsx'
import { RecordTo } from './RecordTo.tsx'
import { type RelatedColumn, RelatedList } from './RelatedList.tsx'

export interface RelatedProps {
  filter: Record<string, string | boolean>
  /** Key among the texts of records. */
  title?: string
}

const byLastName = { field: 'lastName', order: 'ASC' } as const

export function RelatedClients(props: RelatedProps) {
  const namesOf = useIndustryNames()
  const columns: RelatedColumn<ClientRow>[] = [
    nameColumn(({ name }) => name),
    {
      field: 'industries',
      isWide: true,
      render: ({ industries }) => namesOf(industries.map(({ code }) => code)) || '–',
    },
    { field: 'createdAt', isWide: true, render: ({ createdAt }) => <TimeText at={createdAt} isDay /> },
  ]
  return <RelatedList resource="clients" {...props} columns={columns} />
}

const consultantColumns: RelatedColumn<ConsultantRow>[] = [
  nameColumn(nameOf),
  { field: 'position', isWide: true, render: ({ position }) => position ?? '–' },
  { field: 'activeInitiativesCount', render: ({ activeInitiativesCount: count }) => count },
]

export function RelatedConsultants(props: RelatedProps) {
  return <RelatedList resource="consultants" sort={byLastName} {...props} columns={consultantColumns} />
}

const accessConsultant: RelatedColumn<AccessRow> = {
  field: 'consultant',
  render: (access) => (
    <RecordTo resource="consultants" to={{ id: access.consultantId, name: consultantOf(access) }} />
  ),
}
const accessClient: RelatedColumn<AccessRow> = {
  field: 'client',
  render: ({ clientId, client }) => <RecordTo resource="clients" to={{ id: clientId, name: client.name }} />,
}

/** Whom a consultant may work for; given and taken in place. */
export function RelatedAccess({ filter }: Pick<RelatedProps, 'filter'>) {
  const isOfClient = 'clientId' in filter
  return (
    <RelatedList<AccessRow>
      resource="consultant-client-access"
      sort={{ field: 'id', order: 'ASC' }}
      filter={filter}
      title={isOfClient ? 'records.consultants' : 'records.access'}
      columns={[
        isOfClient ? accessConsultant : accessClient,
        { field: 'canAccess', render: (access) => <AccessSwitch access={access} /> },
      ]}
    />
  )
}

export function RelatedUsers(props: RelatedProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const columns: RelatedColumn<UserRow>[] = [
    nameColumn(nameOfUser),
    {
      field: 'roles',
      isWide: true,
      render: ({ isSuperAdmin, roles }) =>
        isSuperAdmin
          ? translate('users.superAdmin')
          : roles.map(({ name }) => roleText(name, locale)).join(', ') || translate('users.noRole'),
    },
    { field: 'organisation', render: (user) => organisationOf(user) ?? translate('users.platform') },
  ]
  return <RelatedList resource="users" sort={byLastName} {...props} columns={columns} />
}

export function RelatedRoles(props: RelatedProps) {
  const locale = useLocale()
  const columns: RelatedColumn<Role>[] = [
    nameColumn(({ name }) => roleText(name, locale)),
    { field: 'userCount', render: ({ userCount }) => userCount },
  ]
  return <RelatedList resource="roles" {...props} columns={columns} />
}
