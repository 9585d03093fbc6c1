import RunningOutIcon from '@mui/icons-material/HourglassBottomRounded'
import ImpersonatingIcon from '@mui/icons-material/SwitchAccountRounded'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { VisuallyHidden, visuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { minutesUntil } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useTranslation } from 'react-i18next'
import { useImpersonationEnd } from '../../features/account/session/use-impersonation-end.ts'

/** An impersonation lasts 60 minutes (decisions D2), whatever the clock of this machine makes of its end. */
const longestMinutes = 60
/** Minutes before the end in which the badge warns. */
const warnMinutes = 5
/** Minutes left at which those are told who do not see it. */
const announcedAt = [1, warnMinutes]

interface ImpersonatingBadgeProps {
  expiresAt: string | undefined
  /** Beside a page's own heading phones have room for the red mark alone; its words are heard, and shown near the end. */
  isNarrow: boolean
}

/** In red: that one works in another's place, and for how long yet; at the end it leads back (decisions D2). */
export function ImpersonatingBadge({ expiresAt, isNarrow }: ImpersonatingBadgeProps) {
  const { t } = useTranslation()
  const now = useNow(10_000)
  useImpersonationEnd(expiresAt)
  const minutes = expiresAt === undefined ? undefined : Math.min(longestMinutes, minutesUntil(expiresAt, now))
  const isEnding = minutes !== undefined && minutes <= warnMinutes
  const announced = announcedAt.find((mark) => minutes !== undefined && minutes <= mark)
  const Icon = isEnding ? RunningOutIcon : ImpersonatingIcon
  return (
    <>
      <Tooltip title={minutes === undefined ? '' : t('shell.minutesLeft', { count: minutes })}>
        <Box
          component="span"
          data-impersonating
          data-ending={isEnding || undefined}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            height: 24,
            px: 2,
            borderRadius: '6px',
            fontSize: '0.75rem',
            fontWeight: isEnding ? 700 : 600,
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
            color: 'error.contrastText',
            bgcolor: 'accent.impersonating',
            ...(isEnding && { outline: '2px solid', outlineColor: 'warning.main', outlineOffset: '1px' }),
          }}
        >
          <Icon aria-hidden sx={{ fontSize: 15 }} />
          <Box component="span" sx={isNarrow ? heardOnPhones : {}}>
            {t('shell.impersonating')}
          </Box>
          {minutes !== undefined && (
            <Box component="span" sx={isNarrow && !isEnding ? heardOnPhones : {}}>
              {isNarrow && isEnding ? null : '· '}
              {t('shell.minutesShort', { count: minutes })}
            </Box>
          )}
        </Box>
      </Tooltip>
      <VisuallyHidden>
        <span role="status">
          {announced === undefined ? '' : t('shell.impersonationEnding', { count: announced })}
        </span>
      </VisuallyHidden>
    </>
  )
}

const heardOnPhones = { '@media (max-width:599.95px)': visuallyHidden } as const
