import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

/** Status of a phase's activation; 'NONE' where it was never activated (Document 2, 4.5). */
export type ShownStatus = 'NONE' | 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'

const tones: Record<ShownStatus, Tone> = {
  NONE: 'neutral',
  PENDING: 'info',
  IN_PROGRESS: 'info',
  COMPLETED: 'success',
  FAILED: 'danger',
}

interface ActivationPanelFrameProps {
  status: ShownStatus
  /** What stands in the way, in a box of its own. */
  warning?: string
  action?: {
    label: string
    /** Why it cannot be done, shown below it unless the warning says it; null where it can. */
    reason: string | null
    busy?: boolean
    onClick?: () => void
  }
  children?: ReactNode
}

/** The activation panel without its data: title, status, warning and button (Document 2, 2.4 and 4.5). */
export function ActivationPanelFrame({ status, warning, action, children }: ActivationPanelFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Section
      frameless
      level={3}
      title={t('activation.title')}
      meta={
        <span role="status">
          <StatusBadge dot tone={tones[status]}>
            {t(`activation.status.${status}`)}
          </StatusBadge>
        </span>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {t('activation.purpose')}
      </Typography>
      {warning !== undefined && <Warning id={`${id}-warning`}>{warning}</Warning>}
      {action !== undefined && (
        <Box sx={{ mt: 3 }}>
          <ActivateButton
            {...action}
            reasonId={`${id}-${action.reason === warning ? 'warning' : 'reason'}`}
          />
          {action.reason !== null && action.reason !== warning && (
            <Typography
              id={`${id}-reason`}
              variant="caption"
              component="p"
              color="textSecondary"
              sx={{ mt: 1 }}
            >
              {action.reason}
            </Typography>
          )}
        </Box>
      )}
      {children}
    </Section>
  )
}

const tint = 'var(--parley-palette-accent-reviewer)'

function Warning({ id, children }: { id: string; children: string }) {
  return (
    <Typography
      id={id}
      variant="body2"
      component="p"
      sx={{
        mt: 3,
        px: 3,
        py: 2,
        borderRadius: '8px',
        border: `1px solid color-mix(in srgb, ${tint} 30%, var(--parley-palette-background-paper))`,
        bgcolor: `color-mix(in srgb, ${tint} 6%, var(--parley-palette-background-paper))`,
      }}
    >
      {children}
    </Typography>
  )
}

/** Looks disabled and does nothing, but can be reached by keyboard, so that its reason can be heard. */
const blocked = {
  cursor: 'not-allowed',
  color: 'text.secondary',
  bgcolor: 'action.disabledBackground',
  borderColor: 'transparent',
  '&:hover': { bgcolor: 'action.disabledBackground', borderColor: 'transparent' },
} as const

type ActivateButtonProps = NonNullable<ActivationPanelFrameProps['action']> & { reasonId: string }

function ActivateButton({ label, reason, busy = false, onClick, reasonId }: ActivateButtonProps) {
  if (reason === null)
    return (
      <Button variant="outlined" loading={busy} {...(onClick && { onClick })}>
        {label}
      </Button>
    )
  return (
    <Button variant="outlined" aria-disabled aria-describedby={reasonId} sx={blocked}>
      {label}
    </Button>
  )
}
