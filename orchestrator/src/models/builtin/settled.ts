import { citationMark } from '../citations.ts'
import { wordsOf } from '../language/words.ts'
import type { Evidence, EvidenceInput } from '../port.ts'
import {
  type Difference,
  clauseWith,
  differencesIn,
  type Piece,
  placeOf,
  readSources,
  type Side,
  stemsOf,
  toldText,
} from './finders/index.ts'
import { shownValue } from './fitting-inputs.ts'
import type { Phrases } from './phrases.ts'

/** What inputs and documents give differently, with what people have said of it. */
export interface KnownDifference extends Difference {
  /** The moderator has put it to people already. */
  isAsked: boolean
  /** Who decided which holds, and in which words. */
  decision?: { person: string; words: string }
}

/** The differences of a step's sources. A person's answer to the question about one is kept as what holds. */
export function knownDifferences(evidence: Evidence): KnownDifference[] {
  return differencesIn(evidence.inputs, readSources(evidence)).map((difference) => {
    const answer = (evidence.standing ?? []).find(
      ({ kind, question }) => kind === 'decision' && question !== undefined && isAbout(question, difference),
    )
    const decision = answer !== undefined && isSettling(answer.text, difference) ? answer : undefined
    return {
      ...difference,
      isAsked:
        answer !== undefined ||
        evidence.conversation.some(({ role, text }) => role === 'MODERATOR' && isAbout(text, difference)),
      ...(decision && { decision: { person: decision.person, words: decision.text.trim() } }),
    }
  })
}

const pointing =
  /(?<!\p{L})(?:first|second|former|latter|last|both|neither|input|document|report|minutes|newer|older|yes|no|right|wrong|correct|holds?|valid|erste\w*|zweite\w*|letztere?s?|beide\w*|eingabe|angabe|dokument|bericht|protokoll|neuere\w*|ältere\w*|ja|nein|richtig|falsch|gilt|stimmt)(?!\p{L})/iu

/** Whether an answer says which side holds: by a value, a source or a word that points. 'Go on' settles nothing. */
function isSettling(answer: string, { subject, one, other }: Difference): boolean {
  const told = [
    subject,
    ...[one, other].flatMap((side) =>
      'input' in side ? [side.value] : [side.value, placeOf(side.piece.passage), toldText(side.piece)],
    ),
  ]
  const known = new Set(told.flatMap((text) => stemsOf(text)))
  return (
    /\d/.test(answer) ||
    pointing.test(answer) ||
    stemsOf(answer).some((stem) => stem.length > 2 && known.has(stem))
  )
}

/** A day as people write it; other values as they stand. */
const shownIn = (side: Side, { language }: Pick<Phrases, 'language'>): string =>
  'input' in side ? shownValue(side.value, language) : side.value

/** Large figures are told with their thousands apart, whatever the source has. */
const plainFigures = (text: string): string => text.replace(/(?<=\d)[.,’'](?=\d{3}(?!\d))/gu, '')

/** A question names the subject and both values, in whichever language it was put; it is kept in plain words. */
function isAbout(text: string, { subject, one, other }: Difference): boolean {
  const said = plainFigures(text.replaceAll('**', ''))
  return (
    said.includes(`${subject}:`) &&
    (['en', 'de'] as const).some((language) =>
      [one, other].every((side) => said.includes(plainFigures(shownIn(side, { language })))),
    )
  )
}

const sideText = (side: Side, words: Phrases, withMark: boolean): string => {
  if ('input' in side) return words.sideOfInput(words.quoted(shownIn(side, words)))
  const mark = withMark ? ` ${citationMark(side.piece.passage.chunkId)}` : ''
  if (side.isCount === true) return `${words.sideOfList(side.value, listName(side.piece, words))}${mark}`
  return `${toldText(clauseOf(side), words.language)} (${placeOf(side.piece.passage, words.language)})${mark}`
}

const listName = ({ passage, section: { caption } }: Piece, { language }: Phrases): string =>
  [placeOf(passage, language), caption].filter((text) => text !== '').join(', ')

/** Of a sentence the clause that has the value: what the terms of an amount are does not differ. */
function clauseOf({ piece, value }: { piece: Piece; value: string }): Piece {
  if (piece.kind === 'row') return cellOf(piece, value)
  const text = clauseWith(value, piece.text).trim()
  return wordsOf(text).length < leastOfClause ? piece : { ...piece, text }
}
const leastOfClause = 4

/** Of a row what it is called and the cell that has the value; the whole row where several cells have it. */
function cellOf(piece: Piece, value: string): Piece {
  const [label, ...others] = piece.cells
  const [cell, ...more] = others.filter((one) => one.value.includes(value))
  return label === undefined || cell === undefined || more.length > 0
    ? piece
    : { ...piece, cells: [label, cell] }
}

/** What another source gives in place of an input's value, for who tells the input. */
export const otherOf = (
  { label }: EvidenceInput,
  differences: readonly KnownDifference[],
  words: Phrases,
): string => {
  const found = differences.find(({ one }) => 'input' in one && one.input.label === label)
  return found === undefined || 'input' in found.other
    ? ''
    : words.otherValue(placeOf(found.other.piece.passage, words.language), found.other.value)
}

/** 'Answers due: the input says “…”, but “…” (Request for proposal, page 3)'. */
export const differenceText = (difference: Difference, words: Phrases, withMark = false): string =>
  words.differs(
    difference.subject,
    sideText(difference.one, words, withMark),
    sideText(difference.other, words, withMark),
  )

/** Whether a difference is about one of these parts. */
export function concerns({ subject }: Difference, texts: readonly string[]): boolean {
  const wanted = new Set(stemsOf(subject))
  return texts.some((text) => stemsOf(text).some((stem) => wanted.has(stem)))
}
