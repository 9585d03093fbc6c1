import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Setup, Trial } from '@parley/contracts/http/setup.ts'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { StateWord } from '../lists/index.ts'
import type { StepName } from './use-setup.ts'

export interface StepProps {
  setup: Setup
  isDone: boolean
}

interface SetupStepProps {
  name: StepName
  isDone: boolean
  /** How it stands, and what is to be done elsewhere. */
  text: ReactNode
  /** Buttons that do it, or try it. */
  actions?: ReactNode
  children?: ReactNode
}

/** A step of the setup: whether it is done, how it stands, and what does it. */
export function SetupStep({ name, isDone, text, actions, children }: SetupStepProps) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ py: '12px', borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ minWidth: 160 }}>
          {translate(`setup.${name}.title`)}
        </Typography>
        <Typography variant="body2" component="div" sx={{ flexGrow: 1 }}>
          <StateWord colour={isDone ? 'approver' : 'high'}>
            {translate(isDone ? 'setup.done' : 'setup.open')}
          </StateWord>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>{actions}</Box>
      </Box>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ maxWidth: '80ch' }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}

interface TriedProps {
  trial: Trial | undefined
  error: Error | null
  /** What is said where it went well. */
  success: string
}

/** How a trial went. */
export function Tried({ trial, error, success }: TriedProps) {
  const translate = useTranslate()
  const message = error?.message ?? (trial?.ok === false ? (trial.message ?? '') : undefined)
  if (message === undefined && trial === undefined) return null
  return (
    <Alert
      severity={message === undefined ? 'success' : 'error'}
      sx={{ mt: '8px', overflowWrap: 'anywhere' }}
    >
      {message === undefined ? success : translate('setup.failed', { message })}
    </Alert>
  )
}
