import {
  type Consultant,
  deleteConsultant,
  listConsultants,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import { nameOf } from '../consultant-form.ts'

interface DeleteConsultantDialogProps {
  consultant: Consultant
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteConsultantDialog({ consultant, onClose }: DeleteConsultantDialogProps) {
  const { t } = useTranslation()
  const params = { id: consultant.id }
  const name = nameOf(consultant)
  return (
    <DeleteDialog
      route={deleteConsultant}
      input={{ params }}
      refreshes={[listConsultants]}
      title={t('consultants.remove')}
      text={t('consultants.deleteText')}
      subject={name}
      undo={{
        deleted: t('consultants.deletedNamed', { name }),
        label: t('consultants.undo'),
        restore: () => callRoute(updateConsultant, { params, body: { isObsolete: false } }),
        restored: t('consultants.restored', { name }),
      }}
      onClose={onClose}
    />
  )
}
