import { readRecent, writeRecent } from '@parley/ui-kit/calls/recent-choices.ts'
import { iconOf } from './palette-icons.ts'
import type { PaletteItem } from './palette-item.ts'

/** How many are kept. */
const most = 6

/** A choice as it is kept: what is done and the pages are known by their ids, what was found by all of it. */
type Kept = Omit<PaletteItem, 'icon' | 'group' | 'way'> & {
  way?: Exclude<PaletteItem['way'], { run: unknown }>
}

/** What was chosen last, newest first, in this session alone. */
export const listRecent = (known: readonly PaletteItem[]): PaletteItem[] =>
  readRecent<Kept>().flatMap((kept): PaletteItem[] => {
    const now = known.find(({ id }) => id === kept.id)
    if (now !== undefined) return [{ ...now, group: 'recent' }]
    const icon = iconOf(kept.id)
    return kept.way === undefined || icon === undefined
      ? []
      : [{ ...kept, icon, way: kept.way, group: 'recent' }]
  })

export function keepRecent({ icon: _icon, group: _group, way, ...item }: PaletteItem): void {
  // What can be done is known by its id alone: elsewhere, or without the right to it, it is not offered.
  const isDone = 'run' in way || item.id.startsWith('do:')
  const kept: Kept = { ...item, ...(isDone ? {} : { way }) }
  writeRecent([kept, ...readRecent<Kept>().filter(({ id }) => id !== item.id)].slice(0, most))
}
