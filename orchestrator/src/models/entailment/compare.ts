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
import { compareNames, type NameLikeness } from './compare-names.ts'
import { compareQuantities } from './compare-quantities.ts'
import type { QuantityComparison } from './quantity-likeness.ts'
import { isContrary, isFlipped, isLacking, isWithoutOther } from './polarity.ts'
import { deniesByVerb } from './denying-verbs.ts'
import { compareOrders } from './comparatives.ts'
import { compareNeeds, type Needs } from './needs.ts'
import { isForbidden, isWholeOfPart } from './permission-and-part.ts'
import type { Reason } from './reading.ts'
import { leavesOthers } from './restricted.ts'
import type { Clause, ReadText } from './sentence.ts'
import { sharesWord } from './shared-words.ts'
import { isNegative, type Status } from './status.ts'
import {
  noClause,
  statusBeside,
  wholeStatus,
  withoutOpen,
  withoutOtherDenial,
  yetToCome,
} from './status-beside.ts'
import type { Term } from './terms.ts'
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

export type { Surroundings } from './alignment.ts'

export interface Comparison {
  /** Weighted share of the statement's words that the sentence or its surroundings have, 0 to 1. */
  coverage: number
  /** The same, of the sentence alone. */
  own: number
  /** The same of what is said of the subject: the words after the verb. */
  predicate: number
  /** The same of all its words, in the sentence itself: what 'it' stands for apart. */
  said: number
  /** The same of what it speaks of: the words before the verb. */
  subject: number
  /** Words before a verb that rules can tell. */
  hasSubject: boolean
  /** 'There are no …': nothing is said of a subject but whether it is there. */
  isOfExistence: boolean
  /** The same of the words that stand there as they are, and not by a word of their like. */
  anchored: number
  /** Statement and sentence are in different languages. */
  isAcross: boolean
  /** Words with weight that nothing has. */
  missing: readonly Term[]
  /** Whether the word that says something is there, and in which sense; undefined where the statement has none. */
  verb: { found: boolean; isSaid: boolean } | undefined
  /** What is said of the statement's words is said of their contrary, or of what is left out. */
  contrary: boolean
  /** 'No penalties': the very thing that the statement speaks of is not there. */
  isLacking: boolean
  /** One is without what the other has or asks for. */
  isWithout: boolean
  /** A word of the statement stands in its contrary. */
  isContrary: boolean
  /** The clause that speaks of the statement. */
  focus: Clause | undefined
  quantities: readonly QuantityComparison[]
  /** German says what will be in the present: 'wird im Oktober installiert'. */
  isPresentOfFuture: boolean
  /** Some clause of the sentence denies something. */
  deniesSomewhere: boolean
  /** The statement says that its subject is done, agreed or in force. */
  saysState: boolean
  /** Both cap what may be: 'may rise by 2.5 percent at most' keeps a cap of 3. */
  isCapped: boolean
  /** Every figure of the statement is met: that it is one of some is no limit. */
  isCounted: boolean
  /** The statement asks for a share: a part is what it is about. */
  asksShare: boolean
  /** The statement says when. */
  saysDay: boolean
  /** A name of the statement is what it says of its subject: 'is hosted in Germany'. */
  namesWhatIsSaid: boolean
  /** The sentence says of what it names that it is so of nothing else: 'in English and Czech only'. */
  isExclusive: boolean
  /** It says that something keeps to a plan, budget or limit, and the sentence does not say so. */
  lacksKeeping: boolean
  /** The statement says of each of a kind: 'all depots', 'jede Filiale'. */
  isOfAll: boolean
  /** Of what a statement says of all, the sentence names a share. */
  namesShare: boolean
  /** What the statement says to be so in part only, the sentence says to be so wholly. */
  isWholeOfPart: boolean
  /** What the statement allows, the sentence forbids. */
  isForbidden: boolean
  /** A word of the statement is met only by one that another of its words has for itself: 'market' by 'branch'. */
  sharesWord: boolean
  names: NameLikeness
  /** As `coverage`, without the words of the names that the statement names. */
  withoutNames: number
  /** The clause says by its verb that something is not done, given or there. */
  deniesByVerb: boolean
  /** Two comparisons of the same two things, and whether they say the same. */
  orders: 'same' | 'contrary' | undefined
  /** What it takes, or goes without, on both sides. */
  needs: Needs
  /** What the statement speaks of was decided against. */
  isTurnedDown: boolean
  /** Both say what has to be before what, whichever way round they say it. */
  isAboutOrder: boolean
  /** Said of now with the days on which it will be: 'is closed from May to August'. */
  isDated: boolean
  /** What it says was done comes before what the statement says: 'ordered', not 'delivered'. */
  isEarlierStage: boolean
  /** It says what would be, if something else were so. */
  isIf: boolean
  /** An entry of a list or a heading whose words the statement has: 'Acceptance criteria: to be written'. */
  isEntryOfIt: boolean
  /** The clause says what is done by another word than the statement, which says what something is. */
  isOfOtherDeed: boolean
  /** 'Bidders answer each requirement': how it is to be done, where the statement says that it was. */
  isRule: boolean
  /** Of what is said of all of a kind the sentence says it of some, and that others have not. */
  leavesOthers: boolean
  /** It says who has a part that one alone has. */
  saysWho: boolean
  status: { wanted: Status; found: Status }
}

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

/** The first difference in quantities, if any. */
export const differenceOf = (quantities: readonly QuantityComparison[]): Reason | undefined =>
  quantities.find(({ likeness }) => likeness === 'differs')?.because
