import { expectedParts } from '../language/expected-parts.ts'
import { coverage } from '../language/overlap.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import type { MissingPart, Review } from '../schemas.ts'
import { assess, type PartState, stateOfPart } from './assessment.ts'
import { contributions } from './digest.ts'
import { listed, type Phrases, phrasesOf } from './phrases.ts'
import { sumsOfTurns } from './review-sums.ts'
import { differenceText, knownDifferences } from './settled.ts'

const mostMissing = 12

/**
 * Rule: asks to revise for a part that a contribution leaves out although sources speak of it (decisions D11), those of
 * each contributor and those that the reviewer itself expects. What no source speaks of is named as open and never
 * called dealt with. Sums are recomputed, differing values named; what a rule cannot judge is said to be for a person.
 */
export function review(evidence: Evidence): Review {
  const words = phrasesOf(evidence)
  if (contributions(evidence.conversation).length === 0)
    return { verdict: 'approve', reasons: [words.noContribution], revise: [] }
  const parts = allParts(evidence)
  const missing = parts.filter(({ state }) => state === 'missing').slice(0, mostMissing)
  const found = findings(evidence, parts, words)
  if (missing.length === 0) return { verdict: 'approve', reasons: found, revise: [] }
  const left = missing.map(({ turn, part, sources }) =>
    words.leavesOut(turn.speaker, part.name, listed(sources.slice(0, 2), words)),
  )
  return { verdict: 'revise', reasons: [...left, ...found].slice(0, 12), revise: missing.map(missingFrom) }
}

/** What contributors were expected to deliver, and what the reviewer expects beyond it. */
function allParts(evidence: Evidence): PartState[] {
  const parts = assess(evidence)
  const turns = contributions(evidence.conversation)
  const own = expectedParts(evidence.expectedOutput).filter(({ name }) => !isOfJudges(name))
  const known = (name: string): boolean => parts.some(({ part }) => coverage(name, part.name) === 1)
  const added = own.flatMap((part) => {
    const turn = closest(part.name, turns)
    return turn === undefined || known(part.name) ? [] : [stateOfPart(part, turn, evidence)]
  })
  return [...parts, ...added.filter(({ state }) => state === 'missing')]
}

/** Parts that a judge delivers: findings about the work, not of it. */
const isOfJudges = (name: string): boolean =>
  /\b(?:verdict|decisions?|claims?|arithmetic|missing|contradict\w*|counts?|differ\w*|conditions?|criteria|carried|like with like|completeness|proof|continuity|stability|wording|conflicts?|urteil|entscheidung\w*|behauptung\w*|rechnung\w*|fehlend\w*|widerspr\w*|bedingung\w*|kriterien|übernommen\w*|aussagen?|belege der aussagen|rechenprobe|auflagen?|verbleibend\w*|abweich\w*|gleiches mit gleichem|vollständigkeit|nachweise?|anschluss|stabilität|formulierung\w*|konflikte?)\b/iu.test(
    name,
  )

/** What of these a rule can tell. */
const isTold = (name: string): boolean =>
  /\b(?:verdict|arithmetic|missing|contradict\w*|counts?|differ\w*|urteil|rechnung\w*|rechenprobe|fehlend\w*|widerspr\w*|abweich\w*)\b/iu.test(
    name,
  )

function findings(evidence: Evidence, parts: readonly PartState[], words: Phrases): string[] {
  const differences = knownDifferences(evidence)
  const unsettled = differences.filter(({ decision }) => decision === undefined)
  const settled = differences.flatMap(({ subject, decision }) =>
    decision === undefined ? [] : [words.heldBy(subject, decision.person, decision.words)],
  )
  const open = parts.filter(({ state }) => state === 'open')
  const sums = sumsOfTurns(contributions(evidence.conversation))
  const notJudged = expectedParts(evidence.expectedOutput)
    .map(({ name }) => name)
    .filter((name) => isOfJudges(name) && !isTold(name))
  return [
    parts.length === 0
      ? words.noneExpected
      : words.dealtWith(parts.filter(({ state }) => state === 'told').length, parts.length),
    ...(open.length > 0 ? [words.openParts(listed(open.map(named), words))] : []),
    ...(unsettled.length > 0
      ? [words.unsettled(unsettled.map((one) => differenceText(one, words)).join('; '))]
      : []),
    ...(settled.length > 0 ? [words.settled(settled.join('; '))] : []),
    ...(sums.length > 0 ? [words.sumsRight(sums.join('; '))] : []),
    ...(notJudged.length > 0 ? [words.notJudged(listed(notJudged.map(words.partNamed), words))] : []),
  ]
}

const named = ({ part, turn }: PartState): string => `${part.name} (${turn.speaker})`

const missingFrom = ({ turn, part }: PartState): MissingPart => ({
  interactionId: turn.interactionId ?? null,
  contributor: turn.speaker,
  missingPart: part.name,
})

function closest(part: string, turns: readonly EvidenceTurn[]): EvidenceTurn | undefined {
  const score = (turn: EvidenceTurn): number =>
    coverage(part, `${turn.expectedOutput ?? ''} ${turn.speaker} ${turn.text}`)
  let best: EvidenceTurn | undefined
  for (const turn of turns) if (!best || score(turn) >= score(best)) best = turn
  return best
}
