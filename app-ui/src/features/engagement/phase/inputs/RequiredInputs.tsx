import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useUnsavedChangesGuard } from '@parley/ui-kit/components/use-unsaved-changes-guard.tsx'
import { type FocusEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type FieldGroup, groupsOf } from './field-groups.ts'
import { InputConflict } from './InputConflict.tsx'
import { InputFieldControl } from './InputFieldControl.tsx'
import { InputGroup } from './InputGroup.tsx'
import { type InputsDesk, withSaved } from './inputs-desk.ts'
import { isDirty, shownValues } from './phase-draft.ts'
import { ReadOnlyInputs } from './ReadOnlyInputs.tsx'
import { SaveState } from './SaveState.tsx'
import { useInputsDesk } from './use-inputs-desk.ts'

interface RequiredInputsProps {
  phase: Phase
  place: { clientId: string; initiativeId: string }
  canEdit: boolean
}

/** The phase's inputs by group. */
export function RequiredInputs({ phase, place, canEdit }: RequiredInputsProps) {
  const { t } = useTranslation()
  const groups = groupsOf(phase.requiredInputs, t('phase.general'))
  return (
    <Section title={t('phase.requiredInputs')} frameless level={3}>
      {groups.length === 0 && <Typography color="textSecondary">{t('phase.noInputs')}</Typography>}
      {groups.length > 0 && !canEdit && (
        <Box sx={column}>
          <ReadOnlyInputs groups={groups} values={phase.inputs} place={place} />
        </Box>
      )}
      {groups.length > 0 && canEdit && <InputsForm phase={phase} place={place} groups={groups} />}
    </Section>
  )
}

const column = { display: 'flex', flexDirection: 'column', gap: 5 } as const

interface InputsFormProps {
  phase: Phase
  place: { clientId: string; initiativeId: string }
  groups: readonly FieldGroup[]
}

/** Saves itself; what is typed survives a reload, a lost connection or session, and somebody else's save. */
function InputsForm({ phase, place, groups }: InputsFormProps) {
  const { desk, state } = useInputsDesk(phase)
  const isStuck = state.failure !== null || state.conflict !== null || Object.keys(state.problems).length > 0
  const guard = useUnsavedChangesGuard(isStuck && isDirty(state.draft))
  const values = shownValues(withSaved(phase, state).inputs, state.draft)
  useSavingInTime(desk)
  useRestored(desk)
  /** Within a field one moves about, in its list of options too. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) void desk.save()
  }
  return (
    <Box sx={column}>
      {guard}
      {groups.map((group) => (
        <InputGroup key={group.name} group={group}>
          {(field) => (
            <Box data-input={field.name} onBlur={leave}>
              <InputFieldControl
                field={field}
                value={values[field.name]}
                place={place}
                disabled={false}
                problem={state.problems[field.name]}
                onChange={(value) => desk.edit(field.name, value)}
              />
            </Box>
          )}
        </InputGroup>
      ))}
      {state.conflict !== null && (
        <InputConflict
          draft={state.draft}
          conflict={state.conflict}
          place={place}
          onTakeTheirs={desk.takeTheirs}
          onKeepMine={desk.keepMine}
        />
      )}
      <SaveState phase={phase} state={state} onRetry={() => void desk.save()} />
    </Box>
  )
}

/** Before the page is closed or put aside, when the connection is back, and with Ctrl or Cmd and S. */
function useSavingInTime(desk: InputsDesk): void {
  useEffect(() => {
    const save = (): void => void desk.save()
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') save()
    }
    const onClose = (event: BeforeUnloadEvent): void => {
      if (!isDirty(desk.state().draft)) return
      save()
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('online', save)
    window.addEventListener('beforeunload', onClose)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('online', save)
      window.removeEventListener('beforeunload', onClose)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [desk])
}

/** What had been typed and not saved when the page was left is saved now, and can be taken back. */
function useRestored(desk: InputsDesk): void {
  const { t } = useTranslation()
  useEffect(() => {
    const edits = desk.takeRestored()
    if (edits === null) return
    void desk.save().then(() => {
      if (!isDirty(desk.state().draft))
        showUndo(t('phase.draftSaved'), t('phase.undo'), () => desk.takeBack(edits))
    })
  }, [desk, t])
}
