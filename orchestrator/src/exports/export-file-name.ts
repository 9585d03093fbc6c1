import type { DeckFormat, DeckKind } from '@parley/contracts/http/exports.ts'
import type { CollectedDeck } from '../deck-contents/index.ts'

const mostCharacters = 80

/** Letters and digits of any language; whatever else a name holds becomes a hyphen, so that every system takes it. */
const safe = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/g, '')

/** `{initiative}-{kind}-{date}.{format}` */
export function exportFileName(
  { kind, format }: { kind: DeckKind; format: DeckFormat },
  { document, day }: CollectedDeck,
): string {
  return `${safe(document.title) || 'initiative'}-${kind}-${day}.${format}`
}
