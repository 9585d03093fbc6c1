import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftRounded'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useSidebarState, useTranslate } from 'react-admin'
import { Menu } from './Menu.tsx'
import { collapsedMenuWidth, menuWidth, topBarHeight } from './measures.ts'

interface SideMenuProps {
  /** On small screens the menu lies in a drawer. */
  drawer: { open: boolean; onClose: () => void } | undefined
}

export function SideMenu({ drawer }: SideMenuProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useSidebarState()
  if (drawer !== undefined)
    return (
      <Drawer
        open={drawer.open}
        onClose={drawer.onClose}
        slotProps={{ paper: { sx: { width: menuWidth, pt: 1 } } }}
      >
        {/* A click on an item leads away: the drawer has done its work. */}
        <div
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('a') && drawer.onClose()
          }
        >
          <Menu />
        </div>
      </Drawer>
    )
  const label = translate(isOpen ? 'console.collapseMenu' : 'console.expandMenu')
  return (
    <Box
      sx={{
        position: 'sticky',
        top: topBarHeight,
        flexShrink: 0,
        width: isOpen ? menuWidth : collapsedMenuWidth,
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
      <Menu collapsed={!isOpen} />
      <Box sx={{ mt: 'auto', p: 1.5, display: 'flex', justifyContent: isOpen ? 'flex-end' : 'center' }}>
        <Tooltip title={label} placement="right">
          <IconButton size="small" aria-label={label} onClick={() => setOpen(!isOpen)}>
            <CollapseIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(180deg)' }} />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}
