import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isFooter } from './headings.ts'
import { givesKind } from './given-kind.ts'
import {
  aroundOf,
  fitsKind,
  focusSpoken,
  isSpoken,
  mostOf,
  namesAreSpoken,
  precisionOf,
  saidIn,
  scaled,
  shareSpoken,
  speaksEnough,
  type Spoken,
  spokenIn,
  standingOf,
} from './matching.ts'
import { isRollBeside } from './roll-call.ts'
import { isRow } from './tables.ts'

const leastShare = 0.62
const leastPrecision = 0.5
const aroundShare = 0.85
/** What else its passage says. */
const besideShare = 0.7
const quoteLimit = 320
const bullet = /^(?:[-*•▪–]|\d+[.)])\s+/u

interface Fact {
  key: string
  value: string
  line: string
}

/** Lines such as 'Chair: Ada Brandt' and '- Cause: an expired certificate'; a sentence with a colon is none. */
function factsOf(passage: Passage): Fact[] {
  const titles = new Set([passage.name, passage.label ?? '', ...(passage.context ?? '').split(/\n| › /)])
  return passage.text
    .split('\n')
    .flatMap(linesOfFacts)
    .flatMap((raw) => {
      const line = raw.trim().replace(bullet, '')
      if (isFooter(line)) return []
      const [, key = '', value = ''] = /^([^:|.!?]{2,48}):\s+(\S.*)$/su.exec(line) ?? []
      return key === '' ||
        sentencesOf(value).length > 1 ||
        titles.has(line) ||
        isRow(line) ||
        wordsOf(key).length > mostWordsOfKey
        ? []
        : [{ key, value, line }]
    })
}
const mostWordsOfKey = 6

/** Facts that a page's layout has put into one line: 'Prepared by: Ada Brandt Date: 3 May Status: draft'. */
function linesOfFacts(line: string): string[] {
  const [first = '', ...others] = line.split(
    /(?<=[^\s.!?;])\s+(?=\p{Lu}\p{Ll}+(?: (?:by|on|of|to|until|von|am|bis))?:\s)/u,
  )
  return others.length > 0 && /^[^:|.!?]{2,48}:\s/u.test(first) ? [first, ...others] : [line]
}

/**
 * Rule: a line that names a fact answers if the question names what it is a fact of, or the fact has the name of whom it
 * is asked about, if its value is of the kind that is asked for, and if line and headings have every name of the
 * question and 62 % of its words.
 */
export function factAnswer(asked: Asked, passage: Passage, known: Spoken): FoundLines | undefined {
  // What happens then is no fact of its own.
  if (whatHappens.test(asked.question)) return undefined
  const around = scaled(
    mostOf(
      [spokenIn(asked, aroundOf(passage, '')), known, scaled(saidIn(asked, passage.text), besideShare)],
      asked.words.length,
    ),
    aroundShare,
  )
  const found = factsOf(passage).flatMap((fact) => readFact(asked, { passage, around }, fact) ?? [])
  const [best, second] = found.toSorted((left, right) => right.score - left.score)
  return best === undefined || (second !== undefined && second.score > best.score * 0.999) ? undefined : best
}

const whatHappens = /^\W*(?:what (?:happens|will happen|do we do)|was (?:passiert|geschieht))(?!\p{L})/iu

function readFact(
  asked: Asked,
  { passage, around }: { passage: Passage; around: Spoken },
  { key, value, line }: Fact,
): FoundLines | undefined {
  const own = mostOf([spokenIn(asked, line), contactsSpoken(asked, value)], asked.words.length)
  const precision =
    asked.read.expects === 'person' ? precisionOf(asked, key, wholeWord) : precisionOf(asked, key)
  const isNamed =
    value.length <= longestOfNamed && asked.words.some(({ isName }, at) => isName && isSpoken(own[at]))
  if ((precision < leastPrecision && !(isNamed && tellsOf(asked, own))) || !givesWhat(asked, key, value))
    return undefined
  if (isOtherPart(asked, key) || isRollBeside(asked, line)) return undefined
  const spoken = mostOf([own, around], asked.words.length)
  const share = shareSpoken(asked, spoken)
  if (
    !speaksEnough(asked, passage, { spoken, least: leastShare }) ||
    !namesAreSpoken(asked, spoken) ||
    focusSpoken(asked, spoken) < 0.5
  )
    return undefined
  const quote = excerptOf(line, quoteLimit)
  const score = share + standingOf(passage) + keyShare * precision
  return { lines: [{ text: `“${quote}”`, passage, key: quote }], share, score }
}
/** A name alone says nothing of what is asked about whom it names. */
const tellsOf = ({ words }: Asked, own: Spoken): boolean => {
  const telling = words.flatMap(({ isName, isLight, isVerb }, at) =>
    isName || isLight || isVerb ? [] : [own[at] ?? 0],
  )
  return telling.length === 0 || telling.every((one) => one >= leastTold)
}
const leastTold = 0.3

/** Of whom a part is asked for ('chief executive'), the executive sponsor has another: the last word tells which. */
export function isOtherPart(asked: Asked, key: string): boolean {
  if (asked.read.expects !== 'person' || !partAsked.test(asked.question)) return false
  const [part = ''] = key.split(/\s(?:of|for|von|für|der|des)\s/u)
  const last = part.trim().split(/\s+/).at(-1) ?? ''
  return /^\p{Lu}?\p{Ll}{3,}$/u.test(last) && precisionOf(asked, last) === 0
}
const partAsked = /^\W*(?:who|wer) (?:is|was|are|ist|war|sind)(?!\p{L})(?! (?:on|in) )/iu

/** Who leads the project is not who leads maintenance: of a compound its last part alone is not what is asked. */
const wholeWord = 0.62
const keyShare = 0.2
const longestOfNamed = 120

/** The value has to be of the kind that is asked for; where the key says what is asked, any value may be it. */
function givesWhat(asked: Asked, key: string, value: string): boolean {
  // Several things are asked for.
  if (asked.isList && !/[,;]| (?:and|und) /u.test(value)) return false
  if (asked.isCount && !/\d/.test(value)) return false
  if (asked.read.expects === undefined || asked.read.expects === 'name') return true
  if (!fitsKind(asked, value)) return false
  // A day is nobody.
  if (asked.read.expects === 'person' && /^\W*\d/u.test(value)) return false
  return (
    givesKind(asked, `The ${value}`) ||
    (asked.read.expects !== 'person' && givesKind(asked, `${key}: ${value}`))
  )
}

const contacts: readonly [word: RegExp, value: RegExp][] = [
  [/^(?:phon|telefon|telephon|mobil|rufnumm|call)/u, /\+?\d[\d ()/.-]{6,}\d/u],
  [/^(?:mail|email|e-mail)/u, /\S+@\S+\.\S+/u],
]

/** A number to be called says itself what it is. */
const contactsSpoken = ({ words }: Asked, value: string): Spoken => {
  const isThere = contacts.filter(([, pattern]) => pattern.test(value))
  return words.map(({ stem }) => (isThere.some(([word]) => word.test(stem)) ? 1 : 0))
}
