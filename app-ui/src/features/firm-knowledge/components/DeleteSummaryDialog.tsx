import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
} from '@parley/contracts/http/initiative-summaries.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasStatus, messageOf } from '../../../lib/api-error.ts'
import { callRoute } from '../../../lib/call-route.ts'
import { keyOf } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import '../texts.ts'

interface DeleteSummaryDialogProps {
  summary: InitiativeSummary
  onClose: () => void
}

export function DeleteSummaryDialog({ summary, onClose }: DeleteSummaryDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callRoute(deleteInitiativeSummary, { params: { id: summary.initiativeId } }),
    onSuccess: () => {
      showSuccess(t('common.deleted'))
      onClose()
    },
    // Where it is gone already, the list does not know yet.
    onSettled: () =>
      Promise.all(
        [listFirmSummaries, getInitiativeSummary].map((route) =>
          client.invalidateQueries({ queryKey: keyOf(route) }),
        ),
      ),
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
      error={
        remove.error === null
          ? undefined
          : hasStatus(remove.error, 404)
            ? messageOf(remove.error)
            : t('firmKnowledge.deleteFailed')
      }
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
