import type { Evidence } from '../port.ts'
import { joinedList, excerptOf } from '../language/sentences.ts'
import { blocks, documentNames, filledInputs, inputLine } from './findings.ts'

/**
 * Rule: names the phase and its purpose, lists the filled inputs and the documents at hand, and the order of work.
 * It states nothing that is not given.
 */
export function moderatorOpening(evidence: Evidence): string {
  const inputs = filledInputs(evidence)
  const empty = evidence.inputs.length - inputs.length
  const documents = documentNames(evidence.passages)
  const agents = evidence.agents ?? []
  return blocks(
    `We start **${evidence.phaseName}**.${evidence.phaseDescription.trim() === '' ? '' : ` ${sentence(evidence.phaseDescription)}`}`,
    evidence.question && `The task: ${sentence(evidence.question)}`,
    inputs.length > 0 && `What the team has given us:\n\n${inputs.slice(0, 12).map(inputLine).join('\n')}`,
    empty > 0 && `${empty === 1 ? 'One input is' : `${empty} inputs are`} still without a value.`,
    documents.length > 0
      ? `We work from ${joinedList(documents.slice(0, 6).map((name) => `*${name}*`))}${documents.length > 6 ? ` and ${documents.length - 6} more` : ''}.`
      : 'No document at hand bears on this phase yet, so answers rest on the inputs alone.',
    agents.length > 0 &&
      `Order of work:\n\n${agents.map((agent, index) => `${index + 1}. **${agent.name}** – ${describe(agent)}`).join('\n')}`,
  )
}

const sentence = (text: string): string => {
  const trimmed = text.trim()
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

const describe = (agent: { role: string; description: string }): string => {
  const role = agent.role.toLowerCase()
  return agent.description.trim() === '' ? role : `${role}; ${excerptOf(agent.description.trim(), 140)}`
}
