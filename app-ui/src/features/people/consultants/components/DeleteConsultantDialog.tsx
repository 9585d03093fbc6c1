import {
  type Consultant,
  deleteConsultant,
  listConsultants,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { callRoute } from '../../../../lib/call-route.ts'
import { useRefresh, useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showError, showSuccess, showUndo } from '../../../../ui/toasts.tsx'
import { nameOf } from '../consultant-form.ts'

interface DeleteConsultantDialogProps {
  consultant: Consultant
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteConsultantDialog({ consultant, onClose }: DeleteConsultantDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteConsultant, [listConsultants])
  const refresh = useRefresh([listConsultants])
  const { id } = consultant
  const name = nameOf(consultant)
  // The dialog is gone by then.
  const restore = async (): Promise<void> => {
    try {
      await callRoute(updateConsultant, { params: { id }, body: { isObsolete: false } })
      showSuccess(t('consultants.restored', { name }))
    } catch (error) {
      showError(error)
    }
    await refresh()
  }
  const onSuccess = (): void => {
    showUndo(t('consultants.deletedNamed', { name }), t('consultants.undo'), () => void restore())
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('consultants.remove')}
      text={t('consultants.deleteText')}
      subject={name}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess })}
    />
  )
}
