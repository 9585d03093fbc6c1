import type { Role } from '@parley/contracts/http/roles.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { useLocale, useTranslate } from 'react-admin'
import { useLazyTexts } from '../i18n/parts.ts'
import { RecordLink, TimeText } from '../lists/index.ts'
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
import { RecordTo } from './RecordTo.tsx'
import { RelatedList } from './RelatedList.tsx'
import { recordTexts } from './texts.ts'

export interface RelatedProps {
  filter: Record<string, string | boolean>
  title?: string
}

const byName = { field: 'name', order: 'ASC' } as const
const byLastName = { field: 'lastName', order: 'ASC' } as const

export function RelatedClients(props: RelatedProps) {
  const namesOf = useIndustryNames()
  const of = 'resources.clients.fields'
  return (
    <RelatedList<ClientRow>
      resource="clients"
      sort={byName}
      {...props}
      columns={[
        { label: `${of}.name`, render: ({ name }) => <RecordLink>{name}</RecordLink> },
        {
          label: `${of}.industries`,
          isWide: true,
          render: ({ industries }) => namesOf(industries.map(({ code }) => code)) || '–',
        },
        {
          label: `${of}.createdAt`,
          isWide: true,
          render: ({ createdAt }) => <TimeText at={createdAt} isDay />,
        },
      ]}
    />
  )
}

export function RelatedConsultants(props: RelatedProps) {
  const of = 'resources.consultants.fields'
  return (
    <RelatedList<ConsultantRow>
      resource="consultants"
      sort={byLastName}
      {...props}
      columns={[
        { label: `${of}.name`, render: (one) => <RecordLink>{nameOf(one)}</RecordLink> },
        { label: `${of}.position`, isWide: true, render: ({ position }) => position ?? '–' },
        { label: `${of}.activeInitiativesCount`, render: ({ activeInitiativesCount: count }) => count },
      ]}
    />
  )
}

/** Whom a consultant may work for; given and taken in place. */
export function RelatedAccess({ filter }: RelatedProps) {
  const say = useLazyTexts(recordTexts)
  const of = 'resources.consultant-client-access.fields'
  const isOfClient = 'clientId' in filter
  return (
    <RelatedList<AccessRow>
      resource="consultant-client-access"
      sort={{ field: 'id', order: 'ASC' }}
      filter={filter}
      title={say(isOfClient ? 'records.consultants' : 'records.access')}
      columns={[
        isOfClient
          ? {
              label: `${of}.consultant`,
              render: (access) => (
                <RecordTo
                  resource="consultants"
                  to={{ id: access.consultantId, name: consultantOf(access) }}
                />
              ),
            }
          : {
              label: `${of}.client`,
              render: ({ clientId, client }) => (
                <RecordTo resource="clients" to={{ id: clientId, name: client.name }} />
              ),
            },
        { label: `${of}.canAccess`, render: (access) => <AccessSwitch access={access} /> },
      ]}
    />
  )
}

export function RelatedUsers(props: RelatedProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const of = 'resources.users.fields'
  return (
    <RelatedList<UserRow>
      resource="users"
      sort={byLastName}
      {...props}
      columns={[
        { label: `${of}.name`, render: (user) => <RecordLink>{nameOfUser(user)}</RecordLink> },
        {
          label: `${of}.roles`,
          isWide: true,
          render: ({ isSuperAdmin, roles }) =>
            isSuperAdmin
              ? translate('users.superAdmin')
              : roles.map(({ name }) => roleText(name, locale)).join(', ') || translate('users.noRole'),
        },
        {
          label: `${of}.organisation`,
          render: (user) => organisationOf(user) ?? translate('users.platform'),
        },
      ]}
    />
  )
}

export function RelatedRoles(props: RelatedProps) {
  const locale = useLocale()
  const of = 'resources.roles.fields'
  return (
    <RelatedList<Role>
      resource="roles"
      sort={byName}
      {...props}
      columns={[
        { label: `${of}.name`, render: ({ name }) => <RecordLink>{roleText(name, locale)}</RecordLink> },
        { label: `${of}.userCount`, render: ({ userCount }) => userCount },
      ]}
    />
  )
}
