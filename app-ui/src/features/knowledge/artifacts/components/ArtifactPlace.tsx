import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, isClientArtifact, type Owner } from '../artifact-record.ts'
import { useInitiativeChoices } from '../artifact-queries.ts'
import '../locales/en.ts'

interface ArtifactPlaceProps {
  owner: Owner
  artifact: AnyArtifact
}

/** Where a document is used: in all of its client, in one initiative, or a firm's in client work too. */
export function ArtifactPlace({ owner, artifact }: ArtifactPlaceProps) {
  const { t } = useTranslation()
  if (isClientArtifact(artifact))
    return owner.kind === 'client' && artifact.scope !== 'client' ? (
      <InitiativePlace clientId={owner.clientId} id={artifact.initiativeId} />
    ) : (
      <StatusBadge tone="outline">{t('artifacts.clientWide')}</StatusBadge>
    )
  return artifact.useInClientWork ? (
    <StatusBadge tone="primary">{t('artifacts.useInClientWork')}</StatusBadge>
  ) : null
}

function InitiativePlace({ clientId, id }: { clientId: string; id: string | null }) {
  const { t } = useTranslation()
  const initiatives = useInitiativeChoices(clientId)
  const name = initiatives.data?.rows.find((one) => one.id === id)?.name
  return <StatusBadge tone="primary">{name ?? t('artifacts.initiative')}</StatusBadge>
}
