import { stripCitationMarks } from '../citations.ts'
import { doubtOf, overtakenNames, type Reading, readingsOf } from '../entailment/index.ts'
import { isAuthorLine, isFrontLine } from '../language/front-lines.ts'
import { isPlaceholder } from '../language/polarity.ts'
import type { EvidenceInput, EvidenceTurn, Passage } from '../port.ts'
import type { EvidenceQuote, MitigationResult } from '../schemas.ts'
import { placeOf } from './finders/index.ts'
import { isSpokenOf } from './statement-anchors.ts'

export type Verdict = MitigationResult['verdict']

export interface StatementSources {
  inputs: readonly EvidenceInput[]
  passages: readonly Passage[]
  /** The conversation; of it people's words alone say something. */
  turns: readonly EvidenceTurn[]
}

/** What one source says about a statement. */
export interface Witness {
  reading: Reading
  quote: EvidenceQuote
  /** Where a document's words stand, or who said them, for the sentence that a person reads. */
  place: (language: 'en' | 'de') => string
  /** Of a person's words their place in the conversation; -1 of what was there before anybody spoke. */
  spokenAt: number
}

/** What all sources say about a statement: documents, inputs and people; agents are evidence for nothing. */
export function witnessesOf(statement: string, given: StatementSources): Witness[] {
  const sources = inForce(given)
  return [
    ...sources.inputs.flatMap((input) => ofInput(statement, input)),
    ...sources.passages.flatMap((passage) => ofPassage(statement, passage, textOf(passage, sources))),
    ...sources.turns.flatMap((turn, spokenAt) =>
      turn.role === 'USER' ? ofPerson(statement, turn, { asked: sources.turns[spokenAt - 1], spokenAt }) : [],
    ),
  ]
}

/**
 * Without the documents that another one of them has taken the place of, and without the firm's own: a method says how
 * work should be done, and not how this client's stands.
 */
function inForce(given: StatementSources): StatementSources {
  const sources = { ...given, passages: given.passages.filter(({ sourceKind }) => sourceKind !== 'firm') }
  const texts = new Map<string, string>()
  for (const { name, text, trust } of sources.passages)
    if (trust !== 'agent') texts.set(name, `${texts.get(name) ?? ''}${text}\n`)
  const overtaken = overtakenNames([...texts].map(([name, text]) => ({ name, text })))
  return overtaken.size === 0
    ? sources
    : { ...sources, passages: sources.passages.filter(({ name }) => !overtaken.has(name)) }
}

/**
 * What raises a doubt about a statement that one source supports: another source that may say otherwise. The source of
 * the support itself has been read closely.
 */
export function doubtsOf(statement: string, given: StatementSources, support: Witness): Witness[] {
  const sources = inForce(given)
  const inputs = sources.inputs.filter(
    ({ label, value }) => label !== support.quote.inputLabel && !isPlaceholder(value),
  )
  const passages = sources.passages.filter(
    (passage) => passage.trust !== 'agent' && passage.name !== nameOf(support, sources.passages),
  )
  return [
    ...inputs.flatMap(({ label, value }) =>
      witness(doubtOf(statement, { text: value, context: label }), { inputLabel: label }, () => label),
    ),
    ...passages.flatMap((passage) =>
      witness(doubtOf(statement, passage), { chunkId: passage.chunkId }, (language) =>
        placeOf(passage, language),
      ),
    ),
  ]
}

const nameOf = ({ quote }: Witness, passages: readonly Passage[]): string | undefined =>
  passages.find(({ chunkId }) => chunkId === quote.chunkId)?.name

const witness = (
  reading: Reading | undefined,
  source: Pick<EvidenceQuote, 'chunkId' | 'inputLabel'>,
  place: Witness['place'],
): Witness[] =>
  reading === undefined
    ? []
    : [{ reading, quote: { ...source, quote: reading.quote, says: 'partly' }, place, spokenAt: -1 }]

function ofInput(statement: string, { label, value }: EvidenceInput): Witness[] {
  if (isPlaceholder(value)) return []
  const readings =
    answerReadings(statement, label, value) ?? readingsOf(statement, { text: value, context: label })
  return readings.map((reading) => ({
    reading,
    quote: { inputLabel: label, quote: reading.quote, says: reading.says },
    place: () => label,
    spokenAt: -1,
  }))
}

/** All that is at hand of a passage's document. */
const textOf = ({ name }: Passage, { passages }: StatementSources): string =>
  passages
    .filter((one) => one.name === name)
    .map(({ text }) => text)
    .join('\n')

function ofPassage(statement: string, passage: Passage, document: string): Witness[] {
  if (passage.trust === 'agent') return []
  const readings = readingsOf(statement, passage, document).filter(
    (reading) =>
      !isAuthorLine(reading.quote) &&
      // Who approved the document or was present is told of it alone: it says nothing against what it tells.
      (reading.says === 'supports' || !isFrontLine(reading.quote)) &&
      (reading.isOfTable === true ||
        (reading.says !== 'contradicts' && reading.because === undefined) ||
        isSpokenOf(statement, reading, passage)),
  )
  return readings.map((reading) => ({
    reading,
    quote: { chunkId: passage.chunkId, quote: reading.quote, says: reading.says },
    place: (language) => placeOf(passage, language),
    spokenAt: -1,
  }))
}

function ofPerson(
  statement: string,
  turn: EvidenceTurn,
  { asked, spokenAt }: { asked: EvidenceTurn | undefined; spokenAt: number },
): Witness[] {
  // What stands before a person's words in brackets is the minutes' own note.
  const text = stripCitationMarks(turn.text).replace(/^(?:\([^)]*\)\s*)+/, '')
  const question = asked?.text.replace(/^(?:\([^)]*\)\s*)+/, '') ?? ''
  const readings =
    (question === '' ? undefined : answerReadings(statement, question, text)) ??
    readingsOf(statement, { text })
  return readings.map((reading) => ({
    reading,
    quote: { speaker: turn.speaker, quote: reading.quote, says: reading.says },
    place: () => turn.speaker,
    spokenAt,
  }))
}

const affirms = /^\W*(?:yes|ja|confirmed|bestätigt|correct|richtig|stimmt|it is|they are)(?![\p{L}])/iu
const denies = /^\W*(?:no|nein|not yet|noch nicht|not confirmed|nicht bestätigt)(?![\p{L}])/iu
const asks =
  /(?<![\p{L}])(?:what|which|when|who|where|why|how|welche[rsmn]?|was|wann|wer|wo|warum|wie)(?![\p{L}])/iu

/** 'Is the contract signed?' – 'Yes': the question says what the answer affirms or denies. */
function answerReadings(statement: string, question: string, answer: string): Reading[] | undefined {
  const isYes = affirms.test(answer)
  if ((!isYes && !denies.test(answer)) || asks.test(question.split(/\s+/).slice(0, 2).join(' ')))
    return undefined
  const said = readingsOf(statement, { text: question.replace(/\?+\s*$/, '') })[0]
  if (said === undefined || said.says !== 'supports') return undefined
  const quote = answer.split(/\n/)[0]?.slice(0, 600) ?? answer
  const further = readingsOf(statement, { text: answer })
  const own: Reading = isYes
    ? { says: 'supports', quote }
    : { says: 'contradicts', quote, because: 'negation' }
  return [own, ...further.filter(({ says }) => says === 'contradicts')]
}
