import { type Consultant, deleteConsultant, listConsultants } from '@parley/contracts/http/consultants.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { nameOf } from '../consultant-form.ts'

interface DeleteConsultantDialogProps {
  consultant: Consultant
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteConsultantDialog({ consultant, onClose }: DeleteConsultantDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteConsultant, [listConsultants])
  const onSuccess = (): void => {
    showSuccess(t('common.deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('consultants.remove')}
      text={t('consultants.deleteText')}
      subject={nameOf(consultant)}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: consultant.id } }, { onSuccess })}
    />
  )
}
