import {
  bestOf,
  complementOf,
  findTerm,
  focusOf,
  isMatched,
  predicateOf,
  type Surroundings,
  verbOf,
} from './alignment.ts'
import { compareNames } from './compare-names.ts'
import { compareQuantities } from './compare-quantities.ts'
import type { QuantityComparison } from './quantity-likeness.ts'
import { isContrary, isFlipped, isLacking, isWithoutOther } from './polarity.ts'
import { deniesByVerb } from './denying-verbs.ts'
import { compareOrders } from './comparatives.ts'
import { compareNeeds } from './needs.ts'
import { isForbidden, isWholeOfPart } from './permission-and-part.ts'
import { leavesOthers } from './restricted.ts'
import type { ReadText } from './sentence.ts'
import { sharesWord } from './shared-words.ts'
import { isNegative } from './status.ts'
import {
  noClause,
  statusBeside,
  wholeStatus,
  withoutOpen,
  withoutOtherDenial,
  yetToCome,
} from './status-beside.ts'
import { isExclusive, isOfAll } from './universals.ts'
import { isDeed, isOfOne, isState } from './vocabulary/index.ts'
import {
  isCap,
  isCarriedByStatus,
  isEarlierStage,
  isEntryOfIt,
  isInFocus,
  isOfOtherDeed,
  isPresentOfFuture,
  isPresentOfWill,
  isRule,
  isTurnedDown,
  namesShare,
  namesWhatIsSaid,
  order,
  predicateShare,
  stillSo,
  subjectShare,
  withoutNames,
} from './what-is-said.ts'
import type { Comparison } from './comparison.ts'

export type { Surroundings } from './alignment.ts'

/** From here on a word is said, in its own words or in those of its like. */
const isSurely = 0.9

/** What may be up to eight hours is not so where it may be up to six. */
const isPermitted = ({ text, quantities }: ReadText): boolean =>
  quantities.some(isCap) &&
  /(?<![\p{L}])(?:may|allowed|permitted|darf|dürfen|erlaubt|zulässig|gestattet)(?![\p{L}])/iu.test(text)

/** @param exact of a claim bounds have to be the same, of a statement to be kept */
export function compare(
  statement: ReadText,
  sentence: ReadText,
  { around, exact }: { around: Surroundings; exact: boolean },
): Comparison {
  const complement = new Set(complementOf(statement))
  const wider = { ...around, about: [...around.about, ...(around.document ?? [])] }
  const matches = statement.terms
    .filter((term) => !isCarriedByStatus(term, statement))
    .map((term) => ({ term, ...findTerm(term, sentence, complement.has(term) ? wider : around) }))
  const ownVerb = verbOf(statement)
  const verb = ownVerb !== undefined && isCarriedByStatus(ownVerb, statement) ? undefined : ownVerb
  const focus = focusOf(statement, sentence, verb)
  const quantities = compareQuantities(
    statement.quantities.filter(({ isRatio }) => isRatio !== true),
    sentence.quantities,
    {
      isExact: exact || isPermitted(statement),
      isDeedSaid: statement.terms.some(
        (term) =>
          (term === verb || (isDeed(term.meanings) && /^\p{Ll}/u.test(term.written))) &&
          bestOf(term, sentence.terms).strength >= isSurely,
      ),
    },
  )
  const sides = { statement, sentence, focus, quantities }
  return {
    ...sharesOf(statement, matches),
    ...readingsOf(sides),
    ...kindsOf(sides),
    verb:
      verb === undefined
        ? undefined
        : {
            found:
              (matches.find(({ term }) => term === verb)?.isSaid ?? false) &&
              isInFocus(verb, sentence, focus),
            isSaid: bestOf(verb, sentence.terms).strength >= isMatched,
          },
    focus,
    isAcross: statement.language !== sentence.language,
    quantities,
    names: compareNames(statement, sentence, around),
    sharesWord: sharesWord(statement, matches, sentence),
    withoutNames: withoutNames(statement, matches),
    namesWhatIsSaid: namesWhatIsSaid(statement, ownVerb),
    isEarlierStage: isEarlierStage(ownVerb, statement, { focus, language: sentence.language }),
    status: statusesOf(sides, verb),
  }
}

/** 'Within the plan', 'unter dem Budget': two figures have to be compared, unless it is said. */
const keepsTo =
  /(?<![\p{L}])(?:within|under|below|inside|on|in line with|innerhalb|unter|im|in)\s(?:of\s)?(?:the\s|its\s|our\s|their\s|des\s|dem\s|der\s|seines\s|ihres\s)?(?:\p{L}+\s)?(?:plan|plans|budgets?|target|schedule|limits?|rahmens?|kostenrahmens?|zeitplan|plans)(?![\p{L}])/iu

/** A word of the statement, and where the sentence has it. */
type Match = { term: ReadText['terms'][number] } & ReturnType<typeof findTerm>

interface Sides {
  statement: ReadText
  sentence: ReadText
  focus: ReturnType<typeof focusOf>
  quantities: readonly QuantityComparison[]
}

/** How much of the statement's words the sentence has, by their weight. */
function sharesOf(statement: ReadText, matches: readonly Match[]) {
  const sum = (weightOf: (match: Match) => number): number =>
    matches.reduce((before, match) => before + weightOf(match), 0)
  const total = sum(({ term }) => term.weight) || 1
  return {
    coverage: sum(({ term, strength }) => term.weight * strength) / total,
    own: sum(({ term, strength, isOwn }) => (isOwn ? term.weight * strength : 0)) / total,
    anchored: sum(({ term, isExact }) => (isExact ? term.weight : 0)) / total,
    predicate: predicateShare(statement, [...matches]),
    said: sum(({ term, strength, isSaid }) => (isSaid ? term.weight * strength : 0)) / total,
    subject: subjectShare(statement, [...matches]),
    hasSubject: predicateOf(statement).length < statement.terms.length,
    missing: matches
      .filter(({ term, strength }) => strength < isMatched && term.weight > 0.3)
      .map(({ term }) => term),
  }
}

/** In which way the sentence says otherwise, or less. */
const readingsOf = ({ statement, sentence, focus }: Sides) => ({
  contrary: isFlipped(statement, sentence, focus),
  isContrary: isContrary(statement, focus),
  isWithout: isWithoutOther(statement, sentence),
  isLacking: isLacking(statement, focus),
  deniesSomewhere: sentence.clauses.some(({ status }) => isNegative(status)),
  isTurnedDown: isTurnedDown(statement, focus),
  deniesByVerb: deniesByVerb(focus, statement),
  needs: compareNeeds(statement, sentence),
  orders: compareOrders(statement, sentence),
  isPresentOfFuture: isPresentOfFuture(statement, focus) || isPresentOfWill(statement, sentence),
  isIf: /(?<![\p{L}])(?:if|unless|falls|sofern)(?![\p{L}])/iu.test(sentence.text),
  isEntryOfIt: isEntryOfIt(statement, sentence),
  isOfOtherDeed: isOfOtherDeed(statement, focus),
  namesShare: namesShare(statement, sentence),
  isRule: isRule(statement, sentence),
  leavesOthers: leavesOthers(statement, sentence),
  isForbidden: isForbidden(statement, sentence),
  isWholeOfPart: isWholeOfPart(statement, sentence),
})

/** What kind of statement it is, and whether the sentence answers that kind. */
const kindsOf = ({ statement, sentence, quantities }: Sides) => ({
  isOfExistence: /^\s*(?:there (?:is|are|was|were)|es gibt|es gab|es besteh\w+)\b/i.test(statement.text),
  isCounted:
    statement.quantities.some(({ kind }) => kind === 'count') &&
    quantities.every(({ likeness }) => likeness === 'same'),
  saysState: statement.terms.some(({ meanings }) => isState(meanings)) || stillSo.test(statement.text),
  isCapped: statement.quantities.some(isCap) && sentence.quantities.some(isCap),
  asksShare: statement.quantities.some(({ kind, isRatio }) => kind === 'percent' && isRatio !== true),
  isAboutOrder: order.test(statement.text) && order.test(sentence.text),
  isDated:
    /(?<![\p{L}])(?:is|are|wird|werden|ist|sind)(?![\p{L}])/iu.test(statement.text) &&
    statement.quantities.some(({ kind }) => kind === 'date') &&
    quantities.every(({ likeness }) => likeness === 'same'),
  saysDay: statement.quantities.some(({ kind }) => kind === 'date'),
  isExclusive: isExclusive(sentence),
  lacksKeeping: keepsTo.test(statement.text) && !keepsTo.test(sentence.text),
  isOfAll: isOfAll(statement),
  saysWho: statement.terms.some(({ meanings }) => isOfOne(meanings)),
})

/** How far the deed has come, as is stated and as is found. */
function statusesOf({ statement, sentence, focus }: Sides, verb: ReturnType<typeof verbOf>) {
  const clause = withoutOpen(withoutOtherDenial(focus ?? noClause, statement), statement)
  const found = wholeStatus(statusBeside(clause, sentence, statement), sentence, focus)
  return {
    wanted: statusBeside(focusOf(statement, statement, verb) ?? noClause, statement, sentence),
    found: yetToCome(statement, found, focus),
  }
}
