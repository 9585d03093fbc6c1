import Button, { type ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ActionState } from '@parley/contracts/rules/phase-actions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonText } from '../phase/index.ts'

const whole = { flexShrink: 0, whiteSpace: 'nowrap' } as const

/** Looks disabled and does nothing, but can be reached by keyboard, so that its reason can be heard. */
const blocked = {
  ...whole,
  cursor: 'not-allowed',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'transparent' },
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
    return (
      <Button
        {...given}
        size="small"
        // The one button that stands out is the next step's, above.
        variant={isPrimary ? 'outlined' : 'text'}
        {...(onClick && { onClick })}
        sx={whole}
      />
    )
  const reason = reasonText(t, state.reason)
  return (
    <>
      <Tooltip title={reason} describeChild>
        <Button {...given} size="small" variant="text" aria-disabled aria-describedby={id} sx={blocked} />
      </Tooltip>
      {/* Heard with its button, not once more on the way past it. */}
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
