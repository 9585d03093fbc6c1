import type SvgIcon from '@mui/material/SvgIcon'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import BusinessIcon from '@mui/icons-material/BusinessRounded'
import PersonIcon from '@mui/icons-material/PersonRounded'
import SecurityIcon from '@mui/icons-material/SecurityRounded'

/** Material Symbols, rounded; import each by its own path. */
export type IconComponent = typeof SvgIcon

/** The icons that a template may name (Document 1, section 3). */
const templateIcons: Record<string, IconComponent> = {
  BusinessIcon,
  PersonIcon,
  SecurityIcon,
}

export const templateIconOf = (name: string | undefined): IconComponent =>
  templateIcons[name ?? ''] ?? BusinessIcon

/** The icon that a template names; decorative, its template's name stands beside it. */
export function TemplateIcon({ name, ...given }: { name: string | undefined } & SvgIconProps) {
  if (name === 'PersonIcon') return <PersonIcon aria-hidden {...given} />
  if (name === 'SecurityIcon') return <SecurityIcon aria-hidden {...given} />
  return <BusinessIcon aria-hidden {...given} />
}
