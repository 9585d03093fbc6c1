import { conceptsTold } from '../../language/concepts/index.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import { excerptOf, sentencesOf } from '../../language/sentences.ts'
import type { Passage } from '../../port.ts'
import { datesIn } from '../finders/index.ts'
import { cleaned, quoteLimit } from '../findings.ts'
import type { FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { comesFirst, comesLast } from './extreme-asked.ts'
import { headingsAbove } from './beside-question.ts'
import { isTimeAsked, thingAsked } from './given-kind.ts'
import { isHeading } from './headings.ts'
import { whichAsked } from './no-cell.ts'
import { isSpoken, mostOf, spokenIn, standingOf } from './matching.ts'
import { isRow } from './tables.ts'

/** 'When does each depot …', 'When do the depots …', 'Wann gehen die einzelnen Lager …'. */
const eachAsked =
  /^\W*(?:when|wann)(?!\p{L})[^?]*?(?<!\p{L})(?:(?:each|every) (?:of (?:the|our) )?(?:\p{Ll}+ )??|(?:all|both) (?:of )?(?:the |our )?|(?:do|will|did|are|were) (?:the|our) (?:single |individual |different )?(?=[\p{L}-]+s(?!\p{L}))|jede[rsmn]? (?:einzelne[nrsm]? )?|alle |beide |\p{Ll}+en (?:die|unsere) (?:einzelnen |verschiedenen )?)(?<thing>[\p{L}-]+)/iu

/** In which order things have their turn: 'Order of the depots'. */
const turns = /(?<!\p{L})(?:(?:order|sequence) of|reihenfolge|abfolge)(?!\p{L})/iu

/**
 * Rule: when each of several things happens is told by the sentence that gives two of them or more a time, under a
 * heading that names these things or in a sentence that does. What happens has to be said there too; that things go live
 * or begin is said by a heading that tells their order, also where but one of them is asked for, or none ('When is
 * go-live?').
 */
export function eachTimeAnswer(asked: Asked, passage: Passage): FoundLines | undefined {
  const at = placeOfThing(asked)
  if (!(isTimeAsked(asked) || asksTurn(asked)) || (at === -1 && !asksGoLiveAlone(asked))) return undefined
  const found = sectionsOf(passage).flatMap(({ heading, sentences }) => {
    const isOfOrder = hasTurns(asked, heading, at)
    return sentences.filter((sentence) => {
      if (timesGiven(sentence) < leastTimes) return false
      const own = spokenIn(asked, sentence)
      const said = mostOf([spokenIn(asked, heading), own], own.length)
      return asked.words.every((word, index) =>
        isOne(word) && at === -1
          ? isSpoken(own[index])
          : isSpoken(said[index]) ||
            saysNothing(word, asked) ||
            (index !== at &&
              isOfOrder &&
              (goesLive(word) || starts(word) || (word.isVerb && orderAsked.test(asked.question)))),
      )
    })
  })
  const [first] = found
  if (first === undefined) return undefined
  const quote = excerptOf(cleaned(first), quoteLimit)
  return { lines: [{ text: `“${quote}”`, passage, key: quote }], share: 1, score: 1 + standingOf(passage) }
}
const leastTimes = 2

/** 'In which order do the depots …?', 'What is the order of the depots?' */
const orderAsked =
  /^\W*(?:in (?:what|which) (?:order|sequence) (?:do|does|are|is|will|should|shall|did) (?:the |our )?(?<one>[\p{L}-]+)|what (?:is|was) the (?:order|sequence) of (?:the |our )?(?<two>[\p{L}-]+)|in welcher reihenfolge \p{L}+ (?:die |unsere )?(?<three>[\p{L}-]+)|(?:was|wie) ist die reihenfolge de[rs] (?<four>[\p{L}-]+))/iu

/** 'Which plant goes live first?' is told by when each of them does. */
export const asksTurn = (asked: Asked): boolean =>
  orderAsked.test(asked.question) ||
  (whichAsked.test(asked.question) &&
    (comesFirst.test(asked.question) || comesLast.test(asked.question)) &&
    asked.words.some((word) => goesLive(word) || starts(word)))

function placeOfThing(asked: Asked): number {
  const ordered = Object.values(orderAsked.exec(asked.question)?.groups ?? {}).find(Boolean)
  if (ordered !== undefined) return placeOf(asked, ordered)
  if (asksTurn(asked)) return asked.words.findIndex((word) => word === thingAsked(asked))
  return placeOf(asked, eachAsked.exec(asked.question)?.groups?.['thing'] ?? '')
}

function placeOf({ words }: Asked, noun: string): number {
  const stems = stemsOfBoth(noun)
  return words.findIndex(({ forms, isName }) => !isName && [...stems].some((stem) => forms.get(stem) === 1))
}

/** Words that but say that each one is meant. */
const eachOne = /^(?:einzel|verschied|jeweil|singl|individual|differ)/u

/** 'Gehen … live': the verb says no more than the word beside it. */
const saysNothing = (word: Asked['words'][number], { words }: Asked): boolean =>
  eachOne.test(word.stem) || (word.isVerb && words.some((other) => other !== word && goesLive(other)))

/** A name, or in German, which writes every noun large, a word that nothing else stands for. */
const isOne = ({ isName, isVerb, forms }: Asked['words'][number]): boolean =>
  isName || (!isVerb && [...forms.values()].every((share) => share === 1))

/** 'When is go-live?', 'When does Leeds go live?': nothing but that, and who. */
const asksGoLiveAlone = (asked: Asked): boolean =>
  asked.words.some(goesLive) &&
  asked.words.every((word) => isOne(word) || saysNothing(word, asked) || (goesLive(word) && !starts(word)))

/** A heading tells the order of the things that are asked for, or of things where none are. */
const hasTurns = (asked: Asked, heading: string, at: number): boolean =>
  heading.split('\n').some((line) => turns.test(line) && (at === -1 || isSpoken(spokenIn(asked, line)[at])))

const asksFor = (told: string): ((word: Asked['words'][number]) => boolean) => {
  const concepts = conceptsTold(told)
  return ({ forms }) => [...forms.keys()].some((form) => concepts.has(form))
}
const goesLive = asksFor('go-live')
const starts = asksFor('starts')

/** How many different times stand behind a name each: 'Leeds in October 2027, Hull in May 2028'. */
function timesGiven(sentence: string): number {
  let from = 0
  const given = datesIn(sentence).filter(({ text }) => {
    const start = sentence.indexOf(text, from)
    const before = sentence.slice(from, start)
    from = start + text.length
    return named.test(before)
  })
  return new Set(given.map(({ at }) => at)).size
}
const named = /\p{Lu}\p{L}+\P{L}+(?:(?:in|on|by|from|at|im|am|ab|bis|the|dem)\s+)*$/u

interface Section {
  /** Of the passage, and of the section. */
  heading: string
  sentences: string[]
}

function sectionsOf(passage: Passage): Section[] {
  const above = headingsAbove(passage)
  const sections: Section[] = [{ heading: above, sentences: [] }]
  for (const block of passage.text.split(/\n{2,}/)) {
    const isTitle = isHeading(block)
    if (isTitle) sections.push({ heading: `${above}\n${block.trim()}`, sentences: [] })
    else if (!block.split('\n').some(isRow))
      sections.at(-1)?.sentences.push(...block.split('\n').flatMap(sentencesOf))
  }
  return sections
}
