import type { MissingPart, Review } from '../schemas.ts'
import { coverage } from '../language/overlap.ts'
import { joinedList, lowerFirst } from '../language/sentences.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import { contributions } from './digest.ts'
import { missingParts, partsOf } from './parts.ts'

/**
 * Rule: asks to revise only for a named part of an expected output that no contribution deals with (decisions D11):
 * each contributor's own expected output, and the reviewer's, whose missing parts go to the contributor closest to
 * them. It judges nothing else and says so by naming what it looked for.
 */
export function review(evidence: Evidence): Review {
  const turns = contributions(evidence.conversation)
  const missing = missingOf(evidence)
  const expected = [
    ...partsOf(evidence.expectedOutput),
    ...turns.flatMap((turn) => partsOf(turn.expectedOutput)),
  ]
  if (missing.length > 0) {
    return {
      verdict: 'revise',
      reasons: missing.map(
        (part) => `${part.contributor}'s contribution leaves out: ${lowerFirst(part.missingPart)}.`,
      ),
      revise: missing,
    }
  }
  if (turns.length === 0)
    return { verdict: 'approve', reasons: ['There is no contribution to review.'], revise: [] }
  const names = joinedList([...new Set(turns.map((turn) => turn.speaker))])
  const found = [...new Set(expected.map(lowerFirst))].slice(0, 8)
  const reason =
    found.length === 0
      ? `No expected output is named, so nothing is missing from what ${names} wrote.`
      : `${names} deal${turns.length === 1 ? 's' : ''} with every part that was expected: ${joinedList(found)}.`
  return { verdict: 'approve', reasons: [reason], revise: [] }
}

/** The parts that are missing, each with the contribution that should hold it; shared with the approval. */
export function missingOf(evidence: Evidence): MissingPart[] {
  const turns = contributions(evidence.conversation)
  const texts = turns.map((turn) => turn.text)
  const own = turns.flatMap((turn) =>
    missingParts(partsOf(turn.expectedOutput), texts).map((part) => missingFrom(turn, part)),
  )
  const general = missingParts(partsOf(evidence.expectedOutput), texts).flatMap((part) => {
    const turn = closest(part, turns)
    return turn && !own.some((other) => coverage(part, other.missingPart) === 1)
      ? [missingFrom(turn, part)]
      : []
  })
  return [...own, ...general].slice(0, 12)
}

const missingFrom = (turn: EvidenceTurn, missingPart: string): MissingPart => ({
  interactionId: turn.interactionId ?? null,
  contributor: turn.speaker,
  missingPart,
})

function closest(part: string, turns: readonly EvidenceTurn[]): EvidenceTurn | undefined {
  const score = (turn: EvidenceTurn): number =>
    coverage(part, `${turn.expectedOutput ?? ''} ${turn.speaker} ${turn.text}`)
  let best: EvidenceTurn | undefined
  for (const turn of turns) if (!best || score(turn) >= score(best)) best = turn
  return best
}
