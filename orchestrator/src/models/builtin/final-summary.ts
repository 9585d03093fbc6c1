import type { Evidence, EvidenceTurn } from '../port.ts'
import { excerptOf, joinedList } from '../language/sentences.ts'
import { topicsOf } from '../schemas.ts'
import { contributions, keyLines, openPoints } from './digest.ts'
import { blocks } from './findings.ts'

/**
 * Rule: the summary quotes. The key lines of each contribution with their marks, the verdicts as given, what people
 * said, and the points that no source covers; in the order of the conversation.
 */
export function finalSummary(evidence: Evidence): string {
  const turns = contributions(evidence.conversation)
  const subject = [evidence.phaseName, evidence.phaseDescription, evidence.expectedOutput]
    .filter(Boolean)
    .join(' ')
  const open = openPoints(turns)
  const people = evidence.conversation.filter((turn) => turn.role === 'USER')
  return blocks(
    `## Summary of ${evidence.phaseName}`,
    overview(evidence, turns),
    turns.length > 0 && blocks('### Findings', ...turns.map((turn) => findingsOf(turn, subject))),
    verdicts(evidence),
    people.length > 0 &&
      blocks(
        '### From the team',
        people
          .slice(-6)
          .map((turn) => `- ${turn.speaker}: “${excerptOf(turn.text.trim(), 280)}”`)
          .join('\n'),
      ),
    open.length > 0 &&
      blocks(
        '### Open points',
        open
          .slice(0, 8)
          .map((point) => `- ${point.speaker}: ${point.text}`)
          .join('\n'),
      ),
  )
}

function overview(evidence: Evidence, turns: readonly EvidenceTurn[]): string {
  const names = [...new Set(turns.map((turn) => turn.speaker))]
  if (names.length === 0) return 'No contribution was made in this phase.'
  const topics = topicsOf(turns.map((turn) => turn.text).join('\n'))
  const about = topics.length > 0 ? `, touching on ${joinedList(topics)}` : ''
  return `${joinedList(names)} contributed to ${evidence.phaseName}${about}.`
}

function findingsOf(turn: EvidenceTurn, subject: string): string {
  const rows = keyLines(turn.text, `${turn.expectedOutput ?? ''} ${subject}`, 4)
  return `**${turn.speaker}**\n\n${rows.map((row) => `- ${row}`).join('\n') || '- No statement.'}`
}

function verdicts(evidence: Evidence): string | undefined {
  const latest = new Map(
    evidence.conversation
      .filter((turn) => turn.role === 'REVIEWER' || turn.role === 'APPROVER')
      .map((turn) => [turn.speaker, turn]),
  )
  if (latest.size === 0) return undefined
  const rows = [...latest.values()].map(
    (turn) =>
      `- **${turn.speaker}** (${turn.role.toLowerCase()}): ${excerptOf(turn.text.replace(/\s+/g, ' ').trim(), 400)}`,
  )
  return blocks('### Review and approval', rows.join('\n'))
}
