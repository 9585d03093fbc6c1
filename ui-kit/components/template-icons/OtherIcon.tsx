import type { SvgIconProps } from '@mui/material/SvgIcon'
import { createElement, use } from 'react'
import { iconAtHand, loadIcon } from './load-icon.ts'

/** An icon that is not in the first bundle; suspends until it is here. */
export function OtherIcon({ name, ...given }: { name: string } & SvgIconProps) {
  return createElement(iconAtHand(name) ?? use(loadIcon(name)), { 'aria-hidden': true, ...given })
}
