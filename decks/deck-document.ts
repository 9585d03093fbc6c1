import type { DeckKind, DeckLanguage, DeckSectionId } from '@parley/contracts/http/exports.ts'

// A deck as its content, before any format: collected from an initiative, then written by the renderers. All text is
// plain; a renderer escapes it for its format and shows it as it is.

/** Colour by meaning; each renderer has one palette for it (design tokens of the product). */
export type Tone = 'critical' | 'high' | 'medium' | 'low' | 'good' | 'accent' | 'neutral'

/** Text with the numbers of the sources that it rests on (`DeckDocument.sources`). */
export interface CitedText {
  text: string
  sources: number[]
}

export interface Cell {
  text: string
  tone?: Tone
  sources?: number[]
}

export type Block =
  | ({ type: 'paragraph' } & CitedText)
  | { type: 'bullets'; items: (CitedText & { level: 0 | 1 })[] }
  /** Key figures. */
  | { type: 'facts'; items: { label: string; value: string; tone?: Tone }[] }
  /** `width`: share of the whole; rows may be hundreds. */
  | {
      type: 'table'
      caption: string
      columns: { label: string; width: number; align: 'left' | 'right' }[]
      rows: Cell[][]
    }
  /** `values` by category; a donut has one series. `tones` by category where the categories carry the meaning. */
  | {
      type: 'chart'
      shape: 'bar' | 'stacked-bar' | 'donut'
      caption: string
      categories: string[]
      tones?: Tone[]
      series: { name: string; tone?: Tone; values: number[] }[]
    }
  /** What somebody said: an agent's conclusion, a decision, a turn of the conversation. `at`: as people read it. */
  | ({
      type: 'statement'
      speaker: string
      role: string
      at: string | null
      verdict: { label: string; tone: Tone } | null
    } & CitedText)
  /** Phases in time; dates as people read them, null where none is set. `share`: from 0 to 1 of it done. */
  | {
      type: 'timeline'
      items: {
        title: string
        status: string
        tone: Tone
        from: string | null
        to: string | null
        share: number
      }[]
    }

/** Blocks under a heading of their own: a phase, a severity, an agent. */
export interface BlockGroup {
  heading: string | null
  blocks: Block[]
}

export interface DeckSection {
  id: DeckSectionId
  title: string
  /** What the section says, in one sentence; the line under the title. */
  lead: string
  groups: BlockGroup[]
}

export interface DeckSource {
  /** As the texts cite it, from 1. */
  number: number
  name: string
  page: number | null
  quote: string
}

export interface DeckDocument {
  kind: DeckKind
  language: DeckLanguage
  /** Of the deck: the initiative's name. */
  title: string
  /** Main Presentation, Pre-Read or Findings, in the deck's language. */
  subtitle: string
  firmName: string
  clientName: string
  templateName: string | null
  /** As people read it. */
  date: string
  /** On each page, where the deck is marked. */
  confidentialityMark: string | null
  /** In the deck's language: 'Page', 'Sources', … for the renderers. */
  words: { page: string; sources: string; continued: string; contents: string }
  sections: DeckSection[]
  /** Cited in the sections; the section 'sources' lists them. */
  sources: DeckSource[]
}

/** Writes a document in one format. */
export type RenderDeck = (document: DeckDocument) => Promise<Buffer>
