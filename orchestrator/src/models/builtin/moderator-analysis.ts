import { topicsOf } from '../schemas.ts'
import type { ModeratorAnalysis } from '../schemas.ts'
import { joinedList, lowerFirst } from '../language/sentences.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import { partShare } from './contribution.ts'
import { contentLines, keyLines } from './digest.ts'
import { filledInputs, findingsFor } from './findings.ts'
import { missingParts, partsOf } from './parts.ts'

/**
 * Rule: the summary quotes the answer's key lines. A follow-up is asked for only where a named part of the expected
 * output is missing from the answer although a passage speaks of it; a person is asked only where there is no input,
 * no passage and nobody's word to go by; otherwise the next agent has the floor. Topics are those of Document 2, 4.3
 * that the answer names.
 */
export function moderatorAnalysis(evidence: Evidence): ModeratorAnalysis {
  const answer = evidence.conversation.findLast((turn) => turn.role !== 'MODERATOR' && turn.role !== 'USER')
  const missing =
    answer?.role === 'CONTRIBUTOR' ? missingParts(partsOf(evidence.expectedOutput), [answer.text]) : []
  const base = {
    openParts: missing,
    contradictions: [],
    metRequests: [],
    summary: summaryOf(answer, evidence),
    topics: topicsOf(answer?.text ?? ''),
    followUpPrompt: null,
    question: null,
  }
  if (hasNothing(evidence)) {
    const subject = evidence.agent?.chapterTitle ?? evidence.phaseName
    return {
      ...base,
      decision: 'ask_human',
      question: `There is no input or document to work from on “${subject}”. Which source should we use, or what can you tell us about it?`,
    }
  }
  const available = missing.filter(
    (part) => findingsFor(part, evidence.passages, { limit: 1, leastShare: partShare }).length > 0,
  )
  if (available.length === 0) return { ...base, decision: 'next' }
  const sources = findingsFor(available.join(' '), evidence.passages, { limit: 2 }).map(
    (finding) => `*${finding.passage.name}*`,
  )
  const followUpPrompt = `Please add what the documents say on ${joinedList(available)}; see ${joinedList([...new Set(sources)])}.`
  return { ...base, decision: 'follow_up', followUpPrompt }
}

const hasNothing = (evidence: Evidence): boolean =>
  filledInputs(evidence).length === 0 &&
  evidence.passages.length === 0 &&
  !evidence.conversation.some((turn) => turn.role === 'USER')

function summaryOf(answer: EvidenceTurn | undefined, evidence: Evidence): string {
  if (!answer || contentLines(answer.text).length === 0)
    return `${answer?.speaker ?? 'The agent'} had nothing to report.`
  const subject = [evidence.expectedOutput, evidence.question, evidence.agent?.chapterTitle]
    .filter(Boolean)
    .join(' ')
  const headings = [...answer.text.matchAll(/^###\s+(.+)$/gm)].map((match) => match[1]?.trim() ?? '')
  const rows = keyLines(answer.text, subject, 2).map((row) => `- ${row}`)
  const covers =
    headings.length > 0 ? `${answer.speaker} covers ${joinedList(headings.map(lowerFirst))}.` : ''
  return covers === ''
    ? `From ${answer.speaker}:\n\n${rows.join('\n')}`
    : `${covers} In particular:\n\n${rows.join('\n')}`
}
