import Box from '@mui/material/Box'
import { Brand } from '@parley/ui-kit/shell/Brand.tsx'
import { TopBar as Bar } from '@parley/ui-kit/shell/TopBar.tsx'
import { LoadingIndicator, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { iconOfPage, type MenuItem } from '../menu/index.ts'
import { PaletteButton } from '../palette/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { PageTitle } from './PageTitle.tsx'

/** Given `onOpenMenu` on small screens, where the menu is a drawer. */
export function TopBar({ onOpenMenu }: { onOpenMenu: (() => void) | undefined }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Bar
      menuLabel={translate('console.openMenu')}
      onOpenMenu={onOpenMenu}
      spacing={{ columnGap: { xs: '4px', sm: '12px' }, px: '16px', py: '8px' }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <Brand
          label={translate('console.name')}
          product={translate('console.product')}
          subtitle={translate('console.subtitle')}
        />
      </Box>
      <PageIcon icon={iconOfPage(pathname)} />
      <PageTitle />
      <LoadingIndicator aria-label={translate('ra.page.loading')} />
      <PaletteButton />
      <AccountMenu />
    </Bar>
  )
}

/** Of the page beside its title (Document 1, section 2.2). */
const PageIcon = ({ icon: Icon }: { icon: MenuItem['icon'] }) => (
  <Icon aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }} />
)
