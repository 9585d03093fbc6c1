import { expectedParts } from '../language/expected-parts.ts'
import type { Evidence } from '../port.ts'
import { blocks } from './findings.ts'
import { wantedOf } from './finders/index.ts'
import { inputsOfPart, shownValue } from './fitting-inputs.ts'
import { headingOf } from './parts.ts'
import { phrasesOf } from './phrases.ts'

/**
 * Rule: puts the step's prompt to the agent, splits what is to be delivered into its parts, and hands over the inputs
 * that the parts name. A redo names what was asked to change; words of people since the last turn are passed on as
 * they are.
 */
export function moderatorPrompt(evidence: Evidence): string {
  const words = phrasesOf(evidence)
  const { agent } = evidence
  const name = agent?.name ?? ''
  const parts = expectedParts(evidence.expectedOutput)
  const inputs = [...new Set(parts.flatMap((part) => inputsOfPart(wantedOf(part), evidence)))]
  const people = evidence.conversation
    .slice(-2)
    .filter((turn) => turn.role === 'USER' && withoutDirection(turn.text) !== '')
  return blocks(
    evidence.revisionRequest
      ? `${words.again(name)}\n\n${evidence.revisionRequest}`
      : [name === '' ? '' : `**${name}**:`, task(evidence)].filter((text) => text !== '').join(' '),
    parts.length > 0 &&
      `${words.deliver[agent?.role ?? 'CONTRIBUTOR']}\n\n${parts.map((part) => `- ${headingOf(part.name)}`).join('\n')}`,
    people.length > 0 &&
      `${words.takeUp}\n\n${people.map((turn) => `- ${turn.speaker}: ${words.quoted(withoutDirection(turn.text))}`).join('\n')}`,
    inputs.length > 0 &&
      `${words.bearing}\n\n${inputs.map(({ label, value }) => `- **${label}:** ${shownValue(value, evidence.language)}`).join('\n')}`,
  )
}

/** A person's own words, without what the minutes say of how and to whom they were said. */
const withoutDirection = (text: string): string => text.trim().replace(/^\((?:decided|to)\b[^)]*\)\s*/u, '')

function task(evidence: Evidence): string {
  const words = phrasesOf(evidence)
  const question = evidence.question?.trim()
  if (question) return question
  const { agent, phaseName } = evidence
  if (agent?.role === 'REVIEWER') return words.reviewTask(phaseName)
  if (agent?.role === 'APPROVER') return words.approvalTask(phaseName)
  return words.chapterTask(agent?.chapterTitle ? words.chapter(agent.chapterTitle) : phaseName)
}
