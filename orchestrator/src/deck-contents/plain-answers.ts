import { markdownPieces, listItem } from '../ingestion/parsers/index.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import type { DeckSources, Reference } from './deck-sources.ts'

// What agents answer is Markdown; a deck has plain text and bullets.

/** An answer as blocks; a heading runs into what stands below it. */
export function answerBlocks(
  markdown: string,
  references: readonly Reference[],
  sources: DeckSources,
): Block[] {
  let heading: string | undefined
  const blocks: Block[] = []
  const paragraph = (text: string): void =>
    void blocks.push({ type: 'paragraph', ...sources.cite(text, references) })
  for (const { kind, text } of markdownPieces(markdown)) {
    if (kind === 'heading') {
      if (heading !== undefined) paragraph(heading)
      heading = text
      continue
    }
    if (kind === 'list') {
      if (heading !== undefined) paragraph(`${heading}:`)
      blocks.push(bulletsOf(text, references, sources))
    } else paragraph(heading === undefined ? text : `${heading} – ${text}`)
    heading = undefined
  }
  if (heading !== undefined) paragraph(heading)
  return blocks
}

function bulletsOf(text: string, references: readonly Reference[], sources: DeckSources): Block {
  const items = text.split('\n').map((line) => {
    const [, indent = '', number, item = line.trim()] = listItem.exec(line) ?? []
    const words = number === undefined ? item : `${number} ${item}`
    const level: 0 | 1 = indent.length >= 2 ? 1 : 0
    return { ...sources.cite(words, references), level }
  })
  return { type: 'bullets', items: items.filter((item) => item.text !== '') }
}

const mostCharacters = 420

/** The first paragraph that is no heading, cut between words. */
export function openingOf(markdown: string): string {
  const text = markdownPieces(markdown).find(({ kind }) => kind !== 'heading')?.text ?? markdown
  if (text.length <= mostCharacters) return text
  return `${text.slice(0, mostCharacters).replace(/\s+\S*$/, '')} …`
}
