import { wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { Asked } from './asked.ts'
import { isTimeAsked } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { hasHyphenated, hyphenatedIn } from './hyphenated-asked.ts'
import { namesFully } from './people-named.ts'
import { lacksThingsIn } from './things-asked.ts'

/** What might be told, where it stands, and in which passage. */
export interface Told {
  text: string
  /** Headings and heads of columns that it stands under; the name of the document is none. */
  headings: string
  passage: Passage
}

/**
 * Rule: what has words of the question may still speak of something else. The event that is asked about only dates
 * another one ('a certificate before go-live'); who leads or owns something is not named; of 'which risks' neither the
 * line nor its heading speaks of risks, but at most the name of the document.
 */
export const isBesideQuestion = (asked: Asked, told: Told): boolean =>
  isOtherEvent(asked, told) ||
  lacksDuty(asked, told) ||
  lacksLeader(asked, told) ||
  lacksOwnerNamed(asked, told) ||
  lacksThing(asked, told) ||
  lacksHyphenated(asked, told)

/** 'The plan takes 13 months' is not how long a cut-over takes, though no part of the word tells anything. */
const lacksHyphenated = ({ question }: Asked, { text, headings }: Told): boolean =>
  hyphenatedIn(question).some((word) => !hasHyphenated(word, `${headings}\n${text}`))

const dating =
  /(?<![\p{L}-])(?:before|prior to|ahead of|until|till|by|after|since|following|vor|bis|nach|seit)\s+(?:(?:zu|zum|zur)\s+)?(?:(?:the|our|its|their|an?|de[rmns]|die|das|einem|einer|unserem|unserer)\s+)?[\p{L}-]+(?:\s+[\p{Ll}-]+)?/giu

/** 'Two weeks before the launch' says when something else is. */
function isOtherEvent(asked: Asked, { text, headings }: Told): boolean {
  if (!isTimeAsked(asked) || datesAsked.test(asked.question)) return false
  const rest = text.replace(dating, ' ')
  if (rest === text) return false
  const [before, after] = [spokenIn(asked, text), spokenIn(asked, `${headings}\n${rest}`)]
  const said = asked.words.flatMap(({ isLight }, at) => (!isLight && isSpoken(before[at]) ? [at] : []))
  return said.length > 0 && said.every((at) => !isSpoken(after[at]))
}
const datesAsked = /(?<!\p{L})(?:before|after|since|vor|nach|seit)(?!\p{L})/iu

const dutyAsked = /(?<!\p{L})(?:must|have to|has to|müssen|muss)(?!\p{L})/iu

const isPast =
  /(?<!\p{L})(?:compiled|received|sent|signed|erstellt|zusammengestellt|eingegangen|erhalten)(?!\p{L})/iu
const isDue =
  /(?<!\p{L})(?:must|has to|have to|due|by|until|within|later|latest|deadline|muss|müssen|bis|fällig|frist|spätestens|innerhalb|binnen)(?!\p{L})/iu

/** By when somebody has to do something is told where it is said what is to be done. */
function lacksDuty(asked: Asked, { text, headings }: Told): boolean {
  if (!isTimeAsked(asked) || !dutyAsked.test(asked.question)) return false
  if (isPast.test(text) && !isDue.test(text)) return true
  const spoken = spokenIn(asked, `${headings}\n${text}`)
  const said = asked.words.flatMap(({ isVerb }, at) => (isVerb ? [spoken[at]] : []))
  return said.length > 0 && !said.some(isSpoken)
}

const leaderAsked =
  /^\W*(?:who|wer)\s+(?:\p{L}+\s+)?(?:leads?|leading|heads?|runs?|manages?|directs?|leitet|führt|steuert)(?!\p{L})/iu
const leads =
  /(?<!\p{L})(?:leads(?!\s+to(?!\p{L}))|led by|heads|headed by|runs|run by|manages|managed by|directs|leitet|geleitet|führt|geführt|steuert)(?!\p{L})/iu
/** 'Project manager', and not the manager of something else. */
const leaderOf =
  /([\p{L}]+)[\s-](?:leads?|leader|head|director|manager|owner|sponsor)(?!\p{L})|(?<!\p{L})(?:leader|head|director) of (?:the )?([\p{L}]+)|(?<!\p{L})(\p{L}+)(?:leiter(?:in)?|leitung)(?!\p{L})/giu
/** A body is led by who chairs it. */
const chairs = /(?<!\p{L})(?:chair\p{L}*|vorsitz\p{L}*|leitung)(?!\p{L})/iu
const ofAll = /^(?:program|project|programm|projekt)/iu
/** Names of roles look like names of people. */
const roleNames =
  /(?:\p{Lu}[\p{L}-]*\s+)*(?:Analyst|Expert|Architect|Manager|Reviewer|Judge|Director|Owner|Lead|Officer|Consultant)(?!\p{L})/gu

/** Who leads is said by a word that says so, or by what its leader is called, with a name. */
function lacksLeader(asked: Asked, { text }: Told): boolean {
  if (!leaderAsked.test(asked.question) || leads.test(text)) return false
  const isOfAll = /program|project|projekt/iu.test(asked.question)
  if (!isOfAll && chairs.test(text)) return false
  const isCalled = [...text.matchAll(leaderOf)].some(([, before, after, part]) => {
    const of = before ?? after ?? part ?? ''
    return isOfAll ? ofAll.test(of) : spokenIn(asked, of).some(isSpoken)
  })
  return !(isCalled && namesFully(text.replace(roleNames, ' ')))
}

const ownerAsked = /^\W*(?:who|wer)\s+(?:owns?|is|are|ist|sind|besitzt|verantwortet)(?!\p{L})[^?]*/iu
const ownerWord =
  /(?<!\p{L})(?:owns?|owned|owners?|ownership|\p{L}*eigner(?:in|s)?|eigentümer\p{L}*)(?!\p{L})/giu
const nobody =
  /(?<!\p{L})(?:nobody|niemand|(?:no|keine?[rnms]?) (?:\p{L}+ )?(?:owners?|eigner\p{L}*|\p{L}+eigner\p{L}*|eigentümer\p{L}*)|has not|not (?:yet )?named|noch nicht|nicht benannt)(?!\p{L})/iu
const offices =
  /(?<!\p{L})(?:heads?|directors?|managers?|teams?|departments?|board|committee|officers?|\p{L}*leiter(?:in)?|\p{L}*leitung|abteilung|vorstand|ausschuss)(?!\p{L})/iu

/** 'A data owner for each plant' owns nothing: somebody is named, or it is said that nobody is. */
function lacksOwnerNamed(asked: Asked, { text, headings }: Told): boolean {
  const { question, read } = asked
  const isAsked = ownerAsked.test(question) && (question.match(ownerWord)?.length ?? 0) > 0
  if (!isAsked || asked.isList || read.expects !== 'person') return false
  if (!nobody.test(text) && !namesFully(text) && !offices.test(text)) return true
  const spoken = spokenIn(asked, `${headings}\n${text}`)
  return asked.words.some(({ isVerb, isLight }, at) => !isVerb && !isLight && !isSpoken(spoken[at]))
}

/** The kind of things that is asked for stands in the line or above it. */
const lacksThing = (asked: Asked, { text, headings }: Told): boolean => lacksThingsIn(asked, text, headings)

/** What stands above a passage, without what its document is called, and the client whose it is. */
export function headingsAbove({ context = '', label = '', name }: Passage): string {
  const called = wordsOf(name).join(' ')
  const lines = context.split('\n')
  const isClients = lines.length > 1 && name.endsWith(lines[1] ?? '')
  return [...lines.slice(isClients ? 1 : 0).flatMap((line) => line.split(' › ')), label]
    .filter((heading) => !wordsOf(heading).join(' ').includes(called))
    .join('\n')
}
