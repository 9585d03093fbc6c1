import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showError, showSuccess, showUndo } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../phase/locales/en.ts'
import { type Asked, movable } from './DecisionDialog.tsx'
import { PersonField } from './PersonField.tsx'
import './locales/en.ts'
import { type Change, useSeveral, wayBack } from './use-several.ts'

interface SeveralBarProps {
  phaseId: string
  initiativeId: string
  selected: readonly Observation[]
  onAsk: (asked: Asked) => void
  onClear: () => void
}

const decisions = [
  ['ACCEPTED', 'accept'],
  ['TO_REMEDIATE', 'toRemediate'],
  ['REMEDIATED', 'remediated'],
] as const

/** What can be done with those that are selected; what none of them can do is off. */
export function SeveralBar({ phaseId, initiativeId, selected, onAsk, onClear }: SeveralBarProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'assign' | 'due' | null>(null)
  return (
    <Box role="group" aria-label={t('observations.several')} sx={bar}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
        {t('observations.selected', { count: selected.length })}
      </Typography>
      {decisions.map(([status, label]) => (
        <Button
          key={status}
          size="small"
          variant="outlined"
          disabled={movable({ status, observations: selected }).length === 0}
          onClick={() => onAsk({ status, observations: selected })}
        >
          {t(`phase.${label}`)}
        </Button>
      ))}
      <Button size="small" onClick={() => setDialog('assign')}>
        {t('observations.assign')}
      </Button>
      <Button size="small" onClick={() => setDialog('due')}>
        {t('observations.due')}
      </Button>
      <Button size="small" color="inherit" onClick={onClear} sx={{ ml: 'auto' }}>
        {t('observations.clearSelection')}
      </Button>
      {dialog !== null && (
        <ChangeDialog
          {...{ phaseId, initiativeId, selected }}
          what={dialog}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            onClear()
          }}
        />
      )}
    </Box>
  )
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  mx: -2,
  px: 2,
  py: 1.5,
  mb: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const

interface ChangeDialogProps extends Pick<SeveralBarProps, 'phaseId' | 'initiativeId' | 'selected'> {
  what: 'assign' | 'due'
  onClose: () => void
  onDone: () => void
}

/** Whose they become, or until when; for ten seconds it can be taken back. */
function ChangeDialog({ phaseId, initiativeId, selected, what, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation()
  const several = useSeveral(phaseId)
  const [person, setPerson] = useState<Observation['assignee']>(null)
  const [day, setDay] = useState('')
  const count = selected.length
  const isAssigning = what === 'assign'
  const change: Change = isAssigning ? { assigneeId: person?.id ?? null } : { dueOn: day === '' ? null : day }
  const said = !isAssigning
    ? t('observations.dueSet', { count })
    : person === null
      ? t('observations.unassigned', { count })
      : t('observations.assigned', { count, name: person.name })
  // By then the dialog is gone, and what was asked of it with it; its promise stays.
  const takeBack = (): void =>
    void several
      .mutateAsync(wayBack(selected, isAssigning ? 'assigneeId' : 'dueOn'))
      .then(() => showSuccess(t('observations.undone')), showError)
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t(isAssigning ? 'observations.assignTitle' : 'observations.dueTitle', { count })}
      submitLabel={t('common.save')}
      call={several}
      onClose={onClose}
      onSubmit={() =>
        several.mutate([{ ids: selected.map(({ id }) => id), change }], {
          onSuccess: () => {
            showUndo(said, t('observations.undo'), takeBack)
            onDone()
          },
        })
      }
    >
      {isAssigning ? (
        <PersonField
          autoFocus
          initiativeId={initiativeId}
          value={person}
          onChange={setPerson}
          helperText={t('observations.assignHelp')}
        />
      ) : (
        <DayField
          autoFocus
          label={t('observations.due')}
          value={day}
          onDay={setDay}
          helperText={t('observations.dueHelp')}
        />
      )}
    </FormDialog>
  )
}
