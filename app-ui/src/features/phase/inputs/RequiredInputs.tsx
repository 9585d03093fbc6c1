import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api-error.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { useUnsavedChangesGuard } from '../../../lib/use-unsaved-changes-guard.tsx'
import { Section } from '../../../ui/Section.tsx'
import { showError, showSuccess } from '../../../ui/toasts.tsx'
import '../texts.ts'
import { groupsOf } from './field-groups.ts'
import { InputConflict } from './InputConflict.tsx'
import { InputFieldControl } from './InputFieldControl.tsx'
import { InputGroup } from './InputGroup.tsx'
import {
  emptyDraft,
  isDirty,
  type PhaseDraft,
  rebased,
  shownValues,
  withEdit,
  withoutSaved,
} from './phase-draft.ts'
import { ReadOnlyInputs } from './ReadOnlyInputs.tsx'
import { inputsKey } from './use-typed-inputs.ts'

interface RequiredInputsProps {
  phase: Phase
  place: { clientId: string; initiativeId: string }
  canEdit: boolean
}

/** The phase's inputs by group: what is typed survives a reload, a lost session and somebody else's save. */
export function RequiredInputs({ phase, place, canEdit }: RequiredInputsProps) {
  const { t } = useTranslation()
  const draft = useDraft<PhaseDraft>(inputsKey(phase.id), emptyDraft)
  const { setValue: setDraft } = draft
  const [conflict, setConflict] = useState<Phase | null>(null)
  const [wasRestored, setWasRestored] = useState(draft.wasRestored && isDirty(draft.value))
  const latest = useRef(draft.value)
  useEffect(() => {
    latest.current = draft.value
  })
  const save = useRouteMutation(updatePhase, [getInitiative])
  const problems = save.error instanceof ApiError ? save.error.errors : {}
  const dirty = canEdit && isDirty(draft.value)
  const guard = useUnsavedChangesGuard(dirty)
  const values = shownValues(phase.inputs, draft.value)
  const groups = groupsOf(phase.requiredInputs, t('phase.general'))

  const submit = (given: PhaseDraft): void =>
    save.mutate(
      {
        params: { id: phase.id },
        body: { inputs: given.values, baseInputs: given.base, updatedAt: phase.updatedAt },
      },
      {
        onSuccess: () => {
          setDraft(withoutSaved(latest.current, given))
          setConflict(null)
          setWasRestored(false)
          showSuccess(t('phase.inputsSaved'))
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'STALE_UPDATE') setConflict(error.current as Phase)
          else if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) showError(error)
        },
      },
    )
  const discard = (): void => {
    draft.clear()
    setWasRestored(false)
  }
  const takeTheirs = (): void => {
    setDraft(emptyDraft)
    setConflict(null)
  }
  useSaveShortcut(() => dirty && submit(draft.value))

  return (
    <Section title={t('phase.requiredInputs')} frameless level={3}>
      {guard}
      {groups.length === 0 && <Typography color="textSecondary">{t('phase.noInputs')}</Typography>}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {canEdit && wasRestored && (
          <Alert severity="info" action={<Button onClick={discard}>{t('phase.discard')}</Button>}>
            {t('phase.draftBack')}
          </Alert>
        )}
        {canEdit ? (
          groups.map((group) => (
            <InputGroup key={group.name} group={group}>
              {(field) => (
                <InputFieldControl
                  field={field}
                  value={values[field.name]}
                  place={place}
                  disabled={false}
                  problem={problems[field.name]}
                  onChange={(value) => setDraft(withEdit(draft.value, phase.inputs, [field.name, value]))}
                />
              )}
            </InputGroup>
          ))
        ) : (
          <ReadOnlyInputs groups={groups} values={phase.inputs} place={place} />
        )}
        {conflict !== null && (
          <InputConflict
            draft={draft.value}
            theirs={conflict}
            place={place}
            onTakeTheirs={takeTheirs}
            onKeepMine={() => submit(rebased(draft.value, conflict.inputs))}
          />
        )}
        {canEdit && groups.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Button
              variant="contained"
              disabled={!dirty}
              loading={save.isPending}
              onClick={() => submit(draft.value)}
            >
              {t('phase.saveInputs')}
            </Button>
            <Typography variant="body2" color="textSecondary" role="status">
              {dirty ? t('phase.unsaved') : t('phase.allSaved')}
            </Typography>
          </Box>
        )}
      </Box>
    </Section>
  )
}

/** Ctrl or Cmd with S saves. */
function useSaveShortcut(save: () => unknown): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  })
}
