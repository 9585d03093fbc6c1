import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type InitiativeSummary, listFirmSummaries } from '@parley/contracts/http/initiative-summaries.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { useTranslation } from 'react-i18next'
import { StaleNotice } from '../../../records/editing/index.ts'
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
  const { value, missing, theirs } = form
  const leave = (): void => {
    form.forget()
    onClose()
  }
  return (
    <>
      {form.isDirty && !form.isBusy && <LeaveGuard onLeave={form.forget} />}
      <FormDialog
        open
        maxWidth="md"
        title={t(isNew ? 'firmKnowledge.create' : 'firmKnowledge.edit')}
        submitLabel={t('common.save')}
        submitDisabled={theirs !== null}
        busy={form.isBusy}
        dirty={form.isDirty}
        error={missing.length > 0 ? t('firmKnowledge.needsBoth') : form.failure}
        onClose={leave}
        onSubmit={form.save}
      >
        {form.isRestored && (
          <Alert
            severity="info"
            action={<Button onClick={form.discard}>{t('firmKnowledge.discard')}</Button>}
          >
            {t('firmKnowledge.draftBack')}
          </Alert>
        )}
        {theirs !== null && (
          <StaleNotice
            theirs={beginningOf(theirs.summary)}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        {isNew && value.initiative !== null && (
          <TakenNotice initiativeId={value.initiative.id} onEdit={onEdit} />
        )}
        <SummaryFields value={value} isNew={isNew} missing={missing} onChange={form.change} />
      </FormDialog>
    </>
  )
}

/** Characters of somebody else's text that are enough to know it by. */
const beginning = 300

const beginningOf = (text: string): string =>
  text.length > beginning ? `${text.slice(0, beginning).trimEnd()}…` : text

/** Mounted only while there is something to lose: a page has one guard at a time. */
function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  return useUnsavedChangesGuard(true, onLeave)
}

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
