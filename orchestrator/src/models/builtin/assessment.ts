import { stripCitationMarks } from '../citations.ts'
import { wordsOf } from '../language/words.ts'
import { expectedParts, type ExpectedPart } from '../language/expected-parts.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import { contributions } from './digest.ts'
import {
  candidatesFor,
  type Corpus,
  corpusOf,
  placeOf,
  readSources,
  toldText,
  wantedOf,
} from './finders/index.ts'
import { coversPart } from './parts.ts'

/** How a contribution deals with one of the parts that were expected of it. */
export interface PartState {
  turn: EvidenceTurn
  part: ExpectedPart
  /** Told; said to be open, or in no source; left out although sources speak of it. */
  state: 'told' | 'open' | 'missing'
  /** Names of sources that speak of a part that is missing. */
  sources: readonly string[]
}

/** Each part that was expected of each contribution that stands, and what became of it. */
export function assess(evidence: Evidence): PartState[] {
  const corpus = corpusOf(readSources(evidence))
  const turns = contributions(evidence.conversation)
  const told = turns.map(({ text }) => text).join('\n')
  return turns.flatMap((turn) =>
    expectedParts(turn.expectedOutput).map((part) =>
      stateOf(part, turn, { corpus, told, language: evidence.language }),
    ),
  )
}

/** Of one answer alone: what the moderator reads. */
export function assessAnswer(evidence: Evidence, turn: EvidenceTurn): PartState[] {
  const corpus = corpusOf(readSources(evidence))
  return expectedParts(evidence.expectedOutput ?? turn.expectedOutput).map((part) =>
    stateOf(part, turn, { corpus, told: turn.text, language: evidence.language }),
  )
}

/** A part that nobody was asked for by name, as a reviewer may expect one. */
export const stateOfPart = (part: ExpectedPart, turn: EvidenceTurn, evidence: Evidence): PartState =>
  stateOf(part, turn, {
    corpus: corpusOf(readSources(evidence)),
    language: evidence.language,
    isNew: true,
    told: contributions(evidence.conversation)
      .map(({ text }) => text)
      .join('\n'),
  })

interface Judging {
  corpus: Corpus
  told: string
  language: Evidence['language']
  /** Nobody was asked for it: it is missed only where a source says of it what nobody has told. */
  isNew?: boolean
}

function stateOf(
  part: ExpectedPart,
  turn: EvidenceTurn,
  { corpus, told, language, isNew = false }: Judging,
): PartState {
  const found = { turn, part, sources: [] }
  if (isSaidOpen(turn.text, part.name)) return { ...found, state: 'open' }
  if (coversPart(withoutOpen(told), part.name)) return { ...found, state: 'told' }
  const said = flat(told)
  const pieces = candidatesFor(wantedOf(part), corpus)
    .map(({ piece }) => piece)
    .filter((piece) => !isNew || !said.includes(flat(toldText(piece))))
  const sources = [...new Set(pieces.map(({ passage }) => placeOf(passage, language)))]
  return sources.length === 0 ? { ...found, state: 'open' } : { ...found, state: 'missing', sources }
}

/** A line that says what is missing. */
const openLine =
  /^\s*(?:[-*•]\s+)?(?:\*\*(?:open|offen):\*\*|(?:open|offen):)|\b(?:nothing|no (?:evidence|source|passage|input|document)|neither\b.*\bnor|needs a source|keine (?:eingabe|quelle)|kein dokument|nichts zu)\b/iu

const isOpenLine = (line: string): boolean => openLine.test(line) && !line.includes('[[')

const isSaidOpen = (text: string, part: string): boolean =>
  text.split('\n').some((line) => isOpenLine(line) && line.toLowerCase().includes(part.toLowerCase()))

const withoutOpen = (text: string): string =>
  stripCitationMarks(
    text
      .split('\n')
      .filter((line) => !isOpenLine(line))
      .join('\n'),
  )

const flat = (text: string): string => ` ${wordsOf(stripCitationMarks(text)).join(' ')} `
