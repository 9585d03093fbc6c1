import { type Comparison, differenceOf } from './comparison.ts'
import { isDeniedByVerb } from './denying-verbs.ts'
import type { Manner } from './manner.ts'
import { contradictionOf, isOpen, leastSaidAgainst, mostOfIt, saidOfIt } from './contradiction.ts'
import type { Judgement } from './reading.ts'

/** From here on a sentence speaks of a statement at all. */
const speaksOfIt = 0.55
/** Of so many words one may be missing. */
const manyWords = 6
/** So much of a statement the sentence itself must have, its surroundings apart. */
const leastOwn = 0.3
const leastOwnSupport = 0.5
/** … and without what its pronouns stand for. */
const leastSaid = 0.3

/** So much of what a statement says of somebody must be said of another, for it to be said of that one. */
const sameRole = 0.85

const unrelated: Judgement = { says: 'unrelated' }

/** What a comparison comes to. Unsure is `unrelated`, or `partly` where a part is said. */
export function judge(compared: Comparison, termCount: number): Judgement {
  const judged = judgeWords(compared, termCount)
  if (judged.says === 'partly') return partOf(compared, judged, termCount)
  if (judged.says !== 'contradicts') return judged
  const isOfIt =
    judged.because === 'name'
      ? isSameRole(compared)
      : isSameSubject(compared, termCount) &&
        (judged.because !== 'scope' || compared.predicate >= saidOfIt - 0.1)
  return isOfIt ? judged : unrelated
}

/** A part of a statement is what speaks of the same subject; what merely shares some words comes close at best. */
function partOf(compared: Comparison, judged: Judgement, termCount: number): Judgement {
  const closeness = compared.own
  if (judged.because !== undefined && isSameSubject(compared, termCount)) return { ...judged, closeness }
  return isClose(compared) ? { says: 'partly', closeness } : unrelated
}

/** So much must be there, in the sentence itself, for it to be worth showing as the closest. */
const isClose = ({ own, anchored, isAcross }: Comparison): boolean =>
  own >= 0.75 || (own >= 0.6 && (isAcross || anchored >= leastAnchored))

/** Somebody else has the very part, in its own words. */
const isSameRole = ({ anchored, isAcross, own, withoutNames }: Comparison): boolean =>
  isAcross ? own >= leastOwnSupport : (own >= leastOwnSupport || withoutNames >= sameRole) && anchored >= 0.2

/** With one word missing, so much of the others has to be there for a difference to be one. */
const nearlyAll = 0.6

/**
 * Only what is said of the same subject is against a statement: no word of weight is missing, or one of several beside
 * the verb or the whole subject; and a word that names it is there as it stands, not a word of its like alone. An entry
 * ('Acceptance criteria: to be written') has its subject in its label.
 */
function isSameSubject(compared: Comparison, termCount: number): boolean {
  const { missing, coverage, subject, hasSubject, verb, isEntryOfIt, anchored, isAcross, own } = compared
  if (compared.isRule || compared.said < leastSaidAgainst) return false
  if (isEntryOfIt && subject >= halfOfIt) return true
  const isWhole =
    missing.length === 0 ||
    isDeniedByVerb(compared) ||
    (missing.length === 1 &&
      (subject >= 0.9 ||
        (termCount >= 3 &&
          coverage >= nearlyAll &&
          verb?.found === true &&
          (subject >= halfOfIt || !hasSubject))))
  if (!isWhole || own < leastOwn) return false
  return isAcross ? own >= leastAcross && termCount - missing.length >= 2 : anchored >= leastAnchored
}

/** So much of a statement has to stand there in its very words; in the other language, in the sentence itself. */
const leastAnchored = 0.25
const leastAcross = 0.5

function judgeWords(compared: Comparison, termCount: number): Judgement {
  const { coverage, own, said, quantities, names, missing } = compared
  const found = compared.status.found
  if (found.manner === 'unsure') return unrelated
  if (names === 'differs' && compared.saysWho && compared.withoutNames >= sameRole && !found.isDenied)
    return { says: 'contradicts', because: 'name' }
  if (coverage < speaksOfIt || own < leastOwn)
    return isSubjectOpen(compared) ? { says: 'contradicts', because: 'tense' } : unrelated
  if (compared.verb?.found !== true && isSubjectOpen(compared))
    return { says: 'contradicts', because: 'tense' }
  const against = contradictionOf(compared)
  if (against !== undefined) return against
  // What is done at one place says nothing of another, unless it is said to be the only one.
  if (names === 'differs')
    return compared.saysWho || compared.isExclusive || compared.namesWhatIsSaid
      ? { says: 'contradicts', because: 'name' }
      : { says: 'partly' }
  const difference = differenceOf(quantities)
  if (difference !== undefined)
    return isOfTheSame(compared, termCount)
      ? { says: 'contradicts', because: difference }
      : { says: 'partly' }
  const limits = limitOf(compared)
  if (limits !== undefined) return limits
  if (isFigureOfEntry(compared) && !compared.isRule) return { says: 'supports' }
  const isWhole =
    own >= leastOwnSupport &&
    said >= leastSaid &&
    isNamed(compared, termCount) &&
    quantities.every(({ likeness }) => likeness === 'same') &&
    names === 'same' &&
    !compared.sharesWord &&
    compared.verb?.found !== false &&
    (isSaidAs(compared.status) || isToBe(compared)) &&
    isOfAsMany(compared) &&
    !compared.lacksKeeping &&
    (missing.length === 0 || (missing.length === 1 && termCount >= manyWords && coverage >= mostOfIt))
  return { says: isWhole && !compared.isRule ? 'supports' : 'partly' }
}

/** An amount of money alone is no budget: of a statement of few words one has to stand there itself. */
const isNamed = ({ anchored, isAcross }: Comparison, termCount: number): boolean =>
  isAcross || termCount > fewWords || anchored > 0
const fewWords = 2

/** In which manners what a statement says may be said: what may be is no plan, and what is planned not so. */
const saidAs: Readonly<Record<Manner, readonly Manner[]>> = {
  fact: ['fact', 'able', 'past'],
  planned: ['planned', 'fact', 'demanded'],
  demanded: ['demanded', 'fact', 'past'],
  possible: ['possible', 'able', 'fact', 'past'],
  able: ['able', 'fact', 'demanded', 'past'],
  past: ['past', 'fact'],
  unsure: [],
}

/** What is said of all of a kind is borne out by what is said of all, and not by what is said of those that are named. */
const isOfAsMany = ({ isOfAll, status: { wanted, found } }: Comparison): boolean =>
  !isOfAll || wanted.manner === 'demanded' || found.scope === 'all'

const isSaidAs = ({ wanted, found }: Comparison['status']): boolean =>
  saidAs[wanted.manner].includes(found.manner)

/** Of what a heading or the label of an entry names, a statement may say more exactly which. */
const halfOfIt = 0.4

/** What will be, of what a statement tells in the present of a time to come. */
const isToBe = ({ isPresentOfFuture, saysDay, status: { wanted, found } }: Comparison): boolean =>
  isPresentOfFuture &&
  saysDay &&
  wanted.manner === 'fact' &&
  found.manner === 'planned' &&
  !found.isUnfinished

/** 'The guideline is being drafted' of a guideline that is said to be in force: the very subject is not there yet. */
export const isSubjectOpen = ({
  subject,
  own,
  status,
  saysState,
  isEntryOfIt,
  isEarlierStage,
  isPresentOfFuture,
}: Comparison): boolean =>
  (saysState || isEarlierStage) &&
  (subject >= 0.85 || (isEntryOfIt && subject >= halfOfIt)) &&
  own >= leastOwn &&
  status.wanted.manner === 'fact' &&
  !status.wanted.isDenied &&
  !status.wanted.isUnfinished &&
  (status.found.isUnfinished ||
    isEarlierStage ||
    (status.found.manner === 'planned' && !isPresentOfFuture) ||
    status.found.manner === 'past') &&
  !status.found.isDenied

/** Whether the sentence is about what the statement is about: a figure of another thing contradicts nothing. */
const isOfTheSame = ({ missing, verb, coverage }: Comparison, termCount: number): boolean =>
  verb?.found !== false &&
  (missing.length === 0 || (missing.length === 1 && termCount > 4 && coverage >= 0.75))

/** 'External consultants: 4' says how many there are, whatever needs them. */
const isFigureOfEntry = ({ isEntryOfIt, quantities, missing, names, status, own }: Comparison): boolean =>
  isEntryOfIt &&
  own >= leastOwnSupport &&
  names === 'same' &&
  quantities.length > 0 &&
  quantities.every(({ likeness }) => likeness === 'same') &&
  missing.every(({ word }) =>
    /^(?:needs?|has|uses?|costs?|benötigt|braucht|hat|projects?|projekts?|takes?)$/.test(word),
  ) &&
  isSaidAs(status) &&
  !status.found.isUnfinished

/** What keeps a sentence from supporting a statement wholly. */
function limitOf({
  leavesOthers,
  asksShare,
  isCapped,
  isCounted,
  verb,
  status: { wanted, found },
}: Comparison): Judgement | undefined {
  if (leavesOthers && !wanted.isDenied) return { says: 'partly', because: 'scope' }
  if (wanted.condition === 'none' && found.condition !== 'none')
    return { says: 'partly', because: found.condition === 'set' ? 'scope' : 'modality' }
  if (wanted.manner === 'fact' && isOpen(found) && !isCapped) return { says: 'partly', because: 'modality' }
  if (wanted.manner === 'fact' && found.manner === 'demanded') return { says: 'partly', because: 'modality' }
  if (
    wanted.scope !== 'part' &&
    found.scope === 'part' &&
    !asksShare &&
    !(isCounted && wanted.scope === 'plain')
  )
    return verb?.found === false ? { says: 'partly' } : { says: 'partly', because: 'scope' }
  return undefined
}
