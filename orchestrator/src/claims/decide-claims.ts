import {
  type CheckedClaims,
  type ClaimReadingByModel,
  undecidedClaims,
  withReadings,
} from '../models/claims/index.ts'
import type { Passage } from '../models/port.ts'
import type { ClaimSays } from '../models/index.ts'
import { type ClaimPair, type ClaimReader, readClaims } from './read-claims.ts'

/** Passages that one claim is read against. */
const passagesOfClaim = 3

/**
 * Decides what the rules left open about an answer's claims: by a model that reads each against what it cites, and by
 * shared words where nobody is asked or nobody answers.
 */
export async function decideClaims<Call>(
  reader: ClaimReader<Call>,
  checked: CheckedClaims,
  passages: readonly Passage[],
): Promise<{ checked: CheckedClaims; settlements: Call[] }> {
  const known = new Map(passages.map((passage) => [passage.chunkId.toLowerCase(), passage]))
  const open = undecidedClaims(checked).flatMap(({ index, text, chunkIds }) =>
    chunkIds.slice(0, passagesOfClaim).flatMap((id) => {
      const passage = known.get(id.toLowerCase())
      return passage === undefined ? [] : [{ index, pair: { claim: text, passage } satisfies ClaimPair }]
    }),
  )
  const { says, settlements } = await readClaims(
    reader,
    open.map(({ pair }) => pair),
  )
  const readings = new Map<number, ClaimSays>()
  open.forEach(({ index }, at) => {
    const said = stronger(readings.get(index), says[at])
    if (said !== undefined) readings.set(index, said)
  })
  const byModel = [...readings].map(([index, said]): ClaimReadingByModel => ({ index, says: said }))
  return { checked: withReadings(checked, byModel), settlements }
}

/** One passage that supports a claim is enough; that one denies it weighs more than that another is silent. */
const order: readonly ClaimSays[] = ['supports', 'contradicts', 'partly', 'unrelated']

function stronger(one: ClaimSays | undefined, other: ClaimSays | undefined): ClaimSays | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return order.indexOf(one) <= order.indexOf(other) ? one : other
}
