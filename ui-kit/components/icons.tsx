import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import BusinessIcon from '@mui/icons-material/BusinessRounded'
import PersonIcon from '@mui/icons-material/PersonRounded'
import SecurityIcon from '@mui/icons-material/SecurityRounded'
import { lazy, Suspense } from 'react'
import type { IconComponent } from './icon-component.ts'

export type { IconComponent } from './icon-component.ts'

/** The icons of a template that every page has at once; the others come by category (Document 1, section 3). */
const firstIcons: Partial<Record<string, IconComponent>> = { BusinessIcon, PersonIcon, SecurityIcon }

const OtherIcon = lazy(async () => ({
  default: (await import('./template-icons/OtherIcon.tsx')).OtherIcon,
}))

const made = new Map<string, IconComponent>()

/** The same as a component, for places that take one; the same component each time. */
export function templateIconOf(name: string | undefined): IconComponent {
  const first = firstIcons[name ?? 'BusinessIcon']
  if (first !== undefined || name === undefined) return first ?? BusinessIcon
  const before = made.get(name)
  if (before !== undefined) return before
  const component = ((given: SvgIconProps) => <TemplateIcon name={name} {...given} />) as IconComponent
  made.set(name, component)
  return component
}

/** The icon that a template names; decorative, its template's name stands beside it. */
export function TemplateIcon({
  name = 'BusinessIcon',
  ...given
}: { name: string | undefined } & SvgIconProps) {
  if (name === 'PersonIcon') return <PersonIcon aria-hidden {...given} />
  if (name === 'SecurityIcon') return <SecurityIcon aria-hidden {...given} />
  if (name === 'BusinessIcon') return <BusinessIcon aria-hidden {...given} />
  // Its place is kept while it is on its way.
  return (
    <Suspense fallback={<SvgIcon aria-hidden {...given} />}>
      <OtherIcon name={name} {...given} />
    </Suspense>
  )
}
