import Box from '@mui/material/Box'
import { menuListStyle } from '@parley/ui-kit/shell/menu-style.ts'
import { SideMenu as Side } from '@parley/ui-kit/shell/SideMenu.tsx'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/account/session/session-context.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { menuFor } from './menus.ts'

interface SideMenuProps {
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** On small screens the menu lies in a drawer. */
  drawer: { open: boolean; onClose: () => void } | undefined
}

export function SideMenu({ collapsed, onCollapse, drawer }: SideMenuProps) {
  const { t } = useTranslation()
  return (
    <Side
      collapsed={collapsed}
      onCollapse={onCollapse}
      label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
      drawer={drawer}
    >
      <MenuList
        collapsed={drawer === undefined && collapsed}
        onExpand={drawer?.onClose ?? (() => onCollapse(false))}
      />
    </Side>
  )
}

function MenuList({ collapsed, onExpand }: { collapsed: boolean; onExpand: () => void }) {
  const { t } = useTranslation()
  const items = menuFor(useUser())
  if (items.length === 0) return null
  return (
    <Box component="nav" data-guide="menu" aria-label={t('shell.mainMenu')} sx={{ p: 3 }}>
      <Box component="ul" sx={menuListStyle}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} collapsed={collapsed} onExpand={onExpand} />
        ))}
      </Box>
    </Box>
  )
}
