import { readClaim } from '../entailment/index.ts'
import { coverage } from '../language/overlap.ts'
import { wordsOf } from '../language/words.ts'
import type { Evidence, Passage } from '../port.ts'
import type { CheckedClaims, CitedReading, Claim, ClaimStanding, Piece } from './claim.ts'
import { markedSentences, type MarkedSentence } from './pieces.ts'
import { rendered } from './rendered.ts'
import { verbatimIn } from './verbatim.ts'

export type ClaimEvidence = Pick<Evidence, 'passages' | 'inputs' | 'conversation'>

/** Longest quote kept, in characters. */
const quoteLimit = 600
/** From here on an input or a person's words are behind a claim that cites nothing. */
const behindIt = 0.6

/**
 * Checks an answer claim by claim before it is shown (decisions D4): figures, dates, names, denial and what is done or
 * to be done by rule against the passage that is cited. A mark goes where its passage was not given, says the contrary
 * or speaks of something else; paraphrase and translation keep theirs. Quotes are found by us, never taken from the model.
 */
export function checkClaims(text: string, evidence: ClaimEvidence): CheckedClaims {
  const passages = new Map(evidence.passages.map((passage) => [passage.chunkId.toLowerCase(), passage]))
  return rendered(
    text
      .split('\n')
      .map((line) => markedSentences(line).map((sentence) => pieceOf(sentence, { passages, evidence }))),
  )
}

interface Given {
  passages: ReadonlyMap<string, Passage>
  evidence: ClaimEvidence
}

function pieceOf(sentence: MarkedSentence, { passages, evidence }: Given): Piece {
  const readings = sentence.chunkIds.flatMap((id) => {
    const passage = passages.get(id)
    return passage === undefined ? [] : [readingOf(sentence.text, passage)]
  })
  const { text, isLast } = sentence
  if (readings.length === 0) return { text, isLast, readings, claim: uncited(text, evidence) }
  return { text, isLast, readings, claim: claimsNothing(text) ? undefined : citing(text, readings) }
}

function readingOf(sentence: string, passage: Passage): CitedReading {
  const { chunkId } = passage
  const quoted = verbatimIn(sentence, passage.text)
  if (quoted !== undefined)
    return { chunkId, standing: 'supported', quote: quoted.slice(0, quoteLimit), stays: true }
  const { standing, because, quote = '', isSpokenOf } = readClaim(sentence, passage)
  return {
    chunkId,
    standing,
    ...(because !== undefined && { because }),
    quote: quote.slice(0, quoteLimit),
    stays: standing !== 'contradicted' && (isSpokenOf || wordsOf(sentence).length === 0),
  }
}

/** A claim by its passages: one that supports is enough; contradicted where none does and one says the contrary. */
function citing(text: string, readings: readonly CitedReading[]): Claim {
  const order: readonly ClaimStanding[] = ['supported', 'contradicted', 'undecided', 'unsupported']
  const [decisive] = readings.toSorted(
    (left, right) => order.indexOf(left.standing) - order.indexOf(right.standing),
  )
  return {
    text: text.trim(),
    chunkIds: readings.map(({ chunkId }) => chunkId),
    standing: decisive?.standing ?? 'unsupported',
    ...(decisive?.because !== undefined && { because: decisive.because }),
    ...(decisive !== undefined && decisive.quote !== '' && { quote: decisive.quote }),
  }
}

/** What cites nothing rests on inputs and people's words; what agents said is behind nothing. */
function uncited(text: string, { inputs, conversation }: ClaimEvidence): Claim | undefined {
  if (!isClaim(text)) return undefined
  const sources = [
    ...inputs.map(({ label, value }) => ({ text: value, context: label })),
    ...conversation
      .filter(({ role }) => role === 'USER')
      .map((turn) => ({ text: turn.text, context: turn.speaker })),
  ]
  const read = sources.map((source) => ({
    ...readClaim(text, source),
    share: coverage(text, `${source.context} ${source.text}`),
  }))
  const behind =
    read.find(({ standing }) => standing === 'supported') ??
    read.find(({ standing }) => standing === 'contradicted') ??
    read.find(({ standing, share }) => standing === 'undecided' && share >= behindIt)
  const standing: ClaimStanding =
    behind === undefined ? 'unsupported' : behind.standing === 'contradicted' ? 'contradicted' : 'supported'
  return {
    text: text.trim(),
    chunkIds: [],
    standing,
    ...(behind?.standing === 'contradicted' && behind.because !== undefined && { because: behind.because }),
    ...(behind?.quote !== undefined && { quote: behind.quote }),
  }
}

const claimsNothing = (sentence: string): boolean => /^#|^\W*$|^_.*_$/.test(sentence.trim())

/** A sentence of some length that states something: no heading, question, list opener or 'nothing found'. */
function isClaim(sentence: string): boolean {
  const text = sentence.trim()
  if (claimsNothing(text) || /[:?]$/.test(text)) return false
  return !saysNothing.test(text) && wordsOf(text).length >= 6
}

const saysNothing =
  /\b(?:nothing|neither|no (?:evidence|passage|document|input|source)|not (?:found|covered|mentioned)|nichts|weder|kein\w* (?:belege?|passagen?|dokumente?|eingaben?|quellen?|angaben?)|nicht (?:gefunden|erwähnt|behandelt))\b/i
