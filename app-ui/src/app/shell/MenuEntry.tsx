import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { isOfConsole } from '@parley/ui-kit/lib/leave-app.ts'
import { menuRowStyle } from '@parley/ui-kit/shell/menu-style.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import type { MenuItem } from './menus.ts'

interface MenuEntryProps {
  item: MenuItem
  collapsed: boolean
  /** Unfolds the whole menu, so that sub-items can be seen. */
  onExpand: () => void
}

/** One item of the menu, with those under it. */
export function MenuEntry({ item, collapsed, onExpand }: MenuEntryProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { items = [] } = item
  const holdsCurrent = items.some(({ path }) => path !== undefined && pathname.startsWith(path))
  const [opened, setOpened] = useState<boolean>()
  const open = !collapsed && (opened ?? (holdsCurrent || item.path === undefined))
  const id = useId()
  const label = t(`shell.menu.${item.label}`)
  const toggle = (): void => {
    if (collapsed) onExpand()
    setOpened(collapsed ? true : !open)
  }
  return (
    <li>
      <Box sx={{ position: 'relative' }}>
        <MenuRow
          item={item}
          label={label}
          collapsed={collapsed}
          onToggle={toggle}
          expanded={open}
          listId={id}
        />
        {items.length > 0 && item.path !== undefined && !collapsed && (
          <IconButton
            size="small"
            aria-label={t('shell.showItems', { name: label })}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            sx={{ position: 'absolute', right: 4, top: 4, p: 1 }}
          >
            <ExpandArrow open={open} />
          </IconButton>
        )}
      </Box>
      {items.length > 0 && (
        <Collapse in={open} unmountOnExit>
          <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, pl: 8 }}>
            {items.map((child) => (
              <li key={child.label}>
                <Box
                  component={NavLink}
                  to={child.path ?? '/'}
                  reloadDocument={isOfConsole(child.path ?? '/')}
                  sx={{ ...menuRowStyle, minHeight: 32, fontSize: '0.8125rem' }}
                >
                  {t(`shell.menu.${child.label}`)}
                </Box>
              </li>
            ))}
          </Box>
        </Collapse>
      )}
    </li>
  )
}

interface MenuRowProps {
  item: MenuItem
  label: string
  collapsed: boolean
  expanded: boolean
  listId: string
  onToggle: () => void
}

function MenuRow({ item, label, collapsed, expanded, listId, onToggle }: MenuRowProps) {
  const Icon = item.icon
  const content = (
    <>
      {Icon && <Icon fontSize="small" aria-hidden />}
      <Box
        component="span"
        sx={
          collapsed
            ? { position: 'absolute', opacity: 0, pointerEvents: 'none' }
            : { flex: 1, minWidth: 0, py: 1.5, lineHeight: 1.35 }
        }
      >
        {label}
      </Box>
    </>
  )
  const row =
    item.path === undefined ? (
      <ButtonBase
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        onClick={onToggle}
        sx={menuRowStyle}
      >
        {content}
        {!collapsed && <ExpandArrow open={expanded} />}
      </ButtonBase>
    ) : (
      <Box component={NavLink} to={item.path} reloadDocument={isOfConsole(item.path)} sx={menuRowStyle}>
        {content}
      </Box>
    )
  return (
    <Tooltip title={collapsed ? label : ''} placement="right">
      {row}
    </Tooltip>
  )
}

function ExpandArrow({ open }: { open: boolean }) {
  return (
    <ExpandIcon
      aria-hidden
      sx={{ fontSize: 18, transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
    />
  )
}
