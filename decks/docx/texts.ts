import { Bookmark, InternalHyperlink, TextRun, type ParagraphChild } from 'docx'
import type { DeckDocument, Tone } from '../deck-document.ts'
import { toneOnPaper } from '../paper-colours.ts'
import { knownSources } from '../tidy-document.ts'

/** What the parts of one file share: the document, and where its sources were cited so far. */
export interface Writing {
  document: DeckDocument
  /** Bookmarks of the places that cite a source, by its number. */
  citedAt: Map<number, string[]>
}

export const startWriting = (document: DeckDocument): Writing => ({ document, citedAt: new Map() })

type Look = ConstructorParameters<typeof TextRun>[0] & object

/** A text as runs; its line breaks are kept. */
export const runs = (text: string, look: Look = {}): TextRun[] =>
  text.split('\n').map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }))

/** A word in the colour of its meaning; it is always a word too. */
export const toned = (text: string, tone: Tone): TextRun =>
  new TextRun({ text, bold: true, color: toneOnPaper[tone] })

export const sourceAnchor = (number: number): string => `source-${number}`

/** Raised numbers that lead to the sources, each with a bookmark to come back to. */
export function citations(writing: Writing, numbers: number[] | undefined): ParagraphChild[] {
  return knownSources(writing.document, numbers).flatMap((number, index) => {
    const places = writing.citedAt.get(number) ?? []
    const anchor = `cite-${number}-${places.length + 1}`
    writing.citedAt.set(number, [...places, anchor])
    const run = new TextRun({ text: `${index > 0 ? ',' : ''}${number}`, style: 'Citation' })
    return [
      new Bookmark({
        id: anchor,
        children: [new InternalHyperlink({ anchor: sourceAnchor(number), children: [run] })],
      }),
    ]
  })
}

/** A cited text as the paragraphs that blank lines make of it. */
export const paragraphTexts = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
