import { createHash } from 'node:crypto'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { stripCitationMarks, type ClaimReadings, type ClaimSays } from '../models/index.ts'
import type { Evidence, Passage } from '../models/port.ts'
import {
  findReadings,
  insertReadings,
  type KeptReading,
  type ReadingPlace,
} from './claim-readings.queries.ts'

/** A claim with one of the passages that it cites. */
export interface ClaimPair {
  claim: string
  passage: Passage
}

/** What a model said of some pairs, and the calls to close with what the claims belong to. */
export interface AskedReadings<Call> {
  readings: ClaimReadings
  model: string
  settlements: readonly Call[]
}

/** Whose claims are read, and who is asked. */
export interface ClaimReader<Call> {
  database: Database<DB>
  place: ReadingPlace
  /** Asks the task `claim-check`. @returns undefined where no model could say, or none may be asked */
  ask: (evidence: Evidence) => Promise<AskedReadings<Call> | undefined>
}

export interface ReadClaims<Call> {
  /** What each pair comes to, in their order; undefined where nobody could say. */
  says: (ClaimSays | undefined)[]
  settlements: Call[]
}

/** Pairs of one call, and calls at most: what is beyond is left to the rule. */
const pairsOfCall = 30
const mostCalls = 3

/**
 * Asks a model what passages say about claims that no rule can decide (docs/agents.md, Claims): many at once, each pair
 * once, for what a pair comes to is kept. A reading counts only with words that stand in the very passage. Where nobody
 * answers nothing is said: a check never holds up the text that it checks.
 */
export async function readClaims<Call>(
  { database, place, ask }: ClaimReader<Call>,
  pairs: readonly ClaimPair[],
): Promise<ReadClaims<Call>> {
  if (pairs.length === 0) return { says: [], settlements: [] }
  const scope = workerScope(place)
  const digests = pairs.map(digestOf)
  const known = await database.tenantRead(scope, (tx) => findReadings(tx, place, digests))
  const unread = pairs.filter((_pair, index) => !known.has(hex(digests[index])))
  const { kept, settlements } = await askFor(ask, unread)
  if (kept.length > 0) await database.tenantTransaction(scope, (tx) => insertReadings(tx, place, kept))
  const fresh = new Map(kept.map(({ digest, says }) => [hex(digest), says]))
  return {
    says: digests.map((digest) => known.get(hex(digest)) ?? fresh.get(hex(digest))),
    settlements,
  }
}

const hex = (digest: Buffer | undefined): string => digest?.toString('hex') ?? ''
const plain = (text: string): string => stripCitationMarks(text).replace(/\s+/g, ' ').trim()

const digestOf = ({ claim, passage }: ClaimPair): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([plain(claim), plain(passage.text)]))
    .digest()

async function askFor<Call>(
  ask: ClaimReader<Call>['ask'],
  pairs: readonly ClaimPair[],
): Promise<{ kept: KeptReading[]; settlements: Call[] }> {
  const kept: KeptReading[] = []
  const settlements: Call[] = []
  for (let call = 0; call < mostCalls; call += 1) {
    const batch = pairs.slice(call * pairsOfCall, (call + 1) * pairsOfCall)
    const asked = batch.length === 0 ? undefined : await ask(evidenceOf(batch))
    if (asked === undefined) break
    kept.push(...readingsOf(asked.readings, batch, asked.model))
    settlements.push(...asked.settlements)
  }
  return { kept, settlements }
}

const evidenceOf = (pairs: readonly ClaimPair[]): Evidence => ({
  phaseName: '',
  phaseDescription: '',
  inputs: [],
  conversation: [],
  passages: [...new Map(pairs.map(({ passage }) => [passage.chunkId, passage])).values()],
  claims: pairs.map(({ claim, passage }, index) => ({
    number: index + 1,
    text: plain(claim),
    chunkIds: [passage.chunkId],
  })),
})

/** What was said about each pair with words that are really there. */
function readingsOf({ readings }: ClaimReadings, pairs: readonly ClaimPair[], model: string): KeptReading[] {
  return pairs.flatMap((pair, index) => {
    const reading = readings.find(
      ({ number, chunkId }) =>
        number === index + 1 && chunkId.toLowerCase() === pair.passage.chunkId.toLowerCase(),
    )
    if (reading === undefined) return []
    const needsWords = reading.says !== 'unrelated'
    if (needsWords && !isThere(reading.quote, pair.passage)) return []
    return [{ digest: digestOf(pair), says: reading.says, model }]
  })
}

const isThere = (quote: string | null | undefined, passage: Passage): boolean =>
  quote != null && plain(quote) !== '' && plain(passage.text).includes(plain(quote))
