import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import type { RiskMitigation } from '@parley/contracts/template-definition.ts'
import type { Evidence } from '../models/port.ts'
import type { MitigationResult } from '../models/index.ts'
import { findingWords } from './finding-words.ts'
import type { FoundObservation, KnownObservation } from './observations.queries.ts'
import type { ConfirmedStatement } from './confirmed.queries.ts'
import { type Failing, judge } from './verdict.ts'

/** What a batch of checks comes to. */
export interface Findings {
  /** Statements that hold, with the quotes that say so. */
  confirmed: ConfirmedStatement[]
  /** Ids of statements that are not confirmed any more, if they were. */
  unconfirmed: string[]
  /** To write, unless they are known. */
  failing: FoundObservation[]
  /** Known observations whose statement holds now, with what settles them. */
  remediated: { id: string; quotes: ObservationEvidence[] }[]
  /** Observations that were remediated, and whose statement does not hold after all. */
  failingAgain: { id: string; verdict: Failing['verdict']; evidence: ObservationEvidence[] }[]
}

/**
 * Decides about each statement of a batch (decisions D3): one that holds is confirmed and remediates what was found
 * before, one that does not is kept or added, never twice. One that the check said nothing about is not taken for
 * granted. Nothing leaves REMEDIATED (Document 2, 4.1): what fails after that is noted on the observation, with its new
 * evidence.
 */
export function findingsOf(
  statements: readonly RiskMitigation[],
  results: readonly MitigationResult[],
  given: { evidence: Evidence; known: readonly KnownObservation[] },
): Findings {
  const findings: Findings = {
    confirmed: [],
    unconfirmed: [],
    failing: [],
    remediated: [],
    failingAgain: [],
  }
  for (const statement of statements) {
    const known = given.known.find(({ mitigationId }) => mitigationId === statement.id)
    const result = resultOf(statement.id, results)
    const judgement = result && judge(statement.description, result, given.evidence)
    if (judgement?.verdict === 'holds') {
      findings.confirmed.push({ ...aboutOf(statement), quotes: judgement.quotes })
      if (known !== undefined && (known.status !== 'REMEDIATED' || known.failsAgain))
        findings.remediated.push({ id: known.id, quotes: judgement.quotes })
      continue
    }
    findings.unconfirmed.push(statement.id)
    if (known === undefined) findings.failing.push(findingOf(statement, judgement, given.evidence))
    else if (known.status === 'REMEDIATED' && judgement !== undefined)
      findings.failingAgain.push({
        id: known.id,
        verdict: judgement.verdict,
        evidence: judgement.quotes,
      })
  }
  return findings
}

/** Of two results for one statement the one that asserts less counts. */
function resultOf(id: string, results: readonly MitigationResult[]): MitigationResult | undefined {
  const own = results.filter(({ statementId }) => statementId === id)
  return own.find(({ verdict }) => verdict !== 'holds') ?? own[0]
}

const aboutOf = ({ id, description }: RiskMitigation) => ({ mitigationId: id, mitigation: description })

function findingOf(
  statement: RiskMitigation,
  judgement: Failing | undefined,
  { language }: Evidence,
): FoundObservation {
  const about = aboutOf(statement)
  if (judgement === undefined) {
    const description = findingWords(language).unchecked(statement.description)
    return { ...about, verdict: null, description, severity: 'MEDIUM', evidence: [] }
  }
  const { verdict, description, severity, quotes } = judgement
  return { ...about, verdict, description, severity, evidence: quotes }
}
