import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { isKeeping, tellsPlace } from './places.ts'
import { tellingSentences } from './telling-lines.ts'
import { isWhereAsked } from './where-asked.ts'

/** A heading that says that where things are stands under it. */
const ofPlaces =
  /(?<!\p{L})(?:locations?|hosting|residency|sites?|places?|addresses|whereabouts|data cent(?:re|er)s?|\p{L}*standorte?|\p{L}*orte?|\p{L}*sitze?|rechenzentren|verbleib)(?!\p{L})/iu
const mostLines = 6

/**
 * Rule: where something is, is told by the part that is headed by it and by a word for places ('Data location'): each of
 * its sentences that has a place, and of those of a question with names the ones that have these.
 */
export function placeAnswer(asked: Asked, passages: readonly Passage[]): FoundLines | undefined {
  if (!isWhereAsked(asked.question)) return undefined
  const things = asked.words.flatMap(({ isVerb, isLight, isName, stem }, at) =>
    isVerb || isLight || isName || isKeeping(stem) ? [] : [at],
  )
  const names = asked.words.flatMap(({ isName }, at) => (isName ? [at] : []))
  if (things.length === 0) return undefined
  const lines = passages
    .filter(({ trust, sourceKind, label = '' }) => {
      const spoken = spokenIn(asked, label)
      return (
        trust !== 'agent' &&
        sourceKind !== 'firm' &&
        ofPlaces.test(label) &&
        things.every((at) => isSpoken(spoken[at]))
      )
    })
    .flatMap(tellingSentences)
    .filter(({ key }) => {
      const spoken = spokenIn(asked, key)
      return tellsPlace(key) && names.every((at) => isSpoken(spoken[at]))
    })
  return lines.length === 0
    ? undefined
    : { lines: lines.slice(0, mostLines), share: 1, score: 1, isWhole: true }
}
