import { isConcept } from '../../language/concepts/index.ts'
import { partsOf } from '../../language/lexicon.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { type AnswerLine, isCell } from './answer-line.ts'
import { ifPattern } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { happensAsked } from './happens-asked.ts'
import { isOfOtherKind } from './other-kinds.ts'

/**
 * Rule: what has the question's words may be of a form that cannot answer it. What happens then, and what somebody says
 * of something, stands in sentences and in no cell; why something is so is told with a reason; what is called by one compound ('Betriebsvereinbarung') is not told by its parts.
 */
export const isOfOtherForm = (asked: Asked, line: AnswerLine): boolean =>
  (isCell(line) && (isNoMeasure(asked, line) || saysOf.test(asked.question))) ||
  isOfOthersWords(asked, line) ||
  (consequenceAsked.test(asked.question) && !isCell(line) && !tellsConsequence(line.text)) ||
  (reasonAsked.test(asked.question) && !isCell(line) && !givesReason.test(line.text)) ||
  isOfPartsAlone(asked, line) ||
  isOldState(asked, line) ||
  isRiskRating(asked, line) ||
  isShareOfTime(asked, line) ||
  isOtherCap(asked, line) ||
  isOfCondition(asked, line) ||
  isOfOtherKind(asked, line)

/** What is done then is told by a row that has it. */
const isNoMeasure = ({ question }: Asked, { text }: AnswerLine): boolean =>
  happensAsked.test(question) &&
  !(consequenceAsked.test(question) && measureTold.test(text)) &&
  !(becomesOf.test(question) && fateTold.test(text))
/** What is to be done with a thing, a list of things may tell in a cell of its own ('To be replaced'). */
const becomesOf = /(?<!\p{L})(?:happens? (?:to|with)|passiert mit|geschieht mit)(?!\p{L})/iu
const fateTold =
  /: \*\*(?:(?:(?:is|are) )?(?:to be|being) \p{L}+|will (?:be )?\p{L}+|stays?|remains?|kept|keep|replaced?|retired?|migrated?|archived?|(?:wird|werden|soll) [^*]*|bleib\p{L}*|(?:ab|er|be|wei|über|an)\p{L}+t)(?!\p{L})/iu
const measureTold =
  /(?<!\p{L})(?:Measures?|Mitigations?|Response|Fallback|Consequences?|Effect|Impact|Maßnahmen?|Gegenmaßnahmen?|Folgen?|Auswirkung(?:en)?)\s?:\s/u
const consequenceAsked =
  /^\W*(?:(?:and|so|und) )?(?:what (?:happens|will happen|would happen|do we do) (?:if|when)|was (?:passiert|geschieht|tun wir|machen wir)[^?]*,? (?:wenn|falls))(?!\p{L})/iu
const consequence =
  /(?<!\p{L})(?:if|when|whenever|where|until|unless|otherwise|then|leads? to|results? in|extension|extended|extend|fallback|penalt(?:y|ies)|terminate|below|beyond|above|in case|wenn|falls|sonst|dann|führt zu|solange|bis|sobald|verläng\p{L}*|ersatz\p{L}*|notfall\p{L}*|unter|über)(?!\p{L})/iu
/** What follows is told with its condition, or by the way out. */
const tellsConsequence = (text: string): boolean => consequence.test(text)

const saysOf =
  /^\W*(?:what (?:do|does|did)(?! (?:we|you|they))\s+(?:(?:the|our|all) )?(?<en>[^?]{2,40}?)\s(?:say|think|state)s? (?:about|on|of)|was sag(?:t|en)\s+(?:(?:die|der|das|unsere?) )?(?<de>[^?]{2,40}?)\s(?:über|zu[mr]?))(?!\p{L})/iu
/** What vendors say of a thing is told where vendors, or one by its name, are spoken of. */
function isOfOthersWords(asked: Asked, { text, passage }: AnswerLine): boolean {
  const { en, de } = saysOf.exec(asked.question)?.groups ?? {}
  const stems = stemsOfBoth(en ?? de ?? '')
  const at = asked.words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  return at !== -1 && !isSpoken(spokenIn(asked, `${text}\n${passage.label ?? ''}\n${passage.name}`)[at])
}

const ofRisk =
  /(?<!\p{L})(?:Rating|Likelihood|Probability|Impact|Severity|Eintritt\p{L}*|Schadenshöhe|Einstufung)\s?:\s\*\*/u

const reasonAsked = /^\W*(?:(?:and|so|und) )?(?:why|warum|weshalb|wieso)(?!\p{L})/iu
const givesReason =
  /(?<!\p{L})(?:because|since|so that|in order|due to|owing to|reasons?|lest|rather|cannot|could not|without|no longer|not|no|too|only|so|weil|damit|denn|um|wegen|aufgrund|grund|gründe\p{L}*|sonst|ohne|nicht|keine?\p{L}?|zu|nur)(?!\p{L})|, da(?!\p{L})/iu

/** 'Betriebsvereinbarung' alone is there where it is called so, by the whole word or by what the other language calls it. */
function isOfPartsAlone(asked: Asked, { text, passage }: AnswerLine): boolean {
  const [word, ...others] = asked.words.filter(({ isLight, isVerb }) => !(isLight || isVerb))
  if (!asked.isExistence || word === undefined || others.length > 0 || partsOf(word.stem).length === 0)
    return false
  const stems = stemsOfBoth(`${text}\n${passage.label ?? ''}\n${passage.name}`)
  return ![...word.forms].some(([form, share]) => (share === 1 || isConcept(form)) && stems.has(form))
}

const ratedAsked = /(?<!\p{L})(?:rated|rating|ratings|bewertet|eingestuft|einstufung)(?!\p{L})/iu
const riskAsked = /(?<!\p{L})(?:risks?|\p{L}*risik\p{L}*)(?!\p{L})/iu
/** How a risk is rated says nothing of what it threatens. */
const isRiskRating = ({ question }: Asked, line: AnswerLine): boolean =>
  isCell(line) &&
  ratedAsked.test(question) &&
  !riskAsked.test(question) &&
  riskAsked.test(line.passage.label ?? '') &&
  ofRisk.test(line.text)

/** How far something is by now is told by no agent's table: what it says of a state grows old. */
const isOldState = ({ conditions }: Asked, line: AnswerLine): boolean =>
  line.passage.trust === 'agent' && isCell(line) && conditions.some(({ kind }) => kind === 'state')

const timeAskedOf =
  /(?<!\p{L})(?:target|goal|limit|maximum|median|average)\s(?:for|of)\s[\p{L} -]{0,30}?(?:time|duration)\W*$|(?<!\p{L})(?:ziel|zielwert|grenze)[\p{L} ]{0,30}?(?:zeit|dauer)\W*$/iu
/** 'The target for response time' is a length of time, and no share. */
const isShareOfTime = ({ question }: Asked, { text }: AnswerLine): boolean =>
  timeAskedOf.test(question) &&
  /\d\s?%/u.test(text) &&
  !/\d\s?(?:min|h|s|sec|day|week|hour|minute|stunde|tag)/iu.test(text)

const priceCapAsked =
  /(?<!\p{L})(?:price (?:cap|ceiling|limit)|cap on (?:\p{L}+ ){0,2}prices?|preis(?:deckel|obergrenze|bremse))(?!\p{L})/iu
const ofPrices =
  /(?<!\p{L})(?:prices?|increases?|inflation|index\p{L}*|\p{L}*preis\p{L}*|erhöhung\p{L}*)(?!\p{L})/iu
/** What caps prices is no limit of something else. */
const isOtherCap = ({ question }: Asked, { text }: AnswerLine): boolean =>
  priceCapAsked.test(question) && !ofPrices.test(text)

const whatIsAsked =
  /^\W*(?:(?:and|so|und) )?(?:what (?:is|was|are|were)|was (?:ist|war|sind|waren)|wie (?:ist|war|hoch|groß))(?!\p{L})/iu
/** 'If occupancy falls below 62 percent, …' does not say what it is. */
const isOfCondition = (asked: Asked, { text }: AnswerLine): boolean => {
  const rest = text.replace(/^[“„]/u, '').replace(ifPattern, ' ')
  if (!whatIsAsked.test(asked.question) || /(?<!\p{L})(?:if|when|wenn|falls)(?!\p{L})/iu.test(asked.question))
    return false
  const [before, after] = [spokenIn(asked, text), spokenIn(asked, rest)]
  const said = asked.words.flatMap(({ isLight }, at) => (!isLight && isSpoken(before[at]) ? [at] : []))
  return said.length > 0 && said.every((at) => !isSpoken(after[at]))
}
