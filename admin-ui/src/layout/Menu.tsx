import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { menuListStyle, menuRowStyle } from '@parley/ui-kit/shell/menu-style.ts'
import { useHasDashboard, useResourceDefinitions, useTranslate } from 'react-admin'
import { NavLink } from 'react-router'
import { firstItems, otherItems, type MenuItem } from '../menu/index.ts'

/** The super admin's items first, then the rest; what has no page is left out. */
export function Menu({ collapsed = false }: { collapsed?: boolean }) {
  const translate = useTranslate()
  const hasDashboard = useHasDashboard()
  const definitions = useResourceDefinitions()
  const exists = ({ resource, elsewhere }: MenuItem): boolean =>
    resource === undefined ? hasDashboard : definitions[resource]?.hasList === true || elsewhere !== undefined
  const addressOf = ({ resource, elsewhere }: MenuItem): { to: string } | { href: string } =>
    resource !== undefined && definitions[resource]?.hasList !== true && elsewhere !== undefined
      ? { href: elsewhere }
      : { to: resource === undefined ? '/' : `/${resource}` }
  const rows = (items: readonly MenuItem[]) =>
    items
      .filter(exists)
      .map((item) => (
        <MenuRow
          key={item.label}
          item={item}
          address={addressOf(item)}
          label={translate(`console.menu.${item.label}`)}
          collapsed={collapsed}
        />
      ))
  return (
    <Box component="nav" aria-label={translate('console.mainMenu')} sx={{ p: 1.5 }}>
      <Box component="ul" sx={menuListStyle}>
        {rows(firstItems)}
      </Box>
      {collapsed ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider', my: 1 }} />
      ) : (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1.25, pt: 2, pb: 0.5 }}>
          {translate('console.menu.administration')}
        </Typography>
      )}
      <Box component="ul" aria-label={translate('console.menu.administration')} sx={menuListStyle}>
        {rows(otherItems)}
      </Box>
    </Box>
  )
}

interface MenuRowProps {
  item: MenuItem
  address: { to: string } | { href: string }
  label: string
  collapsed: boolean
}

function MenuRow({ item, address, label, collapsed }: MenuRowProps) {
  const Icon = item.icon
  const content = (
    <>
      <Icon fontSize="small" aria-hidden />
      <Box component="span" sx={collapsed ? { position: 'absolute', opacity: 0, pointerEvents: 'none' } : {}}>
        {label}
      </Box>
    </>
  )
  return (
    <li>
      <Tooltip title={collapsed ? label : ''} placement="right">
        {'to' in address ? (
          <Box component={NavLink} to={address.to} end={address.to === '/'} sx={menuRowStyle}>
            {content}
          </Box>
        ) : (
          <Box component="a" href={address.href} sx={menuRowStyle}>
            {content}
          </Box>
        )}
      </Tooltip>
    </li>
  )
}
