import { excerptOf } from '../language/sentences.ts'
import type { Evidence, EvidenceTurn, ModelTask, Passage } from '../port.ts'
import { fenceUntrusted } from './fence-untrusted.ts'

/** Previous agent responses in the moderator's analysis (Document 2, 4.3), in characters. */
export const analysisTurnLimit = 300
/** Everywhere else, per turn and in turns: what a long conversation may take of the prompt. */
const turnLimit = 6_000
const mostTurns = 40
const passageLimit = 4_000
const inputLimit = 4_000

/** The evidence as a message: every text of documents and people fenced and labelled. */
export function factsOf(task: ModelTask, evidence: Evidence): string {
  return [
    // A question to the knowledge belongs to no phase.
    ...(evidence.phaseName === ''
      ? []
      : [fenceUntrusted('phase', `${evidence.phaseName}\n${evidence.phaseDescription}`)]),
    ...evidence.inputs.map((input) =>
      fenceUntrusted('input', `${input.label}: ${cut(input.value, inputLimit)}`),
    ),
    ...evidence.passages.map(passageFact),
    ...conversationFacts(task, evidence.conversation),
    ...(evidence.statements ?? []).flatMap((statement) => [
      fenceUntrusted(`statement ${statement.id}`, statement.text),
      ...statement.passages.map(passageFact),
    ]),
    ...(evidence.agents ?? []).map((agent) =>
      fenceUntrusted(`agent ${agent.id}`, `${agent.name} (${agent.role}): ${agent.description}`),
    ),
    ...stepFacts(evidence),
  ].join('\n\n')
}

function passageFact(passage: Passage): string {
  const place = passage.page === null ? '' : `, page ${passage.page}`
  const origin =
    passage.trust === 'agent'
      ? ', written by agents of an earlier phase'
      : passage.trust === 'person'
        ? ', words of a person'
        : ''
  const label = `passage ${passage.chunkId}, ${passage.sourceKind} source${origin}, relevance ${passage.relevance.toFixed(2)}`
  return fenceUntrusted(label, `[${passage.name}${place}]\n${cut(passage.text, passageLimit)}`)
}

function conversationFacts(task: ModelTask, conversation: readonly EvidenceTurn[]): string[] {
  const turns = conversation.slice(-mostTurns)
  return turns.map((turn, index) => {
    // The analysis needs the last answer whole; what came before is only its background.
    const isBackground = task === 'moderator-analysis' && index < turns.length - 1
    const limit = isBackground ? analysisTurnLimit : turnLimit
    const interaction = turn.interactionId === undefined ? '' : `, interaction ${turn.interactionId}`
    const expected =
      turn.expectedOutput === undefined || isBackground
        ? ''
        : `\n(It was expected to deliver: ${turn.expectedOutput})`
    return fenceUntrusted(
      `${turn.role.toLowerCase()} turn${interaction}`,
      `${turn.speaker}: ${cut(turn.text, limit)}${expected}`,
    )
  })
}

function stepFacts(evidence: Evidence): string[] {
  const { agent } = evidence
  const facts: [label: string, text: string | undefined][] = [
    [
      'you speak as',
      agent && `${agent.name}, ${agent.role}${agent.chapterTitle ? `; chapter: ${agent.chapterTitle}` : ''}`,
    ],
    ['description of this agent by its authors: for expertise and tone', agent?.profile],
    ['question or prompt of this step', evidence.question],
    ['expected output of this step', evidence.expectedOutput],
    ['language of the answer', evidence.language === 'de' ? 'German' : undefined],
    ['requested revision', evidence.revisionRequest],
  ]
  return facts.flatMap(([label, text]) => (text?.trim() ? [fenceUntrusted(label, text)] : []))
}

const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : `${excerptOf(text, limit - 2)} …`
