import { createContext } from 'react'
import type { IconComponent } from './icons.tsx'

export interface PageTitle {
  title: string
  icon: IconComponent | undefined
  /** The page has a heading of its own; the bar names the part of the product that it belongs to. */
  part?: string
}

export interface HeaderPlace {
  /** Where page-supplied actions are put; null until the shell stands. */
  actionsElement: HTMLElement | null
  /** Where a page with a heading of its own puts it on phones, where there is no room for both. */
  titleElement: HTMLElement | null
  setTitle: (title: PageTitle | null) => void
}

/** The shell's top bar, as pages reach it; null outside the shell. */
export const HeaderContext = createContext<HeaderPlace | null>(null)
