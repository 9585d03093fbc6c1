import MenuIcon from '@mui/icons-material/MenuRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { topBarHeight } from './measures.ts'

interface TopBarProps {
  menuLabel: string
  /** Given on small screens, where the menu is a drawer. */
  onOpenMenu: (() => void) | undefined
  /** Gaps and padding, which depend on what stands in it. */
  spacing: Readonly<Record<string, string | number | Readonly<Record<string, string | number>>>>
  children: ReactNode
}

/** What stands over every page and stays in sight. */
export function TopBar({ menuLabel, onOpenMenu, spacing, children }: TopBarProps) {
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
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
        ...spacing,
      }}
    >
      {onOpenMenu && (
        <IconButton edge="start" data-guide="menu-button" aria-label={menuLabel} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      {children}
    </Box>
  )
}

/** The page's title: on a line of its own width; on phones in as many as it takes. */
export const titleStyle = {
  flex: '1 1 0',
  minWidth: 80,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  fontSize: { xs: '1.0625rem', sm: '1.25rem' },
  lineHeight: 1.3,
} as const
