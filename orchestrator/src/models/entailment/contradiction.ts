import type { Comparison } from './comparison.ts'
import { isDeniedByVerb } from './denying-verbs.ts'
import { isNegative, type Status } from './status.ts'
import type { Judgement } from './reading.ts'

/** From here on it may support it: no word of weight is missing, or of many words one. */
export const mostOfIt = 0.85

/** Of a statement that a sentence is against it says something itself. */
export const leastSaidAgainst = 0.15

/** So much of what a statement says of its subject must be there for a denial to be of it. */
export const saidOfIt = 0.8

const isDone = ({ manner }: Status): boolean => manner === 'fact' || manner === 'past'

/** Denial against affirmation, to be done against done. */
export function contradictionOf(compared: Comparison): Judgement | undefined {
  if (compared.said < leastSaidAgainst) return undefined
  const { wanted, found } = compared.status
  const isSpoken =
    (compared.isContrary ? true : compared.verb?.found) ??
    (compared.missing.length === 0 || (!compared.isOfExistence && compared.predicate >= saidOfIt))
  const isTurned = isNegative(wanted) !== (isNegative(found) !== compared.contrary)
  // 'Open Monday to Saturday' does not say of Sunday what 'closed' says.
  if (isTurned && isOfOtherDay(compared)) return { says: 'partly' }
  if (isSpoken && isTurned && !staysOpen(found))
    return { says: 'contradicts', because: found.manner === 'past' ? 'tense' : 'negation' }
  if (!isSpoken && compared.isLacking && !wanted.isDenied && found.scope !== 'part')
    return { says: 'contradicts', because: 'negation' }
  if (!isSpoken && compared.isTurnedDown && !wanted.isDenied && compared.coverage >= mostOfIt - 0.25)
    return { says: 'contradicts', because: 'negation' }
  if (isDeniedByVerb(compared)) return { says: 'contradicts', because: 'negation' }
  if (isDone(wanted) && found.isUnfinished && !wanted.isUnfinished && !wanted.isDenied)
    return { says: 'contradicts', because: 'tense' }
  if (
    wanted.manner === 'fact' &&
    found.manner === 'planned' &&
    !compared.isOfOtherDeed &&
    !compared.isIf &&
    !found.isDenied &&
    !compared.isPresentOfFuture
  )
    return { says: 'contradicts', because: 'tense' }
  if (
    isOpen(wanted) &&
    found.manner === 'demanded' &&
    compared.quantities.every(({ likeness }) => likeness === 'same')
  )
    return { says: 'contradicts', because: 'modality' }
  if (wanted.manner === 'demanded' && isOpen(found)) return { says: 'contradicts', because: 'modality' }
  if (wanted.scope === 'all' && (found.scope === 'part' || compared.namesShare) && !wanted.isDenied)
    return { says: 'contradicts', because: 'scope' }
  return undefined
}

const isOfOtherDay = ({ quantities }: Comparison): boolean => quantities.some(({ isWeekday }) => isWeekday)

/** What may be is neither so nor not so. */
const staysOpen = ({ manner }: Status): boolean => manner === 'possible'

/** Whether something may be or not. */
export const isOpen = ({ manner }: Status): boolean => manner === 'possible' || manner === 'able'
