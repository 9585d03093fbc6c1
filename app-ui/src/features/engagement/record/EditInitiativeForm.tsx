import Alert from '@mui/material/Alert'
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
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { StaleNotice, useStaleEdit } from '../../records/editing/index.ts'
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
  const edit = useStaleEdit(initiative)
  const base = edit.base ?? initiative
  const initial = useMemo(() => draftOf(base), [base])
  const draft = useDraft<RecordDraft>(`edit-initiative.${user.id}.${initiative.id}`, initial)
  const { value } = draft
  const changes = changesOf(initial, value)
  const isDirty = Object.keys(changes).length > 0
  const guard = useUnsavedChangesGuard(isDirty, draft.clear)
  const update = useRouteMutation(updateInitiative, [
    getInitiative,
    listClientInitiatives,
    listFirmInitiatives,
    listActivity,
  ])
  const problems = problemsOf(value)
  const canSave = isDirty && value.name.trim() !== '' && Object.keys(problems).length === 0
  const page = `/initiatives/${initiative.id}`

  const save = async (from: Initiative): Promise<void> => {
    const body = { ...changesOf(initial, value), updatedAt: from.updatedAt }
    try {
      await update.mutateAsync({ params: { id: initiative.id }, body })
    } catch (error) {
      edit.notice(error)
      return
    }
    draft.clear()
    showSuccess(t('common.saved'))
    await navigate(page, { state: { saved: true } })
  }
  const error = edit.theirs === null ? update.error : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && !update.isPending) void save(base)
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {draft.wasRestored && isDirty && (
          <Alert
            severity="info"
            action={
              <Button size="small" color="inherit" onClick={draft.clear}>
                {t('record.discard')}
              </Button>
            }
          >
            {t('record.draftRestored')}
          </Alert>
        )}
        {edit.theirs !== null && (
          <StaleNotice
            theirs={t('record.theirs', { name: edit.theirs.name })}
            onKeepMine={() => void (edit.theirs !== null && save(edit.theirs))}
            onTakeTheirs={() => {
              edit.goOn()
              draft.clear()
              update.reset()
            }}
          />
        )}
        {error !== null && (
          <Alert severity="error" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <EditInitiativeFields
          initiative={initiative}
          user={user}
          draft={value}
          onChange={(part) => draft.setValue({ ...value, ...part })}
          problems={problems}
          errors={error instanceof ApiError ? error.errors : {}}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button component={Link} to={page}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!canSave} loading={update.isPending}>
            {t('initiatives.save')}
          </Button>
        </Box>
      </Box>
      {guard}
    </form>
  )
}
