import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { asksContents } from './several-asked.ts'
import {
  aroundOf,
  focusSpoken,
  isSpoken,
  mostOf,
  namesAreSpoken,
  precisionOf,
  scaled,
  shareSpoken,
  speaksEnough,
  type Spoken,
  spokenIn,
  standingOf,
} from './matching.ts'
import { headingsAbove, isBesideQuestion } from './beside-question.ts'
import { givesKind } from './given-kind.ts'
import { isHeading, isOfRecord } from './headings.ts'
import { isRow } from './tables.ts'
import { isLabelled } from './telling-lines.ts'

const quoteLimit = 320
const mostItems = 12
const leastShareOfList = 0.68
const leastShareOfItems = 0.6
const leastShareOfOne = 0.8
const leastPrecision = 0.5
const aroundShare = 0.85

interface Section {
  heading: string
  /** The sentence that leads to its items: 'Every vendor has to:'. */
  intro: string
  items: string[]
  /** Items that stand in a list of their own, and are no sentences of a text. */
  isList: boolean
}

/**
 * Rule: a heading, or a sentence that leads to a list, that speaks of what is asked is the way to the answer and not the
 * answer: what stands under it is. Of several things asked for, and of 'what …' before a list, each item is told; of
 * one, the first sentence of the kind that is asked for.
 */
export function sectionAnswer(asked: Asked, passage: Passage, known: Spoken): FoundLines | undefined {
  const found = sectionsOf(passage).flatMap(
    (section) => readSection(asked, { passage, known }, section) ?? [],
  )
  return found.toSorted((left, right) => right.score - left.score)[0]
}

const negation =
  /\b(?:not|no|never|neither|without|except|excluded|excluding|out of|nicht|keine?[rnms]?|ohne|außer|außerhalb|ausgeschlossen)\b/iu

function readSection(
  asked: Asked,
  { passage, known }: { passage: Passage; known: Spoken },
  { heading, intro, items: all, isList }: Section,
): FoundLines | undefined {
  // 'Interviewers: …', 'Status: …' under a title is the record of a document; who is a member is told by such lines, too.
  if (all.every(isLabelled) && asked.read.expects !== 'person') return undefined
  // Who keeps a list, and since when, is none of its items.
  const items = asked.isList ? all.filter((item) => !isOfRecord(item)) : all
  const lead = `${heading.replace(/^[\d.]+\s/u, '')}\n${intro}`
  // What is out of scope is no answer to what is in it.
  if (negation.test(lead) !== negation.test(asked.question)) return undefined
  const own = spokenIn(asked, lead)
  const precision = Math.max(
    precisionOf(asked, heading.replace(/^[\d.]+\s/u, '')),
    asksContents(asked.question) && beginsAsAsked(asked, heading) ? leastPrecision : 0,
    intro === '' ? 0 : precisionOf(asked, intro.replace(frameOfLead, ' ')),
  )
  if (precision < leastPrecision) return undefined
  const isLed = intro !== '' && asked.read.expects === 'person'
  const isAll =
    asked.isList || (isList && (asked.read.expects === undefined || isLed) && asksWhat.test(asked.question))
  const around = scaled(
    mostOf([spokenIn(asked, aroundOf(passage, '')), known], asked.words.length),
    aroundShare,
  )
  const itemsSpoken = items.map((item) => spokenIn(asked, item))
  const choosing = asked.words.flatMap((_word, at) =>
    !isSpoken(own[at]) && !isSpoken(around[at]) && itemsSpoken.some((spoken) => isSpoken(spoken[at]))
      ? [at]
      : [],
  )
  const chosen = items.filter((_item, index) => choosing.every((at) => isSpoken(itemsSpoken[index]?.[at])))
  const headings = `${lead}\n${headingsAbove(passage)}`
  const told = isAll
    ? chosen.filter((text) => !isBesideQuestion(asked, { text, passage, headings }))
    : chosen.filter((item) => asked.read.expects === undefined || givesKind(asked, item)).slice(0, 1)
  const spoken = mostOf([own, around, ...told.map((item) => spokenIn(asked, item))], asked.words.length)
  if (told.every((text) => isBesideQuestion(asked, { text, passage, headings }))) return undefined
  const share = shareSpoken(asked, spoken)
  const least = isAll ? (isList ? leastShareOfItems : leastShareOfList) : leastShareOfOne
  if (told.length === 0 || !speaksEnough(asked, passage, { spoken, least })) return undefined
  if (!namesAreSpoken(asked, spoken) || focusSpoken(asked, spoken) < 0.5) return undefined
  const lines = told.slice(0, mostItems).map((item): AnswerLine => lineOf(item, passage))
  const score = share + standingOf(passage) + (isAll && isList ? listShare * precision : 0)
  return { lines, share, score, isWhole: isAll && isList }
}

/** 'Contract points worth a delay' are of a contract. */
const beginsAsAsked = (asked: Asked, heading: string): boolean =>
  precisionOf(asked, heading.replace(/^[\d.]+\s/u, '').split(/\s+/u)[0] ?? '') === 1

const asksWhat =
  /^\W*(?:(?:so |and |und )?what|which|who(?:m|se)?|was|we[rmn]|welche[rnms]?|worum|wofür|woran)\b/iu
const frameOfLead =
  /\b(?:the following|as follows|following|three|two|four|five|six|things|items|points|folgende[nrs]?|drei|zwei|vier|fünf|dinge|punkte)\b/giu
/** For a list of its own whose lead is what is asked for, word by word. */
const listShare = 0.1

const lineOf = (item: string, passage: Passage): AnswerLine => {
  const quote = excerptOf(item, quoteLimit)
  return { text: `“${quote}”`, passage, key: quote }
}

/**
 * What stands under each heading of a passage, item by item or sentence by sentence, and each list with the sentence
 * that leads to it; tables are read elsewhere.
 */
export function sectionsOf({ text, label = '' }: Passage): Section[] {
  const sections: Section[] = []
  let heading = isHeading(label) && !/^(?:page|sheet|rows|slide|part)\b/iu.test(label) ? label : ''
  let isOpen = false
  for (const block of joinedItems(text.split(/\n{2,}/))) {
    const lines = block.split('\n').map((line) => line.trim())
    if (isHeading(block)) {
      heading = block.trim()
      isOpen = false
      continue
    }
    if (lines.some(isRow)) continue
    const [first = '', ...rest] = lines
    const leads = first.endsWith(':') && (rest.length === 0 || rest.every((line) => bullet.test(line)))
    if (leads) {
      sections.push({ heading, intro: first, items: rest.map(bare), isList: true })
      isOpen = true
      continue
    }
    const isListBlock = lines.every((line) => bullet.test(line)) && lines.length > 1
    const last = sections.at(-1)
    if (isListBlock && isOpen && last?.isList === true && last.items.length === 0)
      last.items.push(...lines.map(bare))
    else if (isListBlock) sections.push({ heading, intro: '', items: lines.map(bare), isList: true })
    else if (heading !== '') {
      const items = itemsOf(block)
      if (last !== undefined && !last.isList && last.heading === heading) last.items.push(...items)
      else sections.push({ heading, intro: '', items, isList: false })
    }
    isOpen = false
  }
  return sections.filter(({ items }) => items.length > 0)
}

const bullet = /^(?:[-*•▪–]|\d+[.)]|[a-z]\))\s+/u
const bare = (line: string): string => line.replace(bullet, '').replace(/[.;,]+$/, '')

/** Items that stand each in a block of its own, as word processors have them, are one list. */
function joinedItems(blocks: readonly string[]): string[] {
  const joined: string[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last !== undefined && bullet.test(block) && bullet.test(last.split('\n').at(-1) ?? ''))
      joined[joined.length - 1] = `${last}\n${block}`
    else joined.push(block)
  }
  return joined
}

function itemsOf(block: string): string[] {
  const lines = block.split('\n').map((line) => line.trim())
  const items = lines.length > 1 || bullet.test(lines[0] ?? '') ? lines : sentencesOf(block)
  return items.map(bare).filter((item) => item !== '')
}
