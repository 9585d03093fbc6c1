import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type InitiativeSummary, listFirmSummaries } from '@parley/contracts/http/initiative-summaries.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { useUser } from '../../../account/session/index.ts'
import { useSummaryForm } from '../use-summary-form.ts'
import '../locales/en.ts'
import { SummaryFields } from './SummaryFields.tsx'

interface SummaryDialogProps {
  /** Edited; a new one is written where it is left out. */
  summary?: InitiativeSummary
  /** Of an initiative that has one already. */
  onEdit: (initiativeId: string) => void
  onClose: () => void
}

/** Writes or edits the summary of an initiative (Document 3, Firm Knowledge Management). */
export function SummaryDialog({ summary, onEdit, onClose }: SummaryDialogProps) {
  const { t } = useTranslation()
  const isNew = summary === undefined
  const form = useSummaryForm({
    summary,
    firmId: useUser().consultingFirmId ?? '',
    onSaved: () => {
      showSuccess(t(isNew ? 'common.created' : 'common.updated'))
      onClose()
    },
  })
  const missing = (['initiative', 'summary'] as const).filter((name) => form.problemOf(name) !== undefined)
  const failure = missing.length > 0 ? t('firmKnowledge.needsBoth') : form.failure
  return (
    <RecordDialog
      form={{ ...form, failure }}
      maxWidth="md"
      title={t(isNew ? 'firmKnowledge.create' : 'firmKnowledge.edit')}
      lineOf={(theirs) => beginningOf(theirs.summary)}
      onClose={onClose}
    >
      {isNew && form.values.initiative !== null && (
        <TakenNotice initiativeId={form.values.initiative.id} onEdit={onEdit} />
      )}
      <SummaryFields value={form.values} isNew={isNew} missing={missing} onChange={form.change} />
    </RecordDialog>
  )
}

/** Characters of somebody else's text that are enough to know it by. */
const beginning = 300

const beginningOf = (text: string): string =>
  text.length > beginning ? `${text.slice(0, beginning).trimEnd()}…` : text

/** An initiative has one summary: whoever begins another is led to it before they have typed it all. */
function TakenNotice({ initiativeId, onEdit }: { initiativeId: string; onEdit: (id: string) => void }) {
  const { t } = useTranslation()
  const query = { filter: JSON.stringify({ initiativeId }), range: '[0,0]' }
  const existing = useListQuery(listFirmSummaries, { query }, { staleTime: 0 })
  if ((existing.data?.rows.length ?? 0) === 0) return null
  return (
    <Alert
      severity="info"
      action={<Button onClick={() => onEdit(initiativeId)}>{t('firmKnowledge.editThat')}</Button>}
    >
      {t('firmKnowledge.hasSummary')}
    </Alert>
  )
}
