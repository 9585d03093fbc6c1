import OrganisationIcon from '@mui/icons-material/ApartmentRounded'
import ImpersonatingIcon from '@mui/icons-material/SwitchAccountRounded'
import Tooltip from '@mui/material/Tooltip'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/session/session-context.ts'
import { organisationOf } from '../../features/session/session-user.ts'
import { minutesUntil } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

/** For whom one works, and, in red, that one does so in another's place and for how long yet (decisions D2). */
export function SessionBadges() {
  const user = useUser()
  const organisation = organisationOf(user)
  return (
    <>
      {organisation !== undefined && (
        <StatusBadge tone="outline" icon={<OrganisationIcon aria-hidden />}>
          {organisation}
        </StatusBadge>
      )}
      {user.isImpersonating && <ImpersonatingBadge expiresAt={user.impersonation?.expiresAt} />}
    </>
  )
}

function ImpersonatingBadge({ expiresAt }: { expiresAt: string | undefined }) {
  const { t } = useTranslation()
  const now = useNow()
  const minutes = expiresAt === undefined ? undefined : minutesUntil(expiresAt, now)
  return (
    <Tooltip title={minutes === undefined ? '' : t('shell.minutesLeft', { count: minutes })}>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.5,
          height: 24,
          px: 2,
          borderRadius: '6px',
          fontSize: '0.75rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          color: 'error.contrastText',
          bgcolor: 'accent.impersonating',
        }}
      >
        <ImpersonatingIcon aria-hidden sx={{ fontSize: 15 }} />
        {t('shell.impersonating')}
        {minutes !== undefined && <span>· {t('shell.minutesShort', { count: minutes })}</span>}
      </Box>
    </Tooltip>
  )
}
