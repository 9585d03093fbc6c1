import { coverage, sharedWords } from './language/overlap.ts'
import { sentencesOf } from './language/sentences.ts'
import { wordsOf } from './language/words.ts'
import type { Evidence, Passage } from './port.ts'
import type { EvidenceQuote } from './schemas.ts'

/** Marks of citations in answers, for every model: `[[chunkId]]` right after the sentence that the passage supports. */
const markPattern = /\s*\[\[([0-9a-fA-F-]{36})\]\]/g

/** A claim has to share at least this much of its content with the passage that it cites. */
const leastCoverage = 0.35
/** … and so many words, lest a single name carries a sentence. */
const leastShared = 2
/** Longest quote kept, in characters. */
const quoteLimit = 600

export interface Citation {
  chunkId: string
  /** A verbatim piece of the passage: the sentence that fits the claim best. */
  quote: string
}

export interface CheckedAnswer {
  /** The answer with the marks that hold; the others are taken out. */
  text: string
  /** One for each passage and quote, in order of appearance. */
  citations: Citation[]
  /** What each mark of the text stands for, mark by mark. */
  marks: Citation[]
  /** Sentences that claim something with no mark that holds and no input or speaker behind them. */
  unsupportedClaims: string[]
}

export const citationMark = (chunkId: string): string => `[[${chunkId}]]`

export const citedChunkIds = (text: string): string[] => [
  ...new Set([...text.matchAll(markPattern)].map((match) => (match[1] ?? '').toLowerCase())),
]

export const stripCitationMarks = (text: string): string => text.replace(markPattern, '')

/**
 * Checks an answer's citations before it is shown (decisions D4): a mark stays only where its passage was given and
 * speaks of what the sentence says; the quote is found by us, never taken from the model.
 */
export function checkCitations(
  text: string,
  evidence: Pick<Evidence, 'passages' | 'inputs' | 'conversation'>,
): CheckedAnswer {
  const passages = new Map(evidence.passages.map((passage) => [passage.chunkId.toLowerCase(), passage]))
  const citations: Citation[] = []
  const marks: Citation[] = []
  const unsupportedClaims: string[] = []
  const lines = text.split('\n').map((line) => {
    const pieces = piecesOf(line).map((piece) => checkPiece(piece, passages))
    for (const piece of pieces) {
      for (const citation of piece.citations) if (!citations.some(sameAs(citation))) citations.push(citation)
      if (piece.isLast) marks.push(...piece.citations)
      if (
        piece.citations.length === 0 &&
        isClaim(piece.claim) &&
        !isSupportedElsewhere(piece.claim, evidence)
      ) {
        unsupportedClaims.push(piece.claim.trim())
      }
    }
    return pieces.map((piece) => piece.text).join('')
  })
  return { text: lines.join('\n'), citations, marks, unsupportedClaims }
}

const sameAs = (citation: Citation) => (other: Citation) =>
  other.chunkId === citation.chunkId && other.quote === citation.quote

interface Piece {
  claim: string
  /** The whole text since the last mark; a mark may stand for several sentences. */
  segment: string
  /** Ids of the marks that close the segment. */
  chunkIds: string[]
  isLast: boolean
}

/** Cuts a line into sentences, each with the marks that close its segment. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let rest = line
  while (rest !== '') {
    const match = /^(.*?)((?:\s*\[\[[0-9a-fA-F-]{36}\]\])+)/.exec(rest)
    const segment = match?.[1] ?? rest
    const chunkIds =
      match?.[2] === undefined ? [] : [...match[2].matchAll(markPattern)].map((mark) => mark[1] ?? '')
    const claims = spansOf(segment)
    claims.forEach((claim, index) =>
      pieces.push({ claim, segment, chunkIds, isLast: index === claims.length - 1 }),
    )
    if (!match) break
    rest = rest.slice(match[0].length)
  }
  return pieces
}

/** Sentences of a text as spans that give the text again when joined. */
function spansOf(text: string): string[] {
  const spans: string[] = []
  let start = 0
  for (const sentence of sentencesOf(text).slice(0, -1)) {
    const at = text.indexOf(sentence, start)
    if (at === -1) continue
    spans.push(text.slice(start, at + sentence.length))
    start = at + sentence.length
  }
  spans.push(text.slice(start))
  return spans
}

function checkPiece(
  piece: Piece,
  passages: ReadonlyMap<string, Passage>,
): { claim: string; text: string; citations: Citation[]; isLast: boolean } {
  const citations: Citation[] = []
  for (const id of new Set(piece.chunkIds.map((chunkId) => chunkId.toLowerCase()))) {
    const passage = passages.get(id)
    if (!passage) continue
    const quote =
      supportingQuote(piece.claim, passage) ??
      (piece.isLast ? supportingQuote(piece.segment, passage) : undefined)
    if (quote !== undefined) citations.push({ chunkId: passage.chunkId, quote })
  }
  const marks = piece.isLast ? citations.map((citation) => ` ${citationMark(citation.chunkId)}`).join('') : ''
  return { claim: piece.claim, text: piece.claim + marks, citations, isLast: piece.isLast }
}

/**
 * The sentence of a passage that carries a claim.
 * @returns undefined where the passage does not speak of it.
 */
export function supportingQuote(claim: string, passage: Pick<Passage, 'text'>): string | undefined {
  const quoted = [...claim.matchAll(/["“]([^"”]{12,})["”]/g)].map((match) => match[1]?.trim() ?? '')
  const verbatim = quoted.find((quote) => passage.text.includes(quote))
  if (verbatim !== undefined) return verbatim
  const supported = coverage(claim, passage.text)
  if (
    supported < leastCoverage ||
    sharedWords(claim, passage.text) < Math.min(leastShared, wordsOf(claim).length)
  )
    return undefined
  const best = bestSentence(claim, passage.text)
  return best === undefined ? undefined : best.slice(0, quoteLimit)
}

/** The sentence of a text that shares most with what is wanted; the first one where nothing is shared. */
export function bestSentence(wanted: string, text: string): string | undefined {
  let best: { sentence: string; score: number } | undefined
  for (const sentence of sentencesOf(text)) {
    const score = coverage(wanted, sentence)
    if (!best || score > best.score) best = { sentence, score }
  }
  return best?.sentence
}

/** A sentence of some length that states something: no heading, question, list opener or 'nothing found'. */
function isClaim(sentence: string): boolean {
  const text = sentence.trim()
  if (/^#|[:?]$|^\W*$|^_.*_$/.test(text)) return false
  if (
    /\b(?:nothing|neither|no (?:evidence|passage|document|input|source)|not (?:found|covered|mentioned))\b/i.test(
      text,
    )
  )
    return false
  return wordsOf(text).length >= 6
}

function isSupportedElsewhere(claim: string, evidence: Pick<Evidence, 'inputs' | 'conversation'>): boolean {
  const inputs = evidence.inputs.map((input) => `${input.label} ${input.value}`)
  const turns = evidence.conversation.map((turn) => `${turn.speaker} ${turn.text}`)
  return [...inputs, ...turns].some((text) => coverage(claim, text) >= 0.6)
}

/** The quotes of a check that are really in the place that they name; the others are dropped (decisions D4). */
export function verifiedEvidence(
  quotes: readonly EvidenceQuote[],
  evidence: Pick<Evidence, 'inputs' | 'conversation'> & { passages: readonly Passage[] },
): EvidenceQuote[] {
  return quotes.filter((item) =>
    placesOf(item, evidence).some((place) => normalised(place).includes(normalised(item.quote))),
  )
}

function placesOf(
  item: EvidenceQuote,
  evidence: Pick<Evidence, 'inputs' | 'conversation'> & { passages: readonly Passage[] },
): string[] {
  if (item.chunkId)
    return evidence.passages
      .filter((passage) => passage.chunkId === item.chunkId)
      .map((passage) => passage.text)
  if (item.inputLabel)
    return evidence.inputs.filter((input) => input.label === item.inputLabel).map((input) => input.value)
  return evidence.conversation.filter((turn) => turn.speaker === item.speaker).map((turn) => turn.text)
}

/** White space apart, a quote has to be verbatim. */
const normalised = (text: string): string => stripCitationMarks(text).replace(/\s+/g, ' ').trim()
