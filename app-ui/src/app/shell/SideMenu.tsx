import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftRounded'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/account/session/session-context.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { collapsedMenuWidth, menuWidth, topBarHeight } from './measures.ts'
import { menuFor } from './menus.ts'

interface SideMenuProps {
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** On small screens the menu lies in a drawer. */
  drawer: { open: boolean; onClose: () => void } | undefined
}

export function SideMenu({ collapsed, onCollapse, drawer }: SideMenuProps) {
  const { t } = useTranslation()
  if (drawer !== undefined) {
    return (
      <Drawer
        open={drawer.open}
        onClose={drawer.onClose}
        slotProps={{ paper: { sx: { width: menuWidth, pt: 2 } } }}
      >
        {/* A click on an item leads away: the drawer has done its work. */}
        <div
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('a') && drawer.onClose()
          }
        >
          <MenuList collapsed={false} onExpand={drawer.onClose} />
        </div>
      </Drawer>
    )
  }
  return (
    <Box
      data-shell="menu"
      sx={{
        position: 'sticky',
        top: topBarHeight,
        flexShrink: 0,
        width: collapsed ? collapsedMenuWidth : menuWidth,
        height: `calc(100vh - ${topBarHeight}px)`,
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        transition: 'width 150ms',
        overflowX: 'hidden',
        overflowY: 'auto',
        '@media print': { display: 'none' },
      }}
    >
      <MenuList collapsed={collapsed} onExpand={() => onCollapse(false)} />
      <Box sx={{ mt: 'auto', p: 3, display: 'flex', justifyContent: collapsed ? 'center' : 'flex-end' }}>
        <Tooltip title={collapsed ? t('shell.expandMenu') : t('shell.collapseMenu')} placement="right">
          <IconButton
            size="small"
            aria-label={collapsed ? t('shell.expandMenu') : t('shell.collapseMenu')}
            onClick={() => onCollapse(!collapsed)}
          >
            <CollapseIcon fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}

function MenuList({ collapsed, onExpand }: { collapsed: boolean; onExpand: () => void }) {
  const { t } = useTranslation()
  const items = menuFor(useUser())
  if (items.length === 0) return null
  return (
    <Box component="nav" data-guide="menu" aria-label={t('shell.mainMenu')} sx={{ p: 3 }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}
      >
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} collapsed={collapsed} onExpand={onExpand} />
        ))}
      </Box>
    </Box>
  )
}
