import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
} from '@parley/contracts/http/initiative-summaries.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface DeleteSummaryDialogProps {
  summary: InitiativeSummary
  onClose: () => void
}

export function DeleteSummaryDialog({ summary, onClose }: DeleteSummaryDialogProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteInitiativeSummary}
      input={{ params: { id: summary.initiativeId } }}
      refreshes={[listFirmSummaries, getInitiativeSummary]}
      title={t('firmKnowledge.deleteTitle')}
      text={t('firmKnowledge.deleteText')}
      subject={summary.initiative.name}
      failed={t('firmKnowledge.deleteFailed')}
      onClose={onClose}
    />
  )
}
