import { bestOf, isMatched, predicateOf } from './alignment.ts'
import type { Judgement } from './reading.ts'
import type { Place } from './places.ts'
import { judgeSentence } from './read-sentence.ts'
import { hasSubjectIn, isAboutRow, isRowOfThoughts, withoutOtherCells } from './rows.ts'
import type { ReadText } from './sentence.ts'
import { statusOf } from './status.ts'
import { termsOf } from './terms.ts'
import { withCondition } from './unmet-conditions.ts'

/** A sentence or row, and what it says about the statement. */
export interface Judged {
  place: Place
  judgement: Judgement
}

/** Reads a sentence or row with what stands around it. @returns nothing where it does not speak of the statement */
export function judgePlace(wanted: ReadText, place: Place): Judged[] {
  if (isRowOfThoughts(place) || !isAboutRow(wanted, place)) return []
  const read = withCondition(wanted, judgeSentence(wanted, place.text, place), place)
  if (read.says === 'contradicts' && !hasSubjectIn(wanted, place, leastSubject(read))) return []
  const judgement =
    place.cells === undefined || read.says !== 'contradicts'
      ? read
      : judgeSentence(wanted, withoutOtherCells(wanted, place).text, place)
  if (judgement.says === 'unrelated') return []
  return [
    partial(wanted, {
      place,
      judgement: isOneOfAll(wanted, place, judgement) ? { says: 'partly' } : judgement,
    }),
  ]
}

/** What is still open must be the very subject; a figure may be of what the row's head names. */
const leastSubject = ({ because }: Judgement): number =>
  because === 'tense' || because === 'negation' ? 0.8 : 0.5

/** One row says nothing of all, nor of 'the risks'. */
const isOneOfAll = ({ text }: ReadText, { cells }: Place, { says }: Judgement): boolean =>
  says === 'supports' &&
  cells !== undefined &&
  (statusOf(text).scope === 'all' ||
    /^\W*(?:the\s(?:\p{L}+\s)?\p{L}+[^s]s\s|die\s\p{Lu}\p{Ll}+\s(?:\p{Ll}+\s){0,3}(?:sind|haben|wurden|werden)\s)/iu.test(
      text,
    ))

function partial(wanted: ReadText, { place, judgement }: Judged): Judged {
  const after = place.after ?? ''
  const isPart =
    (restFollows.test(after) || (restricts.test(after) && !isOfOther(wanted, after))) && isYetOpen(after)
  return judgement.says === 'supports' && isPart
    ? { place, judgement: { says: 'partly', because: 'scope' } }
    : { place, judgement }
}

/** 'The others follow in May': what stands after a sentence takes a part out of it. */
const restFollows =
  /(?<![\p{L}])(?:the (?:others?|remaining|rest)|others|(?:one|two|three|four|five|six) (?:of them|others?|more)|die (?:anderen|übrigen|restlichen)|der rest|ein(?:er|e|es)? (?:davon|fehlt)|zwei (?:davon|fehlen))(?![\p{L}])/iu

/** 'However, two rooms are missing': what stands after a sentence takes something back. */
const restricts =
  /^\W*(?:however|but|yet|only|except|still|allerdings|jedoch|aber|nur|doch|lediglich)(?![\p{L}])/iu

/** 'Only the director may stop it' restricts what it speaks of itself: 'only' takes nothing from another subject. */
const isOfOther = (wanted: ReadText, after: string): boolean => {
  const said = new Set(predicateOf(wanted))
  const subject = wanted.terms.filter((term) => term.weight > 0.3 && !said.has(term))
  const next = termsOf(after, wanted.language)
  return (
    /^\W*(?:only|nur|lediglich|still|doch) (?:the|an?|der|die|das|eine?[rnm]?)(?![\p{L}])/iu.test(after) &&
    subject.every((term) => bestOf(term, next).strength < isMatched)
  )
}

function isYetOpen(text: string): boolean {
  const { isDenied, isUnfinished, manner, scope } = statusOf(text)
  return (
    isDenied ||
    isUnfinished ||
    manner === 'planned' ||
    (restricts.test(text) && scope === 'part') ||
    /(?<![\p{L}])(?:follow|later|folgen|später)(?![\p{L}])/iu.test(text)
  )
}
