import { createContext } from 'react'
import type { IconComponent } from './icons.tsx'

export interface PageTitle {
  title: string
  icon: IconComponent | undefined
}

export interface HeaderPlace {
  /** Where page-supplied actions are put; null until the shell stands. */
  actionsElement: HTMLElement | null
  setTitle: (title: PageTitle | null) => void
}

/** The shell's top bar, as pages reach it; null outside the shell. */
export const HeaderContext = createContext<HeaderPlace | null>(null)
