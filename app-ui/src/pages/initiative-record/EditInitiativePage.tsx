import { useTranslation } from 'react-i18next'
import { EditInitiativeForm } from '../../features/engagement/record/EditInitiativeForm.tsx'
import { RecordPage } from '../../features/engagement/record/RecordPage.tsx'
import { useUser } from '../../features/account/session/session-context.ts'

/** The initiative's own fields (Document 1, sections 2.1 and 3). */
export function EditInitiativePage() {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <RecordPage title={t('record.editTitle')} needsManage>
      {(initiative) => <EditInitiativeForm key={initiative.id} initiative={initiative} user={user} />}
    </RecordPage>
  )
}
