import type { MenuItem } from '../menu/index.ts'

/** What a choice leads to: a page of the console, or something that is done. */
export type PaletteWay = { to: string } | { run: () => void }

export interface PaletteItem {
  /** The same for the same thing, in whatever group: `<resource>:<id>` of a record. */
  id: string
  /** 'recent', 'go', 'do', or the resource that it was found in. */
  group: string
  label: string
  /** Smaller, behind the label. */
  detail?: string
  /** Other words that it is found by. */
  words?: string
  icon: MenuItem['icon']
  way: PaletteWay
}

export const wordsOf = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean)

/** Every word is somewhere in what the item says; without words all of them match. */
export function matches(
  { label, detail = '', words = '' }: Pick<PaletteItem, 'label' | 'detail' | 'words'>,
  asked: readonly string[],
): boolean {
  const text = `${label} ${detail} ${words}`.toLocaleLowerCase()
  return asked.every((word) => text.includes(word))
}
