import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  createInterview,
  type Interview,
  listInterviews,
  updateInterview,
} from '@parley/contracts/http/interviews.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../../../lib/api-error.ts'
import { useDraft } from '../../../../lib/use-draft.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import {
  bodyOf,
  differences,
  type DraftField,
  draftOf,
  emptyDraft,
  type InterviewDraft,
  missingFields,
} from '../interview-draft.ts'
import '../texts.ts'
import { InterviewFields, type Problems } from './InterviewFields.tsx'

interface InterviewDialogProps {
  initiative: Initiative
  /** Edited; a new one is added where it is left out. */
  interview: Interview | undefined
  onClose: () => void
}

/** What the server found wrong, by the field that it stands beside; a place inside of the summary is the summary's. */
function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {}
  const entries = Object.entries(error.errors).map(([name, text]) => [name.split('.')[0] ?? name, text])
  const { interviewDate, ...rest } = Object.fromEntries(entries) as Record<string, string>
  return interviewDate === undefined ? rest : { ...rest, day: interviewDate }
}

/** Adds or edits an interview; what is typed survives a reload and somebody else's save (Document 1, 2.8, 4 and 5). */
export function InterviewDialog({ initiative, interview, onClose }: InterviewDialogProps) {
  const { t } = useTranslation()
  const [stored, setStored] = useState(interview === undefined ? emptyDraft : draftOf(interview))
  const draft = useDraft<InterviewDraft>(`interview.${interview?.id ?? `new.${initiative.id}`}`, stored)
  const [isRestored, setIsRestored] = useState(draft.wasRestored)
  const [isChecked, setIsChecked] = useState(false)
  const [conflict, setConflict] = useState<Interview | null>(null)
  // Another number puts the summary as it is now into the editor.
  const [edition, setEdition] = useState(0)
  const create = useRouteMutation(createInterview, [listInterviews])
  const update = useRouteMutation(updateInterview, [listInterviews])
  const { value } = draft
  const isDirty = differences(value, stored).length > 0
  const missing = missingFields(value)
  const failure = create.error ?? update.error

  const leave = (): void => {
    draft.clear()
    onClose()
  }
  const replace = (next: InterviewDraft): void => {
    setStored(next)
    draft.setValue(next)
    setEdition(edition + 1)
    setIsRestored(false)
    setConflict(null)
    update.reset()
  }
  const save = async (updatedAt: string | null): Promise<void> => {
    setIsChecked(true)
    if (missing.length > 0) return
    try {
      if (interview === undefined)
        await create.mutateAsync({ body: { ...bodyOf(value), initiativeId: initiative.id } })
      else
        await update.mutateAsync({
          params: { id: interview.id },
          body: { ...bodyOf(value), ...(updatedAt !== null && { updatedAt }) },
        })
      showSuccess(t(interview === undefined ? 'common.created' : 'common.updated'))
      leave()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_UPDATE') setConflict(error.current as Interview)
    }
  }
  const required = Object.fromEntries(missing.map((field) => [field, t('common.fieldRequired')]))
  return (
    <>
      {isDirty && <LeaveGuard onLeave={draft.clear} />}
      <FormDialog
        open
        maxWidth="md"
        title={t(interview === undefined ? 'interviews.add' : 'interviews.edit')}
        submitLabel={t('common.save')}
        busy={create.isPending || update.isPending}
        dirty={isDirty}
        error={failure === null || conflict !== null ? undefined : messageOf(failure)}
        onClose={leave}
        onSubmit={() => void save(value.updatedAt)}
      >
        {isRestored && isDirty && (
          <Alert
            severity="info"
            action={<Button onClick={() => replace(stored)}>{t('interviews.discard')}</Button>}
          >
            {t('interviews.draftBack')}
          </Alert>
        )}
        {conflict !== null && (
          <Conflict
            fields={differences(draftOf(conflict), stored)}
            onTakeTheirs={() => replace(draftOf(conflict))}
            onKeepMine={() => void save(conflict.updatedAt)}
          />
        )}
        <InterviewFields
          key={edition}
          initiative={initiative}
          known={conflict ?? interview}
          value={value}
          problems={{ ...problemsIn(failure), ...(isChecked ? required : {}) }}
          onChange={(part) => draft.setValue({ ...value, ...part })}
        />
      </FormDialog>
    </>
  )
}

/** Mounted only while there is something to lose: a page has one guard at a time. */
function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  return useUnsavedChangesGuard(true, onLeave)
}

const fieldNames = {
  day: 'interviews.date',
  status: 'interviews.status',
  isAutomated: 'interviews.automated',
  summary: 'interviews.summary',
  additionalNotes: 'interviews.notes',
  stakeholderIds: 'interviews.stakeholders',
  consultantId: 'interviews.consultant',
} as const

interface ConflictProps {
  /** What somebody else changed. */
  fields: DraftField[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two people edited at once: nothing is lost, and the person decides (decisions D3). */
function Conflict({ fields, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTranslation()
  const names = fields.map((field) => t(fieldNames[field])).join(', ')
  return (
    <Alert
      severity="warning"
      action={
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button onClick={onTakeTheirs}>{t('interviews.takeTheirs')}</Button>
          <Button variant="outlined" onClick={onKeepMine}>
            {t('interviews.keepMine')}
          </Button>
        </Box>
      }
    >
      <strong>{t('interviews.conflictTitle')}</strong>
      <div>
        {names === '' ? t('interviews.conflictSame') : t('interviews.conflictText', { fields: names })}
      </div>
    </Alert>
  )
}
