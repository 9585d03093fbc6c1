import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import type { Passage } from '../models/port.ts'
import { passageOfRow, readHeading } from '../passages/index.ts'
import type { ChunkRow } from './load-chunks.ts'

/** A passage with its place, as a citation needs it. */
export interface FoundPassage extends Passage {
  /** 'Page 3', 'Slide 2', 'Sheet Prices rows 2-40', a heading. */
  label: string
  /** Headings above it. */
  heading: string
  /** Where the passage stands in its page's text. */
  startOffset: number
  endOffset: number
  /** Whose words these are. */
  trust: 'document' | 'person' | 'agent'
  /** What it is a piece of, which one, and where in it. */
  sourceType: SourceType
  sourceId: string
  /** Whose it is; both null for the firm's own. */
  clientId: string | null
  initiativeId: string | null
  position: number
}

const contextOf = (row: ChunkRow, path: string): string =>
  [row.client_name, row.name, path].filter((part) => part !== null && part !== '').join('\n')

/** A row as what may be cited. */
export function toPassage(row: ChunkRow, relevance: number): FoundPassage {
  const { path } = readHeading(row.heading)
  return {
    ...passageOfRow(row, relevance),
    context: contextOf(row, path),
    heading: path,
    startOffset: row.start_offset,
    endOffset: row.end_offset,
    sourceType: row.source_kind,
    sourceId: row.source_id,
    clientId: row.client_id,
    initiativeId: row.initiative_id,
    position: row.position,
  }
}
