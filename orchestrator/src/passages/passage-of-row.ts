import type { Passage } from '../models/port.ts'
import { readHeading } from './stored-heading.ts'

/** Of a stored chunk what makes it a passage. */
export interface PassageRow {
  id: string
  client_id: string | null
  initiative_id: string | null
  artifact_id: string | null
  page: number | null
  label: string
  heading: string
  text: string
  trust: 'document' | 'person' | 'agent'
  /** The document's; null for what is none. */
  name: string | null
}

/** A stored chunk as what may be cited: a table that it continues has its header row again. */
export function passageOfRow(
  row: PassageRow,
  relevance: number,
): Passage & { label: string; trust: PassageRow['trust'] } {
  const { tableHeader } = readHeading(row.heading)
  return {
    chunkId: row.id,
    artifactId: row.artifact_id,
    sourceKind: row.client_id === null ? 'firm' : row.initiative_id === null ? 'client' : 'initiative',
    name: row.name ?? row.label,
    page: row.page,
    label: row.label,
    text: tableHeader === '' ? row.text : `${tableHeader}\n${row.text}`,
    relevance,
    trust: row.trust,
  }
}
