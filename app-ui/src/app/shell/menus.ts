import ArtifactsIcon from '@mui/icons-material/DescriptionRounded'
import BusinessIcon from '@mui/icons-material/BusinessRounded'
import ClientsIcon from '@mui/icons-material/DomainRounded'
import ConsultantsIcon from '@mui/icons-material/GroupsRounded'
import DashboardIcon from '@mui/icons-material/SpaceDashboardRounded'
import DepartmentsIcon from '@mui/icons-material/AccountTreeRounded'
import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import MarketplaceIcon from '@mui/icons-material/SmartToyRounded'
import QueryIcon from '@mui/icons-material/ManageSearchRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import SettingsIcon from '@mui/icons-material/SettingsRounded'
import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import type { Permission } from '@parley/contracts/enums.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import type { Texts } from '@parley/ui-kit/i18n/defined-texts.ts'
import { isOfConsole } from '@parley/ui-kit/lib/leave-app.ts'
import { can, kindOf, type UserKind } from '../../features/account/session/session-user.ts'
import { consoleAddressOf } from '../console-addresses.ts'
import { hasPage } from '../routes.ts'

export interface MenuItem {
  /** Key of its text under `shell.menu`. */
  label: keyof Texts['shell']['menu']
  /** Undefined where the item only holds others. */
  path?: string
  icon?: IconComponent
  items?: MenuItem[]
}

/** The first level is exactly that of Document 1, section 2.2; sub-items as in decisions D11, Menus. */
const menus: Record<UserKind, readonly MenuItem[]> = {
  'super-admin': [
    {
      label: 'adminDashboard',
      path: '/superadmin-dashboard',
      icon: DashboardIcon,
      items: [
        { label: 'users', path: '/dashboard/users' },
        { label: 'roles', path: '/dashboard/roles' },
      ],
    },
    { label: 'templates', path: '/initiative-templates', icon: TemplatesIcon },
    { label: 'clients', path: '/clients', icon: ClientsIcon },
    { label: 'consultingFirms', path: '/consulting-firms', icon: BusinessIcon },
    {
      label: 'marketplace',
      path: '/ai-agents',
      icon: MarketplaceIcon,
      items: [{ label: 'market', path: '/marketplace' }],
    },
  ],
  firm: [
    {
      label: 'firmDashboard',
      path: '/consulting-firm-dashboard',
      icon: DashboardIcon,
      items: [
        { label: 'initiatives', path: '/initiatives' },
        { label: 'templates', path: '/initiative-templates' },
        { label: 'market', path: '/marketplace' },
      ],
    },
    { label: 'clients', path: '/clients', icon: ClientsIcon },
    { label: 'consultants', path: '/consultants', icon: ConsultantsIcon },
    { label: 'artifacts', path: '/artifacts', icon: ArtifactsIcon },
    {
      label: 'queryKnowledge',
      path: '/query-knowledge',
      icon: QueryIcon,
      items: [{ label: 'firmKnowledge', path: '/firm-management' }],
    },
    {
      label: 'firmSecurity',
      path: '/consulting-firm/security',
      icon: SecurityIcon,
      items: [
        { label: 'users', path: '/settings/users' },
        { label: 'roles', path: '/settings/roles' },
        { label: 'audit', path: '/settings/audit' },
      ],
    },
  ],
  client: [
    {
      label: 'initiatives',
      path: '/initiatives',
      icon: InitiativesIcon,
      items: [
        { label: 'templates', path: '/initiative-templates' },
        { label: 'market', path: '/marketplace' },
      ],
    },
    { label: 'artifacts', path: '/artifacts', icon: ArtifactsIcon },
    { label: 'queryKnowledge', path: '/query-knowledge', icon: QueryIcon },
    { label: 'departments', path: '/departments-and-stakeholders', icon: DepartmentsIcon },
    {
      label: 'settings',
      path: '/settings',
      icon: SettingsIcon,
      items: [
        { label: 'security', path: '/settings/security' },
        { label: 'ai', path: '/settings/ai' },
        { label: 'users', path: '/settings/users' },
        { label: 'roles', path: '/settings/roles' },
        { label: 'sso', path: '/settings/sso' },
        { label: 'maturity', path: '/maturity-level' },
        { label: 'audit', path: '/settings/audit' },
      ],
    },
  ],
  none: [],
}

/** Super admins find in the console what has a page there (decisions D8). */
const placeOf = (kind: UserKind, path: string): string =>
  (kind === 'super-admin' ? consoleAddressOf(path) : undefined) ?? path

/** A kind's menu, without what leads nowhere yet: an item stays if its page exists or one of its sub-items does. */
export function menuOf(kind: UserKind, exists: (path: string) => boolean = hasPage): MenuItem[] {
  const placed = (item: MenuItem): MenuItem => {
    const { path, ...rest } = item
    if (path === undefined) return item
    const place = placeOf(kind, path)
    return isOfConsole(place) || exists(place) ? { ...rest, path: place } : rest
  }
  return menus[kind].flatMap((item) => {
    const items = (item.items ?? []).map(placed).filter(({ path }) => path !== undefined)
    const { path, items: _items, ...rest } = placed(item)
    if (path === undefined && items.length === 0) return []
    return [{ ...rest, ...(path === undefined ? {} : { path }), ...(items.length === 0 ? {} : { items }) }]
  })
}

/** Pages that are nothing to look at without a permission. */
const neededPermissions: Record<string, Permission> = { '/settings/audit': 'manage_settings' }

/** The menu of somebody: their kind's, without what would only be refused. */
export const menuFor = (user: SessionUser): MenuItem[] =>
  menuOf(kindOf(user), (path) => {
    const needed = neededPermissions[path]
    return hasPage(path) && (needed === undefined || can(user, needed))
  })
