import type { Client } from '@parley/contracts/http/people.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIndustryName } from '../../../lib/i18n/use-industry-name.ts'
import { FactsDialog } from '../../../ui/FactsDialog.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import '../texts.ts'
import { ClientStatus } from './ClientStatus.tsx'

interface ClientDetailsProps {
  client: Client
  /** Undefined for those who may only look; an obsolete client is edited by nobody. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

/** One client, to look at. */
export function ClientDetails({ client, onEdit, onClose }: ClientDetailsProps) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  const facts: [string, ReactNode][] = [
    [t('clients.consultingFirm'), client.consultingFirm.name],
    [t('clients.industries'), client.industries.map(({ code }) => nameOf(code)).join(', ') || '-'],
    [t('clients.status'), <ClientStatus key="status" client={client} explained />],
    [t('clients.created'), <RelativeTime key="created" at={client.createdAt} />],
    [t('clients.updated'), <RelativeTime key="updated" at={client.updatedAt} />],
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
