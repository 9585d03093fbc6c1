import Button, { type ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ActionState } from '@parley/contracts/rules/phase-actions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { reasonText } from './reason-text.ts'

/** Looks disabled and does nothing, but can be reached by keyboard, so that its reason can be heard. */
const blocked = {
  cursor: 'not-allowed',
  color: 'text.secondary',
  bgcolor: 'action.disabledBackground',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'action.disabledBackground', borderColor: 'transparent' },
} as const

interface ActionButtonProps extends Omit<ButtonProps, 'disabled' | 'sx'> {
  state: ActionState
  /** The one thing to do next. */
  isPrimary: boolean
}

/** An action of the phase that is there or not, and says why it cannot be taken. */
export function ActionButton({ state, isPrimary, onClick, ...given }: ActionButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  if (!state.visible) return null
  if (state.reason === null)
    return <Button {...given} variant={isPrimary ? 'contained' : 'outlined'} {...(onClick && { onClick })} />
  const reason = reasonText(t, state.reason)
  return (
    <>
      <Tooltip title={reason} describeChild>
        <Button {...given} variant="outlined" aria-disabled aria-describedby={id} sx={blocked} />
      </Tooltip>
      <VisuallyHidden>
        <span id={id}>{reason}</span>
      </VisuallyHidden>
    </>
  )
}
