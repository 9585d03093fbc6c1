import GateIcon from '@mui/icons-material/FrontHandRounded'
import InsteadIcon from '@mui/icons-material/SkipNextRounded'
import NextIcon from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { NextStep as Step } from '@parley/contracts/http/next-step.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { insteadButton, shortButton, stepButton, stepSentence } from './step-words.ts'
import './locales/en.ts'

/** Windows in which the line has room for a sentence and one button alone. */
const phone = '(max-width:599.95px)'

interface StepLineProps {
  step: Step
  /** Of the findings that the step is about, so many are the reader's. */
  own: number
  /** Not where the step is done right below. */
  hasButton: boolean
  buttonRef: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  onAct: () => void
  onInstead: () => void
}

/** The step as a sentence, with the button that does it and what may be done in its place. */
export function StepLine({ step, own, hasButton, buttonRef, isBusy, onAct, onInstead }: StepLineProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery(phone)
  const instead = step.by === 'others' ? undefined : insteadButton(t, step)
  const button = hasButton ? stepButton(t, step) : undefined
  const short = isPhone ? shortButton(t, step) : undefined
  const Icon = step.kind === 'answerGate' ? GateIcon : NextIcon
  const isPrimary = step.by === 'you'
  return (
    <Box sx={line}>
      <Icon aria-hidden fontSize="small" sx={{ color: step.by === 'you' ? 'inherit' : 'text.secondary' }} />
      {/* Said aloud when it changes; what stands there on arrival is read as any text is. */}
      <Typography role="status" sx={sentence}>
        {stepSentence(t, step)}
        {own > 0 && ` ${t('nextStep.yours', { count: own })}`}
        {step.by === 'others' && (
          <Typography
            component="span"
            color="textSecondary"
            sx={{ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 400 }}
          >{` ${t('nextStep.whoActs')}`}</Typography>
        )}
      </Typography>
      {instead !== undefined && isPhone && (
        <Tooltip title={instead}>
          <span>
            <IconButton color="inherit" aria-label={instead} disabled={isBusy} onClick={onInstead}>
              <InsteadIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {instead !== undefined && !isPhone && (
        <Button size="small" color="inherit" disabled={isBusy} onClick={onInstead} sx={{ flexShrink: 0 }}>
          {instead}
        </Button>
      )}
      {button !== undefined && (
        <Button
          ref={buttonRef}
          size="small"
          variant={isPrimary ? 'contained' : 'outlined'}
          sx={{ flexShrink: 0 }}
          loading={isBusy}
          onClick={onAct}
          {...(short !== undefined && { 'aria-label': button })}
        >
          {short ?? button}
        </Button>
      )}
    </Box>
  )
}

/** On a phone it is as high as two lines, so that it leaves the window to the work. */
const sentence = {
  flex: 1,
  minWidth: 0,
  color: 'text.primary',
  fontWeight: 500,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: 1.35,
} as const
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: { xs: 1, sm: 1.5 },
  minHeight: { xs: 52, sm: 46 },
} as const
