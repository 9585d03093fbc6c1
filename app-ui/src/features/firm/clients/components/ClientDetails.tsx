import Link from '@mui/material/Link'
import type { Client } from '@parley/contracts/http/people.ts'
import { FactsDialog } from '@parley/ui-kit/components/FactsDialog.tsx'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useUser, isFirmAdmin } from '../../../account/session/index.ts'
import '../locales/en.ts'
import { ClientStatus } from './ClientStatus.tsx'

interface ClientDetailsProps {
  client: Client
  /** Undefined for those who may only look; an obsolete client is edited by nobody. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** What a Firm Admin sets up for a client without connecting to it. */
const partsOfClient = [
  { name: 'departments', path: '/departments-and-stakeholders' },
  { name: 'ai', path: '/settings/ai' },
  { name: 'sso', path: '/settings/sso' },
] as const

/** One client, to look at. */
export function ClientDetails({ client, onEdit, onClose }: ClientDetailsProps) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  const worksFor = isFirmAdmin(useUser()) && !client.isObsolete
  const facts: [string, ReactNode][] = [
    [t('clients.consultingFirm'), client.consultingFirm.name],
    [t('clients.industries'), client.industries.map(({ code }) => nameOf(code)).join(', ') || '–'],
    [t('clients.status'), <ClientStatus key="status" client={client} explained />],
    [t('clients.created'), <RelativeTime key="created" at={client.createdAt} />],
    [t('clients.updated'), <RelativeTime key="updated" at={client.updatedAt} />],
    ...(worksFor
      ? [[t('clients.parts.title'), <Parts key="parts" id={client.id} />] satisfies [string, ReactNode]]
      : []),
  ]
  return (
    <FactsDialog
      title={client.name}
      facts={facts}
      maxWidth="xs"
      onEdit={client.isObsolete ? undefined : onEdit}
      onClose={onClose}
    />
  )
}

function Parts({ id }: { id: string }) {
  const { t } = useTranslation()
  return partsOfClient.map(({ name, path }) => (
    <Link key={name} component={RouterLink} to={`${path}?client=${id}`} sx={{ display: 'block' }}>
      {t(`clients.parts.${name}`)}
    </Link>
  ))
}
