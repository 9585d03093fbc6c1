import { createHash } from 'node:crypto'

const all = ['light', 'dark'] as const

/**
 * Themes that the checks of a file run in: both in the whole run (`npm run test:soak`), else one, drawn anew for each
 * run. `PARLEY_SEED`, which the list of tests begins with, repeats a draw.
 */
export function themesOf(file: string): readonly (typeof all)[number][] {
  if (process.env.PARLEY_SOAK === '1') return all
  const digest = createHash('sha256')
    .update(`${process.env.PARLEY_SEED ?? ''}\n${file}`)
    .digest()
  return [all[digest.readUInt8() % 2] ?? 'light']
}
