import { readHeading } from '../passages/index.ts'
import type { SearchedText } from './bm25.ts'

export interface SearchedRow {
  /** The document's; null for what is none. */
  name: string | null
  label: string
  /** Headings above it, then the lines of the header row of the table that it continues. */
  heading: string
  text: string
  language: string | null
}

/** A chunk in the parts that count differently in a search. */
export function searchedTextOf({ name, label, heading, text, language }: SearchedRow): SearchedText {
  const { headingPath, tableHeader } = readHeading(heading)
  const headings = [...headingPath, placeName(name, label)].filter((line) => !text.includes(line))
  return {
    name: name === null ? label : name.replace(/\.\w{1,5}$/u, ''),
    headings: [...new Set(headings)].join('\n'),
    tableHeader,
    text,
    language,
  }
}

/** What a document's label says beside numbers of pages, slides and rows: a sheet's name, a heading. */
const placeName = (name: string | null, label: string): string =>
  name === null || /^(?:Page|Slide|Part) \d+$/u.test(label)
    ? ''
    : label.replace(/^Sheet /u, '').replace(/ rows \d+(?:-\d+)?$/u, '')
