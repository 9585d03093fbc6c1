import { createHash } from 'node:crypto'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  type CallAccount,
  generateRecorded,
  type GeneratePorts,
  isModelFailure,
} from '../agents/recorded-generate.ts'
import { BudgetPassed, type Settlement } from '../agents/provider-calls.queries.ts'
import { buildRequest } from '../context/index.ts'
import { stripCitationMarks } from '../models/citations.ts'
import type { Passage } from '../models/port.ts'
import type { ClaimReadings, ClaimSays } from '../models/schemas.ts'
import { findReadings, insertReadings, type KeptReading } from './claim-readings.queries.ts'

/** A claim with one of the passages that it cites. */
export interface ClaimPair {
  claim: string
  passage: Passage
}

/** On whose account claims are read, and what stops it. */
export interface ClaimReader {
  ports: GeneratePorts
  account: CallAccount
  signal?: AbortSignal | undefined
}

export interface ReadClaims {
  /** What each pair comes to, in their order; undefined where nobody could say. */
  says: (ClaimSays | undefined)[]
  /** Calls to close with what the claims belong to. */
  settlements: Settlement[]
}

/** Pairs of one call, and calls at most: what is beyond is left to the rule. */
const pairsOfCall = 30
const mostCalls = 3
/** Milliseconds for one call: somebody waits for the text. */
const callTimeoutMs = 20_000

/**
 * Asks the vendor's cheap model what passages say about claims that no rule can decide (docs/agents.md, Claims): many
 * at once, each pair once, for what a pair comes to is kept. A reading counts only with words that stand in the very
 * passage. With the built-in model, and where no model answers or the budget is used up, nothing is said: a check never
 * holds up the text that it checks.
 */
export async function readClaims(
  { ports, account, signal }: ClaimReader,
  pairs: readonly ClaimPair[],
): Promise<ReadClaims> {
  if (pairs.length === 0 || ports.models.provider(account.preference) === 'builtin') return nothingRead(pairs)
  const scope = workerScope(account.owner)
  const digests = pairs.map(digestOf)
  const known = await ports.database.tenantRead(scope, (tx) => findReadings(tx, account.owner, digests))
  const unread = pairs.filter((_pair, index) => !known.has(hex(digests[index])))
  const read = await askFor({ ports, account, signal }, unread)
  if (read.kept.length > 0)
    await ports.database.tenantTransaction(scope, (tx) => insertReadings(tx, account.owner, read.kept))
  const fresh = new Map(read.kept.map(({ digest, says }) => [hex(digest), says]))
  return {
    says: digests.map((digest) => known.get(hex(digest)) ?? fresh.get(hex(digest))),
    settlements: read.settlements,
  }
}

const nothingRead = (pairs: readonly ClaimPair[]): ReadClaims => ({
  says: pairs.map(() => undefined),
  settlements: [],
})

const hex = (digest: Buffer | undefined): string => digest?.toString('hex') ?? ''
const plain = (text: string): string => stripCitationMarks(text).replace(/\s+/g, ' ').trim()

const digestOf = ({ claim, passage }: ClaimPair): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([plain(claim), plain(passage.text)]))
    .digest()

async function askFor(
  reader: ClaimReader,
  pairs: readonly ClaimPair[],
): Promise<{ kept: KeptReading[]; settlements: Settlement[] }> {
  const kept: KeptReading[] = []
  const settlements: Settlement[] = []
  for (let call = 0; call < mostCalls; call += 1) {
    const batch = pairs.slice(call * pairsOfCall, (call + 1) * pairsOfCall)
    if (batch.length === 0) break
    const read = await askOnce(reader, batch)
    if (read === undefined) break
    kept.push(...read.kept)
    settlements.push(...read.settlements)
  }
  return { kept, settlements }
}

/** @returns undefined where no model could say */
async function askOnce({ ports, account, signal }: ClaimReader, pairs: readonly ClaimPair[]) {
  const request = buildRequest('claim-check', evidenceOf(pairs), {
    timeoutMs: callTimeoutMs,
    ...(signal && { signal }),
  })
  const asked = { ...account, owner: { ...account.owner, task: 'claim-check' } }
  try {
    const { answer, settlements } = await generateRecorded(ports, request, asked)
    return { kept: readingsOf(answer.output, pairs, answer.model), settlements }
  } catch (error) {
    if (isModelFailure(error) || error instanceof BudgetPassed) return undefined
    throw error
  }
}

const evidenceOf = (pairs: readonly ClaimPair[]) => ({
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
