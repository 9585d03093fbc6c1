/** A document as data: the builders make the real file of it, and the tests read the same words back. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'table'; caption?: string; header: string[]; rows: string[][]; widths?: number[] }

export interface Section {
  heading: string
  level?: 1 | 2
  blocks: Block[]
}

interface BaseDocument {
  key: string
  /** The artifact's name as people see it. */
  name: string
  fileName: string
}

export interface TextDocument extends BaseDocument {
  format: 'pdf' | 'docx' | 'md'
  title: string
  subtitle: string
  /** Author, date and version, as printed under the title. */
  facts: [string, string][]
  sections: Section[]
}

export type Cell = string | number

export interface Sheet {
  name: string
  columns: { title: string; width: number; format?: string }[]
  rows: Cell[][]
}
export interface WorkbookDocument extends BaseDocument {
  format: 'xlsx'
  sheets: Sheet[]
}

export interface CsvDocument extends BaseDocument {
  format: 'csv'
  header: string[]
  rows: Cell[][]
}

export interface Slide {
  title: string
  bullets?: string[]
  table?: { header: string[]; rows: string[][] }
  notes: string
}
export interface SlidesDocument extends BaseDocument {
  format: 'pptx'
  title: string
  subtitle: string
  slides: Slide[]
}

export type DemoDocument = TextDocument | WorkbookDocument | CsvDocument | SlidesDocument

export const text = (content: string): Block => ({ kind: 'text', text: content })
export const bullets = (...items: string[]): Block => ({ kind: 'bullets', items })
export const table = (
  header: string[],
  rows: string[][],
  options: { caption?: string; widths?: number[] } = {},
): Block => ({ kind: 'table', header, rows, ...options })
