import AccessIcon from '@mui/icons-material/KeyRounded'
import AgentsIcon from '@mui/icons-material/SmartToyRounded'
import AuditIcon from '@mui/icons-material/HistoryRounded'
import ClientsIcon from '@mui/icons-material/DomainRounded'
import ConsultantsIcon from '@mui/icons-material/GroupsRounded'
import DashboardIcon from '@mui/icons-material/SpaceDashboardRounded'
import FeedbackIcon from '@mui/icons-material/FeedbackRounded'
import FirmsIcon from '@mui/icons-material/BusinessRounded'
import IndustriesIcon from '@mui/icons-material/FactoryRounded'
import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import JobsIcon from '@mui/icons-material/PendingActionsRounded'
import MailsIcon from '@mui/icons-material/MailRounded'
import RolesIcon from '@mui/icons-material/AdminPanelSettingsRounded'
import SelfCheckIcon from '@mui/icons-material/HealthAndSafetyRounded'
import TemplatesIcon from '@mui/icons-material/DashboardCustomizeRounded'
import UsersIcon from '@mui/icons-material/PersonRounded'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'

export interface MenuItem {
  /** Under `console.menu`. */
  label: string
  icon: ComponentType<SvgIconProps>
  /** Shown where this resource has a list; the dashboard has none. */
  resource?: string
  /** An address of the app, where the console has no page of its own. */
  elsewhere?: string
}

/** The super admin's items (Document 1, section 2.2). */
export const firstItems: readonly MenuItem[] = [
  { label: 'dashboard', icon: DashboardIcon },
  {
    label: 'templates',
    icon: TemplatesIcon,
    resource: 'initiative-templates',
    elsewhere: '/initiative-templates',
  },
  { label: 'clients', icon: ClientsIcon, resource: 'clients' },
  { label: 'consultingFirms', icon: FirmsIcon, resource: 'consulting-firms' },
  { label: 'agents', icon: AgentsIcon, resource: 'ai-agents' },
]

/** What else the console administers. */
export const otherItems: readonly MenuItem[] = [
  { label: 'consultants', icon: ConsultantsIcon, resource: 'consultants' },
  { label: 'access', icon: AccessIcon, resource: 'consultant-client-access' },
  { label: 'users', icon: UsersIcon, resource: 'users' },
  { label: 'roles', icon: RolesIcon, resource: 'roles' },
  { label: 'industries', icon: IndustriesIcon, resource: 'industries' },
  { label: 'initiatives', icon: InitiativesIcon, resource: 'initiatives' },
  { label: 'jobs', icon: JobsIcon, resource: 'jobs' },
  { label: 'mails', icon: MailsIcon, resource: 'mails' },
  { label: 'selfChecks', icon: SelfCheckIcon, resource: 'self-checks' },
  { label: 'feedback', icon: FeedbackIcon, resource: 'feedback' },
  { label: 'audit', icon: AuditIcon, resource: 'audit-events' },
]

/** The icon of the resource that a page is of; of the dashboard unless told. */
export const iconOfPage = (path: string): MenuItem['icon'] =>
  [...firstItems, ...otherItems].find(({ resource }) => resource === path.split('/')[1])?.icon ??
  DashboardIcon
