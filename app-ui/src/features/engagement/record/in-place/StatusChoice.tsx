import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import ButtonBase from '@mui/material/ButtonBase'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitiativeStatusBadge } from '../../initiatives/index.ts'
import '../locales/en.ts'
import { useInitiativeEdit } from './use-initiative-edit.ts'
import { useUndoableSave } from './use-undoable-save.ts'

/** What a person may set; active, pending and completed follow from the phases (decisions D3). */
const choices = ['ACTIVE', 'ON_HOLD', 'CANCELLED'] as const
type Choice = (typeof choices)[number]

const words = { ACTIVE: 'followsPhases', ON_HOLD: 'onHold', CANCELLED: 'cancelled' } as const

const choiceOf = ({ status }: Initiative): Choice =>
  status === 'ON_HOLD' || status === 'CANCELLED' ? status : 'ACTIVE'

/** The status, and for who may change it a menu of what it can be set to. */
export function StatusChoice({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const edit = useInitiativeEdit(initiative)
  const save = useUndoableSave(edit)
  const { problem, theirs } = edit
  useEffect(() => {
    if (problem !== undefined) showError(problem)
    // What they saved is on its way to the screen: the person looks, and chooses again where it is still wanted.
    if (theirs !== null) showError(t('record.changedMeanwhile', { name: theirs.name }))
  }, [problem, theirs, t])
  const current = choiceOf(initiative)
  const badge = <InitiativeStatusBadge status={initiative.status} />
  if (!initiative.canManage) return badge
  const choose = async (status: Choice): Promise<void> => {
    setAnchor(null)
    if (status !== current) await save({ status }, { status: current })
  }
  return (
    <>
      <ButtonBase
        aria-label={t('record.changeStatus')}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gap: 0.5, borderRadius: '6px', flexShrink: 0 }}
      >
        {badge}
        <ExpandIcon aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((one) => (
          <MenuItem key={one} selected={one === current} onClick={() => void choose(one)}>
            <ListItemText
              primary={t(`record.${words[one]}`)}
              secondary={one === 'ACTIVE' ? t('record.stateHelp') : undefined}
              slotProps={{ secondary: { sx: { maxWidth: 300, whiteSpace: 'normal' } } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
