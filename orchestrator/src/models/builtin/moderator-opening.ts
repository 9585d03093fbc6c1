import { excerptOf } from '../language/sentences.ts'
import type { Evidence } from '../port.ts'
import { blocks, documentNames, filledInputs } from './findings.ts'
import { shownValue } from './fitting-inputs.ts'
import { listed, type Phrases, phrasesOf } from './phrases.ts'

const mostInputs = 12
const mostDocuments = 8

/**
 * Rule: names the phase and its purpose, lists the filled inputs, those without a value and the documents at hand, and
 * the order of work. It states nothing that is not given.
 */
export function moderatorOpening(evidence: Evidence): string {
  const words = phrasesOf(evidence)
  const inputs = filledInputs(evidence)
  const empty = [
    ...evidence.inputs.filter((input) => !inputs.includes(input)).map(({ label }) => label),
    ...(evidence.openInputs ?? []),
  ]
  const names = sourcesAtHand(evidence)
  const agents = evidence.agents ?? []
  return blocks(
    [words.opens(evidence.phaseName), sentence(evidence.phaseDescription)]
      .filter((text) => text !== '')
      .join(' '),
    inputs.length > 0 &&
      `${words.given}\n\n${inputs
        .slice(0, mostInputs)
        .map(
          ({ label, value }) =>
            `- **${label}:** ${shownValue(excerptOf(value.replace(/\s+/g, ' '), 240), evidence.language)}`,
        )
        .join('\n')}`,
    empty.length > 0 && `${words.unfilled(listed(empty, words))}.`,
    names.length > 0
      ? words.atHand(
          listed(
            [
              ...names.slice(0, mostDocuments).map((name) => `*${name}*`),
              ...(names.length > mostDocuments ? [words.more(names.length - mostDocuments)] : []),
            ],
            words,
          ),
        )
      : words.noneAtHand,
    agents.length > 0 &&
      `${words.order}\n\n${agents.map((agent, index) => `${index + 1}. **${agent.name}** – ${describe(agent, words)}`).join('\n')}`,
  )
}

/** Documents that were given whole, then others that were found. */
const sourcesAtHand = ({ documents = [], passages }: Evidence): string[] => [
  ...new Set([
    ...documents.map(({ name }) => name),
    ...documentNames(passages.filter(({ trust }) => trust !== 'agent')),
  ]),
]

const sentence = (text: string): string => {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

const roleOf = (role: string, words: Phrases): string =>
  Object.entries(words.roles).find(([name]) => name === role)?.[1] ?? role.toLowerCase()

const describe = (agent: { role: string; description: string }, words: Phrases): string =>
  [roleOf(agent.role, words), excerptOf(agent.description.trim(), 140)]
    .filter((text) => text !== '')
    .join(words.roleAndField)
