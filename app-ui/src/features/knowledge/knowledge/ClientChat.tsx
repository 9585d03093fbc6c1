import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { clientPlace } from './knowledge-place.ts'
import type { StartProps } from './KnowledgeLog.tsx'
import { KnowledgeQuery } from './KnowledgeQuery.tsx'
import { useNewestClientDocuments } from './newest-documents.ts'
import { StartingPoint } from './StartingPoint.tsx'
import './locales/en.ts'

/** The chat of a client's people, and of those who are switched into the client (Document 3, Query page). */
export function ClientChat() {
  const { t } = useTranslation()
  const user = useUser()
  return <KnowledgeQuery place={clientPlace(user)} title={t('knowledge.clientTitle')} Start={ClientStart} />
}

function ClientStart({ onAsk }: StartProps) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <StartingPoint
      intro={t('knowledge.clientIntro', { client: user.client?.name ?? '' })}
      documents={useNewestClientDocuments(user.clientId ?? '')}
      withoutDocuments={t('knowledge.noneIndexedClient')}
      onAsk={onAsk}
    />
  )
}
