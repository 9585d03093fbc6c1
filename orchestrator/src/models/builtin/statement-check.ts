import { statementsIn } from '../entailment/index.ts'
import type { MitigationResult, Severity } from '../schemas.ts'
import {
  doubtsOf,
  type StatementSources,
  type Verdict,
  type Witness,
  witnessesOf,
} from './statement-sources.ts'
import { describe } from './statement-words.ts'

/** Quotes that a result names at most. */
const mostQuotes = 6

/**
 * Rule: every sentence and row of the sources is read against the statement (`models/entailment`). It holds where one
 * supports it and none contradicts it; it does not hold where one contradicts it, or only a part is so, and none
 * supports it; otherwise it cannot be told. What a person says answers what was said before. A statement of several
 * parts holds where each does, and does not where one does not.
 */
export function checkStatement(
  statement: { id: string; text: string },
  sources: StatementSources,
  language: 'en' | 'de' = 'en',
): MitigationResult {
  const parts = statementsIn(statement.text).map((part) =>
    doubted(part, sources, decide(standing(witnessesOf(part, sources)))),
  )
  const verdict = joined(parts.map((part) => part.verdict))
  const decisive = parts
    .filter((part) => verdict !== 'does-not-hold' || part.verdict === verdict)
    .flatMap((part) => part.decisive)
  const description = describe(statement.text, { verdict, decisive, sources }, language)
  return {
    statementId: statement.id,
    evidence: decisive
      .slice(0, mostQuotes)
      .map(({ quote }) => ({ ...quote, says: saidOf(quote.says, verdict) })),
    reasoning: description,
    verdict,
    severity: severityOf(statement.text, verdict === 'cannot-tell' && decisive.length > 0),
    description,
  }
}

/** Of a statement of which not all parts are supported, a part's support is a part. */
const saidOf = (says: Witness['quote']['says'], verdict: Verdict): Witness['quote']['says'] =>
  verdict === 'does-not-hold' && says === 'supports' ? 'partly' : says

function joined(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('does-not-hold')) return 'does-not-hold'
  return verdicts.every((verdict) => verdict === 'holds') ? 'holds' : 'cannot-tell'
}

/** A person's clear words stand for all that was there before they were spoken. */
function standing(witnesses: readonly Witness[]): readonly Witness[] {
  const spoken = witnesses.filter(
    ({ spokenAt, reading: { says } }) => spokenAt >= 0 && (says === 'supports' || says === 'contradicts'),
  )
  const last = Math.max(-1, ...spoken.map(({ spokenAt }) => spokenAt))
  return last === -1 ? witnesses : witnesses.filter(({ spokenAt }) => spokenAt >= last)
}

interface Decision {
  verdict: Verdict
  decisive: readonly Witness[]
}

/** What one document says holds no longer where another may say otherwise; a person's words end the doubt. */
function doubted(statement: string, sources: StatementSources, decision: Decision): Decision {
  const [support] = decision.decisive
  if (decision.verdict !== 'holds' || support === undefined || support.spokenAt >= 0) return decision
  const doubts = doubtsOf(statement, sources, support).filter(
    ({ quote }) => !decision.decisive.some((witness) => witness.quote.quote === quote.quote),
  )
  return doubts.length === 0
    ? decision
    : { verdict: 'cannot-tell', decisive: [...doubts.slice(0, 2), support] }
}

function decide(witnesses: readonly Witness[]): Decision {
  const supporting = witnesses.filter(({ reading }) => reading.says === 'supports')
  // Who is without it says more than that it was still to be done.
  const against = witnesses
    .filter(({ reading }) => reading.says === 'contradicts')
    .toSorted((one, other) => Number(isPlan(one)) - Number(isPlan(other)))
  const partial = witnesses
    .filter(({ reading }) => reading.says === 'partly')
    .toSorted((one, other) => (other.reading.closeness ?? 0) - (one.reading.closeness ?? 0))
  if (supporting.length > 0 && against.length > 0)
    return { verdict: 'cannot-tell', decisive: [...against.slice(0, 2), ...supporting.slice(0, 2)] }
  if (supporting.length > 0) return { verdict: 'holds', decisive: readable(supporting).slice(0, 3) }
  if (against.length > 0) return { verdict: 'does-not-hold', decisive: against.slice(0, 3) }
  const limited = partial.filter(({ reading }) => reading.because === 'scope')
  if (limited.length > 0) return { verdict: 'does-not-hold', decisive: limited.slice(0, 3) }
  return { verdict: 'cannot-tell', decisive: partial.slice(0, 2) }
}

/** A sentence that says it is read by itself; the cells of a row are not, and say no more. */
function readable(supporting: readonly Witness[]): readonly Witness[] {
  const sentences = supporting.filter(({ quote }) => !quote.quote.includes(' | '))
  return sentences.length > 0 ? sentences : supporting
}

const isPlan = ({ reading }: Witness): boolean =>
  reading.because === 'tense' || reading.because === 'modality'

const grave =
  /\b(?:critical|safety|outage|breach|fraud|unlawful|bankrupt\w*|business continuity|disaster recovery|ausfall\w*|notfall\w*|katastroph\w*|betrug|rechtswidrig|insolven\w+)\b/i
const serious =
  /\b(?:secur\w+|complian\w+|regulat\w+|legal\w*|privacy|gdpr|data protection|personal data|audit\w*|contract\w*|budget\w*|sponsor\w*|data loss|migration|sicherheit\w*|datenschutz\w*|dsgvo|recht\w*|gesetz\w*|vertrag\w*|datenverlust)\b/i
const slight =
  /\b(?:document(?:ed|ation)|naming|format\w*|nice to have|optional|communicat\w+|newsletter|dokumentiert|dokumentation|kommunikation)\b/i

/** Rule: by the words of the statement; one level lower where the sources come close to confirming it. */
export function severityOf(statement: string, isNear: boolean): Severity {
  const levels: readonly Severity[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
  const level = grave.test(statement) ? 3 : serious.test(statement) ? 2 : slight.test(statement) ? 0 : 1
  return levels[Math.max(0, level - (isNear ? 1 : 0))] ?? 'MEDIUM'
}
