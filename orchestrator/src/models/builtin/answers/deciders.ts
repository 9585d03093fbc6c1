import type { Asked } from './asked.ts'
import { isSpoken, shareSpoken, type Spoken } from './matching.ts'
import { namesFully } from './people-named.ts'

// Who decides, and who is on a body that does.

const decisionAsked =
  /^\W*(?:who|wer)(?!\p{L})[^?]*(?<!\p{L})(?:decides?|decided|awards?|selects?|chooses?|picks|entscheidet|entscheiden|entschied\p{L}*|vergibt|beauftragt)(?!\p{L})/iu
const decisionTold =
  /(?<!\p{L})(?:decides?|decided by|(?:is|are) decided|decisions? (?:needs?|requires?|rests?|lies?|is|are|by|of)|recommendation to|final say|casting vote|entscheide[nt]|entschieden (?:von|durch)|entscheidung\p{L}* (?:\p{L}+ ){0,3}(?:braucht|brauchen|trifft|treffen|liegt|durch|von)|beschließ\p{L}*)(?!\p{L})/iu
const decider =
  /(?<!\p{L})(?:committees?|commissions?|\p{L}*kommission|panel|jury|court|gericht|board|authority|chair\p{L}*|councils?|management|partners?|directors?|officers?|managers?|owners?|sponsor|head|team|\p{L}*ausschuss|\p{L}*vorstand|gremium|\p{L}*leitung|\p{L}*leiter(?:in)?|\p{L}*führung|\p{L}*rat|behörde)(?!\p{L})/iu
/** 'The deciding point was …' says of nobody that they decide, nor does 'a decision that lasts'. */
export const lacksDecision = (question: string, text: string): boolean =>
  decisionAsked.test(question) && !(decisionTold.test(text) && (decider.test(text) || namesFully(text)))

/** Who decides is somebody: a cell with another thing in it does not tell. */
export const namesNoDecider = (question: string, told: string): boolean =>
  decisionAsked.test(question) && !decider.test(told) && !namesFully(told)

/** Who decides on exceptions does not decide on the vendor: a rule for every decision does, or one that names what is asked. */
export const decidesOther = ({ question, words }: Asked, text: string, own: Spoken): boolean =>
  decisionAsked.test(question) &&
  !everyDecision.test(text) &&
  words.every((word, at) => word.isVerb || word.isLight || decisionWord.test(word.stem) || !isSpoken(own[at]))
/** A rule for every decision is the whole answer where the document speaks of what is to be decided. */
export const isRuleForAll = (question: string, text: string): boolean =>
  decisionAsked.test(question) && everyDecision.test(text)
/** 'Awards' is said by a rule for every decision. */
export const decisionSpoken = ({ question, words }: Asked, text: string): Spoken =>
  words.map(({ stem }) => (isRuleForAll(question, text) && decisionWord.test(stem) ? asDecision : 0))
const asDecision = 0.9
const decisionWord = /^(?:decid|decis|award|select|choos|pick|entscheid|entschied|vergib|beauftrag)/u
const everyDecision =
  /(?<!(?:this|that|such) )(?<!\p{L})(?:(?:all |its |every )?decisions? (?:needs?|requires?|rests?|lies?|(?:is|are) (?:taken|made) by)|(?:alle )?entscheidungen (?:\p{L}+ ){0,3}(?:braucht|brauchen|trifft|treffen|liegen))(?!\p{L})/iu

const peopleIn = (text: string): number => text.match(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu)?.length ?? 0

/** 'Present: …' under the name of the body that is asked for. */
export const namesPeople = (asked: Asked, text: string, around: Spoken): boolean =>
  asked.isList &&
  asked.read.expects === 'person' &&
  peopleIn(text) >= leastPeople &&
  shareSpoken(asked, around) >= leastShareAround
const leastPeople = 3
const leastShareAround = 0.75
