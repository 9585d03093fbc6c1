import DemoIcon from '@mui/icons-material/SlideshowRounded'
import FeedbackIcon from '@mui/icons-material/RateReviewRounded'
import HomeIcon from '@mui/icons-material/HomeRounded'
import MarketplaceIcon from '@mui/icons-material/SmartToyRounded'
import NotificationsIcon from '@mui/icons-material/NotificationsRounded'
import PageIcon from '@mui/icons-material/ArticleRounded'
import SecurityIcon from '@mui/icons-material/ShieldRounded'
import TutorialsIcon from '@mui/icons-material/SchoolRounded'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import type { Texts } from '@parley/ui-kit/i18n/defined-texts.ts'
import type { TFunction } from 'i18next'
import type { UserKind } from '../../account/session/index.ts'
import type { PaletteItem } from './palette-item.ts'

/** An item of the menu, as the shell has it. */
export interface MenuPage {
  label: keyof Texts['shell']['menu']
  path?: string
  icon?: IconComponent
  items?: readonly MenuPage[]
}

interface FurtherPage {
  label: keyof Texts['palette']['pages']
  path: string
  icon: IconComponent
  /** Everybody's unless told. */
  of?: readonly UserKind[]
}

const tenants: readonly UserKind[] = ['firm', 'client']

/** Pages that stand in no menu. */
const furtherPages: readonly FurtherPage[] = [
  { label: 'home', path: '/', icon: HomeIcon },
  { label: 'notifications', path: '/notifications', icon: NotificationsIcon, of: tenants },
  { label: 'agentsMarketplace', path: '/marketplace', icon: MarketplaceIcon },
  { label: 'tutorials', path: '/tutorials', icon: TutorialsIcon },
  { label: 'demo', path: '/demo', icon: DemoIcon },
  { label: 'feedback', path: '/feedback', icon: FeedbackIcon },
  { label: 'security', path: '/settings/security', icon: SecurityIcon, of: ['super-admin'] },
]

interface Pages {
  menu: readonly MenuPage[]
  kind: UserKind
  hasPage: (path: string) => boolean
  t: TFunction
}

/** Every page that the person's menu and rights give, each once. */
export function pageItems({ menu, kind, hasPage, t }: Pages): PaletteItem[] {
  const own = menu.flatMap((item) => [
    itemOf(item, t),
    ...(item.items ?? []).map((child) =>
      itemOf({ icon: item.icon ?? PageIcon, ...child }, t, t(`shell.menu.${item.label}`)),
    ),
  ])
  const further = furtherPages
    .filter(({ path, of }) => (path === '/' || hasPage(path)) && (of === undefined || of.includes(kind)))
    .map(({ label, path, icon }): PaletteItem => ({
      id: `go:${path}`,
      group: 'go',
      label: t(`palette.pages.${label}`),
      icon,
      way: { to: path },
    }))
  const all = [...own.flat(), ...further]
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

function itemOf({ label, path, icon }: MenuPage, t: TFunction, parent?: string): PaletteItem[] {
  if (path === undefined) return []
  return [
    {
      id: `go:${path}`,
      group: 'go',
      label: t(`shell.menu.${label}`),
      icon: icon ?? PageIcon,
      way: { to: path },
      ...(parent === undefined ? {} : { detail: parent }),
    },
  ]
}
