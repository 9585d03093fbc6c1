import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import { stripCitationMarks, type MitigationResult } from '../models/index.ts'
import { excerptOf } from '../models/language/index.ts'
import type { Evidence } from '../models/port.ts'
import { findingWords } from './finding-words.ts'
import { type Sources, type VerifiedQuote, verifiedQuotes } from './verified-quotes.ts'

/** A statement that holds, with the quotes that say so. */
interface Holding {
  verdict: 'holds'
  quotes: ObservationEvidence[]
}
/** One that does not, or of which it cannot be told, with all quotes that speak of it. */
export interface Failing {
  verdict: 'does-not-hold' | 'cannot-tell'
  severity: MitigationResult['severity']
  /** For people, in the initiative's language; says of what cannot be told what was looked at. */
  description: string
  quotes: ObservationEvidence[]
}

/**
 * The verdict on a statement (docs/agents.md, A verdict rests on words). A model proposes; it holds only with a verified
 * quote that supports and none that contradicts unanswered, and it is contradicted only by a verified quote too.
 * Anything else cannot be told.
 */
export function judge(statement: string, result: MitigationResult, evidence: Evidence): Holding | Failing {
  const sources = sourcesOf(result.statementId, evidence)
  const quotes = verifiedQuotes(statement, result.evidence, sources)
  const supporting = quotes.filter(({ says }) => says === 'supports')
  const against = quotes.filter((one) => one.says === 'contradicts' && !isAnswered(one, supporting))
  if (result.verdict === 'holds' && supporting.length > 0 && against.length === 0)
    return { verdict: 'holds', quotes: shown(supporting) }
  const isBroken = result.verdict === 'does-not-hold' && quotes.some(({ says }) => says !== 'supports')
  return {
    verdict: isBroken ? 'does-not-hold' : 'cannot-tell',
    severity: result.severity,
    description: isBroken
      ? stripCitationMarks(result.description)
      : untold(statement, result, { evidence, sources, against }),
    quotes: shown(quotes),
  }
}

/** What a person says later, to a gate or by themselves, answers what was said before. */
const isAnswered = (against: VerifiedQuote, supporting: readonly VerifiedQuote[]): boolean =>
  supporting.some(({ evidence, spokenAt }) => evidence.kind === 'person' && spokenAt > against.spokenAt)

function sourcesOf(statementId: string, { statements, passages, inputs, conversation }: Evidence): Sources {
  const own = statements?.find(({ id }) => id === statementId)?.passages ?? []
  return { passages: [...own, ...passages], inputs, conversation }
}

const shown = (quotes: readonly VerifiedQuote[]): ObservationEvidence[] =>
  quotes
    .map(({ evidence }) => evidence)
    .filter(
      (one, index, all) =>
        all.findIndex(({ name, quote }) => name === one.name && quote === one.quote) === index,
    )

/** Why it cannot be told, in the model's words where it said so itself, and what was looked at. */
function untold(
  statement: string,
  result: MitigationResult,
  given: { evidence: Evidence; sources: Sources; against: readonly VerifiedQuote[] },
): string {
  const words = findingWords(given.evidence.language)
  const [contrary] = given.against
  const description = stripCitationMarks(result.description)
  const reason =
    result.verdict !== 'holds'
      ? description
      : contrary === undefined
        ? words.nothingSaysSo
        : words.saidOtherwise(excerptOf(contrary.evidence.quote, 220), contrary.evidence.name)
  const hasOpening = reason.startsWith(words.notConfirmed('').trim())
  const passages = given.sources.passages.filter(({ trust }) => trust !== 'agent')
  const documents = [...new Set(passages.map(({ name }) => name))]
  const inputs = given.sources.inputs.map(({ label }) => label)
  return [
    ...(hasOpening ? [] : [ended(words.notConfirmed(statement))]),
    ended(reason),
    ...(reason.includes(words.lookedAtOpening) ? [] : [words.lookedAt(documents, inputs)]),
  ].join(' ')
}

const ended = (sentence: string): string =>
  /[.!?…]["”“]?$/.test(sentence.trim()) ? sentence.trim() : `${sentence.trim()}.`
