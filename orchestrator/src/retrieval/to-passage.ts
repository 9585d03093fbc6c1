import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import type { Passage } from '../models/port.ts'
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

/** The heading's later lines are the header row of the table that the chunk continues. */
function textOf(row: ChunkRow): { path: string; text: string } {
  const [path = '', ...tableHeader] = row.heading.split('\n')
  return { path, text: [...tableHeader, row.text].join('\n') }
}

const contextOf = (row: ChunkRow): string =>
  [row.client_name, row.name, textOf(row).path].filter((part) => part !== null && part !== '').join('\n')

/** A row as what may be cited. */
export function toPassage(row: ChunkRow, relevance: number): FoundPassage {
  const { path, text } = textOf(row)
  return {
    chunkId: row.id,
    artifactId: row.artifact_id,
    sourceKind: row.client_id === null ? 'firm' : row.initiative_id === null ? 'client' : 'initiative',
    name: row.name ?? row.label,
    page: row.page,
    text,
    context: contextOf(row),
    relevance,
    label: row.label,
    heading: path,
    startOffset: row.start_offset,
    endOffset: row.end_offset,
    trust: row.trust,
    sourceType: row.source_kind,
    sourceId: row.source_id,
    clientId: row.client_id,
    initiativeId: row.initiative_id,
    position: row.position,
  }
}
