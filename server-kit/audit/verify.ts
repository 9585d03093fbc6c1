import type { Kysely } from 'kysely'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import { type Head, sealOf, type SealedEntry } from './chain.ts'
import { listChains, listHeads, listLeftUnsealed, listSealed } from './chain.queries.ts'

export type Damage =
  /** Positions are left out before this one: seals were removed. */
  | 'gap'
  /** The seal is there and the entry is not. */
  | 'entry gone'
  /** The seal does not name the hash of the one before it. */
  | 'broken link'
  /** The entry or its seal is not what was sealed. */
  | 'changed'
  /** An entry older than a minute that no chain holds. */
  | 'unsealed'
  /** The chain does not reach, or does not hold, a head that was kept elsewhere. */
  | 'head differs'

export interface Finding {
  damage: Damage
  firmId: string | null
  position: number | null
  entryId: string | null
}

export interface Verified {
  chains: number
  entries: number
  findings: Finding[]
  /** How many there are; more than the findings where no more were wanted. */
  found: number
  heads: Head[]
}

interface VerifyOptions {
  now: Date
  /** Only the chain of this firm. */
  firmId?: string
  /** Heads printed earlier and kept where the database's owner does not write. */
  keptHeads?: readonly Head[]
  /** Seals read at once. */
  pageSize?: number
  /** Findings that are told of each chain; all unless told. */
  mostFindings?: number
  /** Stops it between two pages. */
  signal?: AbortSignal
}

const sealedWithinMs = 60_000
/** Of each chain; who has thousands of unsealed entries needs no list of them. */
const unsealedAtMost = 1_000

type Read = <T>(work: (tx: Kysely<unknown>) => Promise<T>) => Promise<T>

interface Last {
  position: number
  hash: string | null
}

function judge(row: SealedEntry, last: Last): Damage[] {
  const { entry, position, previousHash, sealedAt } = row
  const damages: Damage[] = []
  if (position !== last.position + 1) damages.push('gap')
  else if (previousHash !== last.hash) damages.push('broken link')
  if (entry === null) damages.push('entry gone')
  else if (
    entry.firmId !== row.chainFirmId ||
    sealOf(entry, { position, previousHash, sealedAt }) !== row.hash
  )
    damages.push('changed')
  return damages
}

async function verifyChain(read: Read, firmId: string | null, options: VerifyOptions) {
  const { pageSize = 2_000, keptHeads = [], now, mostFindings = Infinity, signal } = options
  const kept = new Map(
    keptHeads.filter((head) => head.firmId === firmId).map(({ position, hash }) => [position, hash]),
  )
  const findings: Finding[] = []
  let found = 0
  const report = (damage: Damage, position: number | null, entryId: string | null): void => {
    found += 1
    if (findings.length < mostFindings) findings.push({ damage, firmId, position, entryId })
  }
  let last: Last = { position: 0, hash: null }
  let entries = 0
  for (;;) {
    signal?.throwIfAborted()
    const after = last.position
    const page = await read((tx) => listSealed(tx, firmId, { after, limit: pageSize }))
    for (const row of page) {
      for (const damage of judge(row, last)) report(damage, row.position, row.entryId)
      if (kept.get(row.position) === row.hash) kept.delete(row.position)
      last = { position: row.position, hash: row.hash }
    }
    entries += page.length
    if (page.length < pageSize) break
  }
  for (const position of kept.keys()) report('head differs', position, null)
  const olderThan = new Date(now.getTime() - sealedWithinMs)
  const left = await read((tx) => listLeftUnsealed(tx, firmId, { olderThan, limit: unsealedAtMost }))
  for (const { id } of left) report('unsealed', null, id)
  return { entries, findings, found, head: last }
}

/**
 * Goes through every chain, in pages, and does each seal again. What it cannot see: a table written anew from its first
 * row by the database's owner, unless a head was kept elsewhere.
 */
export async function verifyAudit<DB>(database: Database<DB>, options: VerifyOptions): Promise<Verified> {
  const read: Read = (work) => database.tenantRead(relayScope, (tx) => work(tx as unknown as Kysely<unknown>))
  const known = await read(listChains)
  const kept = (options.keptHeads ?? []).map(({ firmId }) => firmId)
  const all = [...new Set([...known, ...kept])]
  const chains = options.firmId === undefined ? all : all.filter((firmId) => firmId === options.firmId)
  const verified: Verified = { chains: chains.length, entries: 0, findings: [], found: 0, heads: [] }
  for (const firmId of chains) {
    const { entries, findings, found, head } = await verifyChain(read, firmId, options)
    verified.entries += entries
    verified.found += found
    verified.findings.push(...findings)
    if (head.hash !== null) verified.heads.push({ firmId, position: head.position, hash: head.hash })
  }
  return verified
}

/** The last seal of every chain, to be kept elsewhere. */
export async function readHeads<DB>(database: Database<DB>): Promise<Head[]> {
  return database.tenantRead(relayScope, async (tx) => listHeads(tx, await listChains(tx)))
}
