import MenuIcon from '@mui/icons-material/MenuRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Logo } from '@parley/ui-kit/components/Logo.tsx'
import { LoadingIndicator, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { PaletteButton } from '../palette/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { topBarHeight } from './measures.ts'
import { iconOfPage, type MenuItem } from '../menu/index.ts'

/** Given `onOpenMenu` on small screens, where the menu is a drawer. */
export function TopBar({ onOpenMenu }: { onOpenMenu: (() => void) | undefined }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onOpenMenu && (
        <IconButton edge="start" aria-label={translate('console.openMenu')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Brand />
      <PageIcon icon={iconOfPage(pathname)} />
      {/* React-admin puts the page's title here. */}
      <Typography
        variant="h1"
        id="react-admin-title"
        sx={{
          flex: '1 1 0',
          minWidth: 80,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          fontSize: { xs: '1.0625rem', sm: '1.25rem' },
          lineHeight: 1.3,
        }}
      />
      <LoadingIndicator aria-label={translate('ra.page.loading')} />
      <PaletteButton />
      <AccountMenu />
    </Box>
  )
}

/** Of the page beside its title (Document 1, section 2.2). */
const PageIcon = ({ icon: Icon }: { icon: MenuItem['icon'] }) => (
  <Icon aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }} />
)

function Brand() {
  const translate = useTranslate()
  return (
    <Box
      component={Link}
      to="/"
      // Small screens show the mark alone.
      aria-label={translate('console.name')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        width: { md: 232 },
        flexShrink: 0,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <Logo />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.25 }}>
          {translate('console.product')}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.25 }}
        >
          {translate('console.subtitle')}
        </Typography>
      </Box>
    </Box>
  )
}
