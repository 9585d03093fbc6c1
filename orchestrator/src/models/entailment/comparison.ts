import type { NameLikeness } from './compare-names.ts'
import type { QuantityComparison } from './quantity-likeness.ts'
import type { Needs } from './needs.ts'
import type { Reason } from './reading.ts'
import type { Clause } from './sentence.ts'
import type { Status } from './status.ts'
import type { Term } from './terms.ts'

/** What a statement and a sentence have in common, and in what they differ: all that a judgement is made from. */
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

/** The first difference in quantities, if any. */
export const differenceOf = (quantities: readonly QuantityComparison[]): Reason | undefined =>
  quantities.find(({ likeness }) => likeness === 'differs')?.because
