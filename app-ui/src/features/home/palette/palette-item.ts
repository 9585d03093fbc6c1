import type { SearchResults } from '@parley/contracts/http/search.ts'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import type { ImpersonationTarget } from '../../account/session/index.ts'

export type PaletteGroup = 'recent' | 'go' | 'do' | keyof SearchResults

/** What a choice leads to: a page, a page inside a client that is connected to first, or something that is done. */
export type PaletteWay =
  { to: string; asks?: string } | { connect: ImpersonationTarget } | { run: () => void | Promise<void> }

export interface PaletteItem {
  /** The same for the same thing, in whatever group. */
  id: string
  group: PaletteGroup
  label: string
  /** Smaller, behind the label. */
  detail?: string
  icon: IconComponent
  /** Other words that it is found by. */
  words?: string
  /** Stays open for what comes next. */
  staysOpen?: boolean
  way: PaletteWay
}

/** Every word of the search is somewhere in what the item says; without words all of them match. */
export function matches({ label, detail = '', words = '' }: PaletteItem, search: string): boolean {
  const text = `${label} ${detail} ${words}`.toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
