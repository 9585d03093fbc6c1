import { useTranslation } from 'react-i18next'
import { useUser, kindOf } from '../../account/session/index.ts'
import { type MenuPage, pageItems } from './page-items.ts'
import { matches, type PaletteGroup, type PaletteItem } from './palette-item.ts'
import { listRecent } from './recent-items.ts'
import { useActionItems } from './use-action-items.ts'
import { type Hits, useClientHits, useSearchHits } from './use-hits.ts'

interface ItemGroup {
  group: PaletteGroup
  items: readonly PaletteItem[]
}

/** What the shell knows and the palette does not. */
export interface PaletteParts {
  /** The person's menu. */
  menu: readonly MenuPage[]
  hasPage: (path: string) => boolean
}

interface Asked {
  text: string
  /** Only clients, to connect to one. */
  isConnecting: boolean
  onConnect: () => void
}

const order: readonly PaletteGroup[] = [
  'recent',
  'go',
  'do',
  'people',
  'initiatives',
  'phases',
  'observations',
  'artifacts',
  'interviews',
  'templates',
  'clients',
]

const grouped = (items: readonly PaletteItem[]): ItemGroup[] =>
  order
    .map((group) => ({ group, items: items.filter((item) => item.group === group) }))
    .filter((some) => some.items.length > 0)

/** What is offered for the text: without one what was chosen last, all pages and all that can be done. */
export function usePaletteItems(
  { menu, hasPage }: PaletteParts,
  { text, isConnecting, onConnect }: Asked,
): { groups: ItemGroup[]; hits: Hits } {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  const actions = useActionItems(onConnect)
  const found = useSearchHits(text, !isConnecting)
  const clients = useClientHits(text, isConnecting)
  if (isConnecting) return { groups: grouped(clients.items), hits: clients }
  const known = [...pageItems({ menu, kind, hasPage, t }), ...actions]
  const search = text.trim()
  if (search === '') return { groups: grouped([...listRecent(known), ...known]), hits: found }
  return {
    groups: grouped([...known.filter((item) => matches(item, search)), ...found.items]),
    hits: found,
  }
}
