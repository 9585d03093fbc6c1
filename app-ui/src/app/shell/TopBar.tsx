import DashboardIcon from '@mui/icons-material/SpaceDashboardRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PageTitle } from '@parley/ui-kit/components/header-context.ts'
import { Brand } from '@parley/ui-kit/shell/Brand.tsx'
import { titleStyle, TopBar as Bar } from '@parley/ui-kit/shell/TopBar.tsx'
import { lazy, Suspense, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteButton } from '../../features/home/palette/PaletteButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { SessionBadges } from './SessionBadges.tsx'

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/home/notifications/NotificationBell.tsx')).NotificationBell,
}))

interface TopBarProps {
  title: PageTitle | null
  /** Given on small screens, where the menu is a drawer. */
  onOpenMenu: (() => void) | undefined
  actionsRef: Ref<HTMLDivElement>
  titleRef: Ref<HTMLDivElement>
}

export function TopBar({ title, onOpenMenu, actionsRef, titleRef }: TopBarProps) {
  const { t } = useTranslation()
  const Icon = title?.icon ?? DashboardIcon
  const part = title?.part
  return (
    <Bar
      menuLabel={t('shell.openMenu')}
      onOpenMenu={onOpenMenu}
      spacing={{
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        columnGap: { xs: 1, sm: 3 },
        rowGap: 2,
        px: part === undefined ? 4 : { xs: 2.5, sm: 4 },
        py: part === undefined ? 2 : { xs: 1, sm: 2 },
      }}
    >
      <Box sx={fromTablets}>
        <Brand
          label={`${t('common.productName')} ${t('common.subtitle')}`}
          product={t('common.productName')}
          subtitle={t('common.subtitle')}
        />
      </Box>
      <Box sx={fromTablets}>
        <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      </Box>
      {part === undefined ? (
        <Typography variant="h1" sx={titleStyle}>
          {title?.title ?? t('shell.dashboard')}
        </Typography>
      ) : (
        <Typography component="span" color="textSecondary" sx={partStyle}>
          {part}
        </Typography>
      )}
      <Box
        ref={titleRef}
        sx={{ ...titleSlot, display: part === undefined ? 'none' : { xs: 'block', sm: 'none' } }}
      />
      <Box sx={part === undefined ? ownRow : besideTitle}>
        <SessionBadges isNarrow={part !== undefined} />
        <Box
          ref={actionsRef}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            ml: { xs: 0, sm: 'auto', lg: 2 },
          }}
        />
      </Box>
      <PaletteButton />
      <Suspense>
        <NotificationBell />
      </Suspense>
      <AccountMenu />
    </Bar>
  )
}

/** A phone has room for the heading's words alone: the menu leads home too. */
const fromTablets = { display: { xs: 'none', sm: 'contents' } } as const
const titleSlot = { flex: '1 1 0', minWidth: 0 } as const

/** Badges and the page's actions: beside the title, or below it where it needs the whole line. */
const ownRow = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  order: { xs: 1, lg: 0 },
  width: { xs: '100%', lg: 'auto' },
} as const
const besideTitle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
} as const

const partStyle = { ...titleStyle, fontSize: '0.875rem', display: { xs: 'none', sm: 'block' } } as const
