import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
} from '@parley/contracts/http/initiative-summaries.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deletionFailure } from '../../../../lib/api-error.ts'
import { callRoute } from '../../../../lib/call-route.ts'
import { useRefresh } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import '../texts.ts'

interface DeleteSummaryDialogProps {
  summary: InitiativeSummary
  onClose: () => void
}

export function DeleteSummaryDialog({ summary, onClose }: DeleteSummaryDialogProps) {
  const { t } = useTranslation()
  const remove = useMutation({
    mutationFn: () => callRoute(deleteInitiativeSummary, { params: { id: summary.initiativeId } }),
    onSuccess: () => {
      showSuccess(t('common.deleted'))
      onClose()
    },
    // Where it is gone already, the list does not know yet.
    onSettled: useRefresh([listFirmSummaries, getInitiativeSummary]),
  })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('firmKnowledge.deleteTitle')}
      text={t('firmKnowledge.deleteText')}
      subject={summary.initiative.name}
      confirmLabel={t('common.delete')}
      busy={remove.isPending}
      error={deletionFailure(remove.error, t('firmKnowledge.deleteFailed'))}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
