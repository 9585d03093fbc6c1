import BusinessIcon from '@mui/icons-material/BusinessRounded'
import type { IconComponent } from '../icon-component.ts'
import { categoryOf, type IconCategory } from './icon-names.ts'

type Icons = Record<string, IconComponent>

const loaders: Record<IconCategory, () => Promise<{ icons: Icons }>> = {
  business: () => import('./business-icons.ts'),
  people: () => import('./people-icons.ts'),
  money: () => import('./money-icons.ts'),
  data: () => import('./data-icons.ts'),
  technology: () => import('./technology-icons.ts'),
  security: () => import('./security-icons.ts'),
  documents: () => import('./documents-icons.ts'),
  communication: () => import('./communication-icons.ts'),
  time: () => import('./time-icons.ts'),
  science: () => import('./science-icons.ts'),
  industry: () => import('./industry-icons.ts'),
}

const asked = new Map<IconCategory, Promise<Icons>>()

/** The icons of a category; the same promise for all who ask. Without connection it has none, and is asked again. */
export function loadIcons(category: IconCategory): Promise<Icons> {
  const before = asked.get(category)
  if (before !== undefined) return before
  const loading = loaders[category]().then(
    ({ icons }) => icons,
    () => {
      asked.delete(category)
      return {}
    },
  )
  asked.set(category, loading)
  return loading
}

const loading = new Map<string, Promise<IconComponent>>()
const here = new Map<string, IconComponent>()

/** The icon of a stored name if it needs no waiting: one loaded before, or a business for a name without an icon. */
export const iconAtHand = (name: string): IconComponent | undefined =>
  here.get(name) ?? (categoryOf(name) === undefined ? BusinessIcon : undefined)

/** The icon of a stored name; that of a business where it cannot be had. The same promise until it is here. */
export function loadIcon(name: string): Promise<IconComponent> {
  const category = categoryOf(name)
  const before = loading.get(name)
  if (before !== undefined) return before
  const coming = (category === undefined ? Promise.resolve<Icons>({}) : loadIcons(category)).then((icons) => {
    const icon = icons[name] ?? BusinessIcon
    here.set(name, icon)
    loading.delete(name)
    return icon
  })
  loading.set(name, coming)
  return coming
}
