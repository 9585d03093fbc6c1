import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftRounded'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { collapsedMenuWidth, menuWidth, topBarHeight } from './measures.ts'

interface SideMenuProps {
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** Of the button that folds the menu, or unfolds it. */
  label: string
  /** On small screens the menu lies in a drawer. */
  drawer: { open: boolean; onClose: () => void } | undefined
  children: ReactNode
}

/** The menu at the side, in full or folded to its icons. */
export function SideMenu({ collapsed, onCollapse, label, drawer, children }: SideMenuProps) {
  if (drawer !== undefined)
    return (
      <Drawer
        open={drawer.open}
        onClose={drawer.onClose}
        slotProps={{ paper: { sx: { width: menuWidth, pt: '8px' } } }}
      >
        {/* A click on an item leads away: the drawer has done its work. */}
        <div
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('a') && drawer.onClose()
          }
        >
          {children}
        </div>
      </Drawer>
    )
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
      {children}
      <Box sx={{ mt: 'auto', p: '12px', display: 'flex', justifyContent: collapsed ? 'center' : 'flex-end' }}>
        <Tooltip title={label} placement="right">
          <IconButton size="small" aria-label={label} onClick={() => onCollapse(!collapsed)}>
            <CollapseIcon fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}
