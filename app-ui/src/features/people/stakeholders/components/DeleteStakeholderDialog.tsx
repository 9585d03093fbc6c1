import { deleteStakeholder, type Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import { stakeholderReads } from '../stakeholder-queries.ts'
import '../locales/en.ts'

interface DeleteStakeholderDialogProps {
  person: Stakeholder
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a person is deleted, and says what else goes. */
export function DeleteStakeholderDialog({ person, onClose, onDeleted }: DeleteStakeholderDialogProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteStakeholder}
      input={{ params: { id: person.id } }}
      refreshes={stakeholderReads}
      title={t('stakeholders.deleteTitle')}
      text={t('stakeholders.deleteText')}
      subject={`${person.firstName} ${person.lastName}`}
      onDeleted={() => onDeleted?.()}
      onClose={onClose}
    />
  )
}
