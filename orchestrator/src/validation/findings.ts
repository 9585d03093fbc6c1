import type { ObservationEvidence } from '@parley/contracts/http/phases.ts'
import type { RiskMitigation } from '@parley/contracts/template-definition.ts'
import { stripCitationMarks, verifiedEvidence } from '../models/citations.ts'
import type { Evidence, Passage } from '../models/port.ts'
import type { EvidenceQuote, MitigationResult } from '../models/schemas.ts'
import type { FoundObservation, KnownObservation } from './validation.queries.ts'

/** What a batch of checks comes to. */
export interface Findings {
  /** To write, unless they are known. */
  failing: FoundObservation[]
  /** Known observations whose statement holds now. */
  remediated: string[]
  /** Observations that were remediated, and whose statement does not hold after all. */
  failingAgain: { id: string; evidence: ObservationEvidence[] }[]
}

/**
 * Decides about each statement of a batch (decisions D3): one that holds remediates what was found before, one that
 * does not is kept or added, never twice. One that the check said nothing about is not taken for granted. Nothing
 * leaves REMEDIATED (Document 2, 4.1): what fails after that is noted on the observation, with its new evidence.
 */
export function findingsOf(
  statements: readonly RiskMitigation[],
  results: readonly MitigationResult[],
  given: { evidence: Evidence; known: readonly KnownObservation[] },
): Findings {
  const findings: Findings = { failing: [], remediated: [], failingAgain: [] }
  for (const statement of statements) {
    const known = given.known.find(({ mitigationId }) => mitigationId === statement.id)
    const result = results.find(({ statementId }) => statementId === statement.id)
    if (result?.verdict === 'holds') {
      if (known !== undefined && (known.status !== 'REMEDIATED' || known.failsAgain))
        findings.remediated.push(known.id)
    } else if (known === undefined) findings.failing.push(findingOf(statement, result, given.evidence))
    else if (known.status === 'REMEDIATED' && result !== undefined)
      findings.failingAgain.push({ id: known.id, evidence: evidenceOfResult(result, given.evidence) })
  }
  return findings
}

function findingOf(
  statement: RiskMitigation,
  result: MitigationResult | undefined,
  evidence: Evidence,
): FoundObservation {
  const about = { mitigationId: statement.id, mitigation: statement.description }
  if (result === undefined) {
    const description = `This could not be checked by itself, please look at it: ${statement.description}`
    return { ...about, description, severity: 'MEDIUM', evidence: [] }
  }
  return {
    ...about,
    description: stripCitationMarks(result.description),
    severity: result.severity,
    evidence: evidenceOfResult(result, evidence),
  }
}

/** The quotes that are really there. */
function evidenceOfResult(result: MitigationResult, evidence: Evidence): ObservationEvidence[] {
  const passages = passagesOf(evidence, result.statementId)
  const quotes = verifiedEvidence(result.evidence, { ...evidence, passages })
  return quotes.map((quote) => evidenceOf(quote, passages))
}

const passagesOf = (evidence: Evidence, statementId: string): readonly Passage[] => [
  ...(evidence.statements?.find(({ id }) => id === statementId)?.passages ?? []),
  ...evidence.passages,
]

function evidenceOf(quote: EvidenceQuote, passages: readonly Passage[]): ObservationEvidence {
  const passage = passages.find(({ chunkId }) => chunkId === quote.chunkId)
  if (passage === undefined) {
    const name = quote.inputLabel ?? quote.speaker ?? ''
    return { kind: 'input', chunkId: null, artifactId: null, name, page: null, quote: quote.quote }
  }
  return {
    kind: 'passage',
    chunkId: passage.chunkId,
    artifactId: passage.artifactId,
    name: passage.name,
    page: passage.page,
    quote: quote.quote,
  }
}
