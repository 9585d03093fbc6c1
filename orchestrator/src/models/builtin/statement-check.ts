import { bestSentence, stripCitationMarks } from '../citations.ts'
import { coverage } from '../language/overlap.ts'
import { contradicts, isPlaceholder } from '../language/polarity.ts'
import { excerptOf } from '../language/sentences.ts'
import type { EvidenceInput, EvidenceTurn, Passage } from '../port.ts'
import type { EvidenceQuote, MitigationResult, Severity } from '../schemas.ts'
import { placeOf } from './findings.ts'

/** From here on a source supports a statement (decisions D11). */
export const supportsAt = 0.7
/** A passage contradicts only with a sentence that really speaks of the statement. */
const speaksOfItAt = 0.5
/** From here on a statement is nearly confirmed: one level less severe. */
const nearAt = 0.5

export interface StatementSources {
  inputs: readonly EvidenceInput[]
  passages: readonly Passage[]
  turns: readonly EvidenceTurn[]
}

interface Witness {
  relevance: number
  contradicts: boolean
  quote: Omit<EvidenceQuote, 'says'>
  /** For the sentence that a person reads: 'input “Budget”'. */
  place: string
}

/**
 * Rule: a statement holds if an input, a passage or a contribution supports it with relevance 0.7 or more and no
 * source that is just as relevant says the contrary. Inputs and contributions are measured by the share of the
 * statement's content words that they have; passages bring their own relevance. Every source that decided is quoted.
 */
export function checkStatement(
  statement: { id: string; text: string },
  sources: StatementSources,
): MitigationResult {
  const witnesses = [
    ...sources.inputs.flatMap((input) => witnessOfInput(statement.text, input)),
    ...sources.passages.flatMap((passage) => witnessOfPassage(statement.text, passage)),
    ...sources.turns.flatMap((turn) => witnessOfTurn(statement.text, turn)),
  ].sort((left, right) => right.relevance - left.relevance)
  const strong = witnesses.filter((witness) => witness.relevance >= supportsAt)
  const against = strong.filter((witness) => witness.contradicts)
  const supporting = strong.filter((witness) => !witness.contradicts)
  const holds = supporting.length > 0 && against.length === 0
  const decisive = (
    holds
      ? supporting
      : against.length > 0
        ? against
        : witnesses.filter((witness) => isClose(witness, statement.text))
  ).slice(0, 3)
  return {
    statementId: statement.id,
    evidence: decisive.map(({ quote, contradicts: isAgainst, relevance }) => ({
      ...quote,
      says: relevance < supportsAt ? 'partly' : isAgainst ? 'contradicts' : 'supports',
    })),
    reasoning: describe(statement.text, { holds, contradicted: against.length > 0, decisive }),
    verdict: holds ? 'holds' : against.length > 0 ? 'does-not-hold' : 'cannot-tell',
    severity: severityOf(statement.text, against.length === 0 && (witnesses[0]?.relevance ?? 0) >= nearAt),
    description: describe(statement.text, { holds, contradicted: against.length > 0, decisive }),
  }
}

/** Worth showing although it decides nothing: relevant, and with words about the statement. */
const isClose = (witness: Witness, statement: string): boolean =>
  witness.relevance >= 0.3 && coverage(statement, witness.quote.quote) >= 0.25

function witnessOfInput(statement: string, input: EvidenceInput): Witness[] {
  if (isPlaceholder(input.value)) return []
  const quote = bestSentence(statement, input.value)
  if (quote === undefined) return []
  const relevance = coverage(statement, `${input.label} ${input.value}`)
  return [
    {
      relevance,
      contradicts: contradicts(quote, statement),
      quote: { inputLabel: input.label, quote },
      place: `input “${input.label}”`,
    },
  ]
}

function witnessOfPassage(statement: string, passage: Passage): Witness[] {
  const quote = bestSentence(statement, passage.text)
  if (quote === undefined) return []
  const spoken = coverage(statement, quote) >= speaksOfItAt
  const quoted = { chunkId: passage.chunkId, quote }
  return [
    {
      relevance: passage.relevance,
      contradicts: spoken && contradicts(quote, statement),
      quote: quoted,
      place: placeOf(passage),
    },
  ]
}

function witnessOfTurn(statement: string, turn: EvidenceTurn): Witness[] {
  const quote = bestSentence(statement, stripCitationMarks(turn.text))
  if (quote === undefined) return []
  return [
    {
      relevance: coverage(statement, quote),
      contradicts: contradicts(quote, statement),
      quote: { speaker: turn.speaker, quote },
      place: turn.speaker,
    },
  ]
}

function describe(
  statement: string,
  outcome: { holds: boolean; contradicted: boolean; decisive: readonly Witness[] },
): string {
  const subject = statement.trim().replace(/[.!?]+$/, '')
  const shown = outcome.decisive
    .slice(0, 2)
    .map((witness) => `“${excerptOf(witness.quote.quote, 220)}” (${witness.place})`)
  const first = shown[0]
  if (outcome.holds) return `Confirmed: ${subject}. See ${shown.join(' and ')}.`
  if (outcome.contradicted) return `Not met: ${subject}. The sources say otherwise: ${shown.join(' and ')}.`
  if (first !== undefined) return `Not confirmed: ${subject}. The closest that the sources come is ${first}.`
  return `Not confirmed: ${subject}. Nothing in the inputs, documents or conversation speaks of it.`
}

const grave =
  /\b(?:critical|safety|outage|breach|fraud|unlawful|bankrupt\w*|business continuity|disaster recovery)\b/i
const serious =
  /\b(?:secur\w+|complian\w+|regulat\w+|legal\w*|privacy|gdpr|data protection|personal data|audit\w*|contract\w*|budget\w*|sponsor\w*|data loss|migration)\b/i
const slight = /\b(?:document(?:ed|ation)|naming|format\w*|nice to have|optional|communicat\w+|newsletter)\b/i

/** Rule: by the words of the statement; one level lower where the sources come close to confirming it. */
export function severityOf(statement: string, isNear: boolean): Severity {
  const levels: readonly Severity[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
  const level = grave.test(statement) ? 3 : serious.test(statement) ? 2 : slight.test(statement) ? 0 : 1
  return levels[Math.max(0, level - (isNear ? 1 : 0))] ?? 'MEDIUM'
}
