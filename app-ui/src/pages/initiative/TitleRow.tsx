import FlagIcon from '@mui/icons-material/FlagRounded'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import LockIcon from '@mui/icons-material/LockRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { opensDirectly } from '../../features/engagement/initiatives/initiative-access.ts'
import '../../features/engagement/initiatives/locales/en.ts'
import { WorkInClient } from '../../features/home/my-work/index.ts'
import '../../features/engagement/phase/locales/en.ts'
import { useAboutAddress } from '../../features/engagement/record/about/about-address.ts'
import { InPlaceText } from '../../features/engagement/record/in-place/InPlaceText.tsx'
import { StatusChoice } from '../../features/engagement/record/in-place/StatusChoice.tsx'
import { NarrowRecordActions, RecordActions } from '../../features/engagement/record/RecordActions.tsx'
import '../../features/engagement/record/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { OwnerChoice } from './OwnerChoice.tsx'

interface TitleRowProps {
  initiative: Initiative
}

/** Whose initiative it is, its name, state and owners, and what can be done with it as a whole. */
export function TitleRow({ initiative }: TitleRowProps) {
  const { t } = useTranslation()
  const mustSwitch = !opensDirectly(useUser())
  const isNarrow = useMediaQuery('(max-width:1199.95px)')
  const { name, client, template, isConfidential, isArchived, canManage } = initiative
  return (
    <Box sx={row}>
      <MuiLink
        component={Link}
        to="/initiatives"
        color="textSecondary"
        underline="hover"
        noWrap
        sx={{ flexShrink: 4, minWidth: 48, maxWidth: 220 }}
      >
        {client.name}
      </MuiLink>
      <NextIcon aria-hidden sx={{ fontSize: 18, color: 'text.secondary', mx: -1 }} />
      <Box sx={{ display: 'flex', minWidth: 96, flexShrink: 1 }}>
        <InPlaceText
          initiative={initiative}
          field="name"
          label={t('record.name')}
          frame={(text) => (
            <Typography variant="h1" sx={title}>
              {text}
            </Typography>
          )}
        >
          <Box component="span" sx={cut}>
            {name}
          </Box>
        </InPlaceText>
      </Box>
      <StatusChoice initiative={initiative} />
      {template !== null && (
        <Box sx={fromWide}>
          <StatusBadge tone="outline">{template.name}</StatusBadge>
        </Box>
      )}
      {isConfidential && (
        <StatusBadge tone="warning" icon={<LockIcon aria-hidden />}>
          {t('initiatives.confidential')}
        </StatusBadge>
      )}
      {isArchived && <StatusBadge>{t('initiatives.archived')}</StatusBadge>}
      <OwnerChoice initiative={initiative} />
      {!canManage && !mustSwitch && (
        <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 2, minWidth: 0 }}>
          {t('phase.viewOnly')}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      {mustSwitch && <WorkInClient client={client} path={`/initiatives/${initiative.id}`} />}
      <AboutLink initiative={initiative} />
      {isNarrow ? <NarrowRecordActions initiative={initiative} /> : <RecordActions initiative={initiative} />}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: 48,
  px: 4,
  flexShrink: 0,
} as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const title = {
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 600,
  minWidth: 0,
  ...cut,
  '@media print': { fontSize: '1.25rem' },
} as const
const fromWide = { display: { xs: 'none', xl: 'contents' } } as const

/** The way to the drawer; a flag that is open endangers the initiative and is told here. */
function AboutLink({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { address } = useAboutAddress(initiative.id)
  const { openFlagCount: count } = initiative
  return (
    <>
      {count > 0 && (
        <Tooltip title={t('record.openFlags', { count })}>
          <Box
            component={Link}
            to={withFlags(address)}
            aria-label={t('record.openFlags', { count })}
            sx={flag}
          >
            <FlagIcon aria-hidden sx={{ fontSize: 16 }} />
            {count}
          </Box>
        </Tooltip>
      )}
      <Button size="small" component={Link} to={address} startIcon={<InfoIcon />}>
        {t('record.about')}
      </Button>
    </>
  )
}

/** Opens the drawer at its flags. */
const withFlags = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}flag-resolved=false`

const flag = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  height: 28,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  textDecoration: 'none',
  color: 'var(--parley-palette-accent-critical)',
  '&:hover': { bgcolor: 'action.hover' },
} as const
