import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  getInitiative,
  type Initiative,
  listClientInitiatives,
  listFirmInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import {
  type RecordForm,
  RecordNotices,
  RecordPageForm,
  SaveRecord,
  useRecordForm,
} from '../../records/editing/parts.ts'
import { EditInitiativeFields } from './EditInitiativeFields.tsx'
import { changesOf, draftOf, problemsOf, type RecordDraft } from './record-draft.ts'

interface EditInitiativeFormProps {
  initiative: Initiative
  user: SessionUser
}

/** Everything about an initiative that is not its phases (Document 1, section 3); what is typed survives a reload. */
export function EditInitiativeForm({ initiative, user }: EditInitiativeFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const page = `/initiatives/${initiative.id}`
  const form: RecordForm<Initiative, RecordDraft> = useRecordForm({
    record: initiative,
    valuesOf: (record = initiative) => draftOf(record),
    update: {
      route: updateInitiative,
      input: (values, { id, updatedAt }) => ({
        params: { id },
        body: { ...changesOf(form.stored, values), updatedAt },
      }),
    },
    refreshes: [getInitiative, listClientInitiatives, listFirmInitiatives, listActivity],
    isSame: (one, other) => Object.keys(changesOf(other, one)).length === 0,
    draft: `edit-initiative.${user.id}.${initiative.id}`,
    onSaved: () => {
      showSuccess(t('common.saved'))
      void navigate(page, { state: { saved: true } })
    },
  })
  const problems = problemsOf(form.values)
  const isComplete = form.values.name.trim() !== '' && Object.keys(problems).length === 0
  return (
    <RecordPageForm form={form} isComplete={isComplete}>
      <RecordNotices form={form} lineOf={({ name }) => t('record.theirs', { name })} />
      <EditInitiativeFields initiative={initiative} user={user} form={form} problems={problems} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <Button component={Link} to={page}>
          {t('common.cancel')}
        </Button>
        <SaveRecord form={form} isComplete={isComplete} label={t('initiatives.save')} />
      </Box>
    </RecordPageForm>
  )
}
