import { readRecent, writeRecent } from '@parley/ui-kit/calls/recent-choices.ts'
import { iconOfPage } from '../menu/index.ts'
import type { PaletteItem } from './palette-item.ts'

/** How many are kept. */
const most = 6

/** A choice as it is kept beside those of the app, which is one session with the console. */
interface Kept {
  id: string
  ofConsole: string
  label: string
  detail?: string
  to?: string
}

const ofConsole = (kept: Partial<Kept>): kept is Kept => kept.ofConsole !== undefined

/** What was chosen last, newest first; what is done is known by its id alone. */
export const listRecent = (known: readonly PaletteItem[]): PaletteItem[] =>
  readRecent<Partial<Kept>>()
    .filter(ofConsole)
    .flatMap(({ ofConsole: id, label, detail, to }): PaletteItem[] => {
      const now = known.find((one) => one.id === id)
      if (now !== undefined) return [{ ...now, group: 'recent' }]
      if (to === undefined) return []
      const icon = iconOfPage(to)
      return [{ id, group: 'recent', label, ...(detail === undefined ? {} : { detail }), icon, way: { to } }]
    })

export function keepRecent({ id, label, detail, way }: PaletteItem): void {
  const all = readRecent<Partial<Kept>>()
  const mine = all.filter(ofConsole).filter((one) => one.ofConsole !== id)
  const kept: Kept = {
    // No choice of the app has it.
    id: `console/${id}`,
    ofConsole: id,
    label,
    ...(detail === undefined ? {} : { detail }),
    ...('to' in way && !id.startsWith('do:') ? { to: way.to } : {}),
  }
  writeRecent([...[kept, ...mine].slice(0, most), ...all.filter((one) => !ofConsole(one))])
}
