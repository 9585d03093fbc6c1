import { topicsOf } from '../schemas.ts'
import type { Evidence } from '../port.ts'
import { blocks, inputLine, inputsFor } from './findings.ts'
import { headingOf, partsOf } from './parts.ts'

/**
 * Rule: puts the step's prompt to the agent, splits what is to be delivered into its parts, and hands over the
 * inputs that share words with it. A redo names what was asked to change; words of people
 * since the last turn are passed on as they are.
 */
export function moderatorPrompt(evidence: Evidence): string {
  const { agent } = evidence
  const name = agent?.name ?? 'Colleague'
  const subject = [evidence.question, evidence.expectedOutput, agent?.chapterTitle].filter(Boolean).join(' ')
  const parts = partsOf(evidence.expectedOutput)
  const inputs = inputsFor(subject, evidence, 4)
  const people = evidence.conversation.slice(-2).filter((turn) => turn.role === 'USER')
  return blocks(
    evidence.revisionRequest
      ? `**${name}**, please go over your contribution once more. What was asked for:\n\n${evidence.revisionRequest}`
      : `**${name}**: ${task(evidence)}`,
    parts.length > 0 &&
      `${deliver(agent?.role)}\n\n${parts.map((part) => `- ${headingOf(part)}`).join('\n')}`,
    people.length > 0 &&
      `Please take up what the team said:\n\n${people.map((turn) => `- ${turn.speaker}: “${turn.text.trim()}”`).join('\n')}`,
    inputs.length > 0 && `Inputs that bear on it:\n\n${inputs.map(inputLine).join('\n')}`,
  )
}

function task(evidence: Evidence): string {
  const question = evidence.question?.trim()
  if (question) return question
  const chapter = evidence.agent?.chapterTitle
  if (evidence.agent?.role === 'REVIEWER') return `Please review the contributions to ${evidence.phaseName}.`
  if (evidence.agent?.role === 'APPROVER') return `Please decide whether ${evidence.phaseName} can be closed.`
  const topics = topicsOf(evidence.phaseDescription)
  return `Please take ${chapter ? `the chapter “${chapter}”` : evidence.phaseName}${topics.length > 0 ? `, with an eye on ${topics.join(' and ')}` : ''}.`
}

const deliver = (role: string | undefined): string =>
  role === 'REVIEWER'
    ? 'Look for each of these:'
    : role === 'APPROVER'
      ? 'Decide on the basis of:'
      : 'We need from you:'
