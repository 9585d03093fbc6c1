import { type Comparison, differenceOf, isNegative } from './compare.ts'
import type { Reason, Says } from './reading.ts'
import type { Status } from './status.ts'

export interface Judgement {
  says: Says
  because?: Reason
}

/** From here on a sentence speaks of a statement at all. */
const speaksOfIt = 0.55
/** From here on it may support it: no word of weight is missing, or of many words one. */
const mostOfIt = 0.85
const manyWords = 6
/** So much of a statement the sentence itself must have, its surroundings apart. */
const leastOwn = 0.3
const leastOwnSupport = 0.5
/** … and without what its pronouns stand for. */
const leastSaid = 0.3

/** So much of what a statement says of its subject must be there for a denial to be of it. */
const saidOfIt = 0.8

const unrelated: Judgement = { says: 'unrelated' }

/** What a comparison comes to. Unsure is `unrelated`, or `partly` where a part is said. */
export function judge(compared: Comparison, termCount: number): Judgement {
  const { coverage, own, said, quantities, names, missing } = compared
  const found = compared.status.found
  if (found.manner === 'unsure') return unrelated
  if (coverage < speaksOfIt || own < leastOwn)
    return isSubjectOpen(compared) ? { says: 'contradicts', because: 'tense' } : unrelated
  const against = contradictionOf(compared)
  if (against !== undefined) return against
  if (names === 'differs') return { says: 'contradicts', because: 'name' }
  const difference = differenceOf(quantities)
  if (difference !== undefined)
    return isOfTheSame(compared, termCount)
      ? { says: 'contradicts', because: difference }
      : { says: 'partly' }
  const limits = limitOf(compared)
  if (limits !== undefined) return limits
  const isWhole =
    own >= leastOwnSupport &&
    said >= leastSaid &&
    quantities.every(({ likeness }) => likeness === 'same') &&
    names === 'same' &&
    compared.verb?.found !== false &&
    (missing.length === 0 || (missing.length === 1 && termCount >= manyWords && coverage >= mostOfIt))
  return { says: isWhole ? 'supports' : 'partly' }
}

/** 'The guideline is being drafted' of a guideline that is said to be in force: the very subject is not there yet. */
const isSubjectOpen = ({ subject, own, status, saysState }: Comparison): boolean =>
  saysState &&
  subject >= 0.85 &&
  own >= leastOwn &&
  status.wanted.manner === 'fact' &&
  !status.wanted.isDenied &&
  !status.wanted.isUnfinished &&
  (status.found.isUnfinished || status.found.manner === 'planned') &&
  !status.found.isDenied

/** Whether the sentence is about what the statement is about: a figure of another thing contradicts nothing. */
const isOfTheSame = ({ missing, verb, coverage }: Comparison, termCount: number): boolean =>
  verb?.found !== false &&
  (missing.length === 0 || (missing.length === 1 && termCount > 4 && coverage >= 0.75))

const isDone = ({ manner }: Status): boolean => manner === 'fact' || manner === 'past'

/** Denial against affirmation, to be done against done. */
function contradictionOf(compared: Comparison): Judgement | undefined {
  const { wanted, found } = compared.status
  const isSpoken =
    (compared.isContrary ? true : compared.verb?.found) ??
    (compared.missing.length === 0 || (!compared.isOfExistence && compared.predicate >= saidOfIt))
  if (isSpoken && isNegative(wanted) !== (isNegative(found) !== compared.contrary) && !staysOpen(found))
    return { says: 'contradicts', because: found.manner === 'past' ? 'tense' : 'negation' }
  if (!isSpoken && compared.isLacking && !wanted.isDenied) return { says: 'contradicts', because: 'negation' }
  if (isDone(wanted) && found.isUnfinished && !wanted.isUnfinished && !wanted.isDenied)
    return { says: 'contradicts', because: 'tense' }
  if (
    wanted.manner === 'fact' &&
    found.manner === 'planned' &&
    !found.isDenied &&
    !compared.isPresentOfFuture
  )
    return { says: 'contradicts', because: 'tense' }
  if (isOpen(wanted) && found.manner === 'demanded') return { says: 'contradicts', because: 'modality' }
  if (wanted.manner === 'demanded' && isOpen(found)) return { says: 'contradicts', because: 'modality' }
  if (wanted.scope === 'all' && found.scope === 'part' && !wanted.isDenied)
    return { says: 'contradicts', because: 'scope' }
  return undefined
}

/** What may be is neither so nor not so. */
const staysOpen = ({ manner }: Status): boolean => manner === 'possible'

/** Whether something may be or not. */
export const isOpen = ({ manner }: Status): boolean => manner === 'possible' || manner === 'able'

/** What keeps a sentence from supporting a statement wholly. */
function limitOf({ asksShare, isCapped, status: { wanted, found } }: Comparison): Judgement | undefined {
  if (wanted.condition === 'none' && found.condition !== 'none')
    return { says: 'partly', because: found.condition === 'set' ? 'scope' : 'modality' }
  if (wanted.manner === 'fact' && isOpen(found) && !isCapped) return { says: 'partly', because: 'modality' }
  if (wanted.manner === 'fact' && found.manner === 'demanded') return { says: 'partly', because: 'modality' }
  if (wanted.scope !== 'part' && found.scope === 'part' && !asksShare)
    return { says: 'partly', because: 'scope' }
  return undefined
}
