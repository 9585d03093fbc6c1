import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  createInterview,
  type Interview,
  listInterviews,
  updateInterview,
} from '@parley/contracts/http/interviews.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../../records/editing/parts.ts'
import { bodyOf, differences, draftOf, emptyDraft, missingFields } from '../interview-draft.ts'
import '../locales/en.ts'
import { InterviewFields } from './InterviewFields.tsx'

interface InterviewDialogProps {
  initiative: Initiative
  /** Edited; a new one is added where it is left out. */
  interview: Interview | undefined
  onClose: () => void
}

/** Where a refusal stands: a place inside of the summary is the summary's. */
const fieldOf = (path: string): string =>
  path === 'interviewDate' ? 'day' : path.startsWith('summary.') ? 'summary' : path

const fieldNames = {
  day: 'interviews.date',
  status: 'interviews.status',
  isAutomated: 'interviews.automated',
  summary: 'interviews.summary',
  additionalNotes: 'interviews.notes',
  stakeholderIds: 'interviews.stakeholders',
  consultantId: 'interviews.consultant',
} as const

/** Adds or edits an interview; what is typed survives a reload and somebody else's save (Document 1, 2.8, 4 and 5). */
export function InterviewDialog({ initiative, interview, onClose }: InterviewDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    record: interview,
    valuesOf: (known: Interview | undefined) => (known === undefined ? emptyDraft : draftOf(known)),
    isSame: (one, other) => differences(one, other).length === 0,
    draft: `interview.${interview?.id ?? `new.${initiative.id}`}`,
    refreshes: [listInterviews],
    check: (values) => {
      const missing = missingFields(values).map((field) => [field, t('common.fieldRequired')] as const)
      return missing.length === 0 ? undefined : { errors: Object.fromEntries(missing) }
    },
    fieldOf,
    create: {
      route: createInterview,
      input: (values) => ({ body: { ...bodyOf(values), initiativeId: initiative.id } }),
    },
    update: {
      route: updateInterview,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...bodyOf(values), updatedAt } }),
    },
    onSaved: () => {
      showSuccess(t(interview === undefined ? 'common.created' : 'common.updated'))
      onClose()
    },
  })
  const changesOf = (theirs: Interview): string => {
    const fields = differences(draftOf(theirs), form.stored).map((field) => t(fieldNames[field]))
    return fields.length === 0 ? '' : t('interviews.theyChanged', { fields: fields.join(', ') })
  }
  return (
    <RecordDialog
      form={form}
      maxWidth="md"
      title={t(interview === undefined ? 'interviews.add' : 'interviews.edit')}
      lineOf={changesOf}
      onClose={onClose}
    >
      <InterviewFields
        key={form.edition}
        initiative={initiative}
        known={form.theirs ?? interview}
        form={form}
      />
    </RecordDialog>
  )
}
