import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { Evidence, EvidenceDocument, Passage } from '../models/port.ts'
import { passageOfRow, type PassageRow, readHeading } from '../passages/index.ts'

type Tx = Kysely<DB>

const chunkColumns = [
  'chunk.id',
  'chunk.client_id',
  'chunk.initiative_id',
  'chunk.artifact_id',
  'chunk.source_id',
  'chunk.page',
  'chunk.label',
  'chunk.heading',
  'chunk.text',
  'chunk.trust',
  'artifact.name',
] as const

const chunksWithNames = (tx: Tx) =>
  tx
    .selectFrom('knowledge_chunk as chunk')
    .leftJoin('artifact', 'artifact.id', 'chunk.artifact_id')
    .select(chunkColumns)

function passageOf(row: PassageRow, relevance: number): Passage {
  const { path } = readHeading(row.heading)
  return { ...passageOfRow(row, relevance), ...(path !== '' && { context: path }) }
}

/**
 * The initiative's own documents whole, in reading order.
 * @param limit in characters, of all of them together
 * @returns undefined where they are longer than that
 */
export async function readDocuments(
  tx: Tx,
  initiativeId: string,
  limit: number,
): Promise<EvidenceDocument[] | undefined> {
  const size = await tx
    .selectFrom('knowledge_chunk')
    .where('initiative_id', '=', initiativeId)
    .where('artifact_id', 'is not', null)
    .select((eb) => eb.fn.sum<string | null>(eb.fn('length', ['text'])).as('characters'))
    .executeTakeFirst()
  const characters = Number(size?.characters ?? 0)
  if (characters > limit) return undefined
  if (characters === 0) return []
  const rows = await chunksWithNames(tx)
    .where('chunk.initiative_id', '=', initiativeId)
    .where('chunk.artifact_id', 'is not', null)
    .orderBy('artifact.name')
    .orderBy('chunk.artifact_id')
    .orderBy('chunk.position')
    .execute()
  const documents = new Map<string, EvidenceDocument>()
  for (const row of rows) {
    const passage = passageOf(row, 0)
    const known = documents.get(row.source_id)
    if (known === undefined)
      documents.set(row.source_id, {
        name: passage.name,
        sourceKind: passage.sourceKind,
        passages: [passage],
      })
    else known.passages.push(passage)
  }
  return [...documents.values()]
}

/** Headings of a document that are named in an outline. */
const mostHeadings = 12

/** Names and headings of the initiative's documents. */
export async function readOutline(tx: Tx, initiativeId: string): Promise<NonNullable<Evidence['outline']>> {
  const rows = await tx
    .selectFrom('knowledge_chunk as chunk')
    .innerJoin('artifact', 'artifact.id', 'chunk.artifact_id')
    .where('chunk.initiative_id', '=', initiativeId)
    .groupBy(['artifact.id', 'artifact.name', 'chunk.heading'])
    .select((eb) => [
      'artifact.id',
      'artifact.name',
      'chunk.heading',
      eb.fn.min('chunk.position').as('first'),
    ])
    .orderBy('artifact.name')
    .orderBy('artifact.id')
    .orderBy('first')
    .limit(1_000)
    .execute()
  const documents = new Map<string, { name: string; headings: string[] }>()
  for (const { id, name, heading } of rows) {
    const known = documents.get(id) ?? { name, headings: [] }
    documents.set(id, known)
    const last = readHeading(heading).headingPath.at(-1) ?? ''
    if (last !== '' && known.headings.length < mostHeadings && !known.headings.includes(last))
      known.headings.push(last)
  }
  return [...documents.values()]
}

/**
 * What turns have cited, whole, as it was when it was found: kind, trust and place are the chunk's, the relevance is
 * the one that was measured then (0 where none was kept). Citing again never makes a passage more than it was.
 */
export async function readCited(tx: Tx, citations: readonly Citation[]): Promise<Passage[]> {
  const measured = new Map<string, number>()
  for (const { chunkId, relevance } of citations)
    if (!measured.has(chunkId)) measured.set(chunkId, relevance ?? 0)
  if (measured.size === 0) return []
  const rows = await chunksWithNames(tx)
    .where('chunk.id', 'in', [...measured.keys()])
    .execute()
  const order = [...measured.keys()]
  return rows
    .map((row) => passageOf(row, measured.get(row.id) ?? 0))
    .sort((one, other) => order.indexOf(one.chunkId) - order.indexOf(other.chunkId))
}

/** What stands right before and right after a passage, in the same source; empty where it is the first or the last. */
export interface Neighbours {
  before: Passage[]
  after: Passage[]
}

/** The passages next to those named, by id; never measured, so of relevance 0. */
export async function readNeighbours(
  tx: Tx,
  chunkIds: readonly string[],
): Promise<ReadonlyMap<string, Neighbours>> {
  const neighbours = new Map<string, Neighbours>()
  if (chunkIds.length === 0) return neighbours
  const rows = await chunksWithNames(tx)
    .innerJoin('knowledge_chunk as near', (join) =>
      join
        .onRef('near.firm_id', '=', 'chunk.firm_id')
        .onRef('near.source_kind', '=', 'chunk.source_kind')
        .onRef('near.source_id', '=', 'chunk.source_id')
        .on((eb) =>
          eb.or([
            eb('chunk.position', '=', eb('near.position', '-', 1)),
            eb('chunk.position', '=', eb('near.position', '+', 1)),
          ]),
        ),
    )
    .where('near.id', 'in', [...new Set(chunkIds)])
    .select((eb) => [
      'near.id as near_id',
      eb('chunk.position', '<', eb.ref('near.position')).as('is_before'),
    ])
    .execute()
  for (const row of rows) {
    const known = neighbours.get(row.near_id) ?? { before: [], after: [] }
    neighbours.set(row.near_id, known)
    ;(row.is_before ? known.before : known.after).push(passageOf(row, 0))
  }
  return neighbours
}
