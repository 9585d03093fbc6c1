import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { firmPlace } from './knowledge-place.ts'
import type { StartProps } from './KnowledgeLog.tsx'
import { KnowledgeQuery } from './KnowledgeQuery.tsx'
import { useNewestFirmDocuments } from './newest-documents.ts'
import { StartingPoint } from './StartingPoint.tsx'
import './locales/en.ts'

/** What the firm knows, for people of the firm (Document 3, Firm Knowledge Management and Query page). */
export function FirmQuery() {
  const { t } = useTranslation()
  const user = useUser()
  return <KnowledgeQuery place={firmPlace(user)} title={t('knowledge.firmTitle')} Start={FirmStart} />
}

function FirmStart({ onAsk }: StartProps) {
  const { t } = useTranslation()
  return (
    <StartingPoint
      intro={t('knowledge.firmIntro')}
      documents={useNewestFirmDocuments()}
      withoutDocuments={t('knowledge.noneIndexedFirm')}
      onAsk={onAsk}
    />
  )
}
