import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Evidence, ModelTask, StandingRequest } from '../models/port.ts'
import { expectedParts } from '../models/language/index.ts'
import { taskPrompt } from '../prompts/index.ts'
import { fenceUntrusted } from './fence-untrusted.ts'

/** Who the agent is, in the words of the firm's authors: they instruct, second to the product's rules. */
export function authorBlock({ agent }: Evidence): string {
  if (agent === undefined) return ''
  const profile = agent.profile?.trim() ?? ''
  return [
    '# Who you are, by the firm’s authors',
    `You are ${agent.name}, ${agent.role}.`,
    ...(profile === '' ? [] : [profile]),
  ].join('\n\n')
}

interface Section {
  title: string
  text: string | undefined
}

const languageName = inLanguages({ en: 'English', de: 'German' })

/**
 * The task: our rules for it, then what authors, moderator and people want of this very step. Agents' words alone are
 * fenced here, and a visitor's.
 */
export function taskBlock(task: ModelTask, evidence: Evidence): string {
  const sections: Section[] = [
    { title: 'Your task', text: taskPrompt(task).text },
    { title: 'Language', text: `Write in ${languageName(evidence.language)}.` },
    { title: 'Your chapter', text: evidence.agent?.chapterTitle },
    { title: 'Today', text: evidence.today },
    questionSection(task, evidence),
    { title: 'Expected output, part by part', text: partsText(evidence) },
    { title: 'Statements', text: statementsText(evidence) },
    { title: 'Claims, with the passages that each cites', text: claimsText(evidence) },
    { title: 'Agents of this phase', text: agentsText(evidence) },
    revisionSection(evidence),
    { title: 'Open so far', text: fencedList('open parts', evidence.open) },
    { title: 'Contradictions noted so far', text: fencedList('contradictions', evidence.contradictions) },
    { title: 'Standing requests of people, which bind you', text: standingText(evidence.standing) },
    { title: 'What you may decide', text: allowedText(evidence) },
  ]
  const written = sections.flatMap(({ title, text }) =>
    text?.trim() ? [`# ${title}\n\n${text.trim()}`] : [],
  )
  return [...written, 'Now do your task.'].join('\n\n')
}

const aboutQuestions = new Set<ModelTask>([
  'knowledge-answer',
  'knowledge-question',
  'query-variants',
  'rerank',
])

/** Whose words the question is. A visitor of the demo is a stranger: what they add is material. */
function questionSection(task: ModelTask, { question }: Evidence): Section {
  if (task === 'user-reply') return { title: 'What the person wrote', text: question }
  if (task === 'demo-reply')
    return { title: 'What the visitor added', text: question && fenceUntrusted('visitor', question) }
  if (aboutQuestions.has(task)) return { title: 'The question', text: question }
  return { title: 'What is asked of you', text: question }
}

function partsText({ expectedOutput }: Evidence): string | undefined {
  const parts = expectedParts(expectedOutput)
  if (parts.length === 0) return expectedOutput
  return parts
    .map(({ name, detail }, index) => `${index + 1}. ${name}${detail === '' ? '' : `: ${detail}`}`)
    .join('\n')
}

const statementsText = ({ statements }: Evidence): string | undefined =>
  statements?.map(({ id, text }) => `- statement ${id}: ${text}`).join('\n')

const claimsText = ({ claims }: Evidence): string | undefined =>
  claims &&
  fenceUntrusted(
    'claims',
    claims
      .map(
        ({ number, text, chunkIds }) => `${number}. ${text} (${chunkIds.map((id) => `[[${id}]]`).join(' ')})`,
      )
      .join('\n'),
  )

const agentsText = ({ agents }: Evidence): string | undefined =>
  agents?.map(({ id, name, role, description }) => `- ${id}: ${name} (${role}). ${description}`).join('\n')

/** A person's request binds; an agent's is dealt with point by point, and is no instruction by itself. */
function revisionSection({ revisionRequest, revisionBy }: Evidence): Section {
  if (revisionRequest === undefined) return { title: '', text: undefined }
  return revisionBy === 'agent'
    ? {
        title: 'This is a redo: deal with each point of the reviewer',
        text: fenceUntrusted('points of the reviewer', revisionRequest),
      }
    : { title: 'This is a redo: a person wants this changed', text: revisionRequest }
}

const fencedList = (label: string, rows: readonly string[] | undefined): string | undefined =>
  rows === undefined || rows.length === 0
    ? undefined
    : fenceUntrusted(label, rows.map((row) => `- ${row}`).join('\n'))

/** People's words bind; the question that a decision answers is an agent's, who has read material. */
const standingText = (standing: readonly StandingRequest[] | undefined): string | undefined =>
  standing
    ?.map(({ number, kind, person, text, question }) => {
      if (kind === 'request') return `${number}. ${person}: ${text}`
      const asked = question === undefined ? '' : `\n${fenceUntrusted('what was asked', question)}`
      return `${number}. ${person} decided: ${text}${asked}`
    })
    .join('\n')

const allowedText = ({ allowed }: Evidence): string | undefined =>
  allowed?.map(({ decision, why }) => `- ${decision}: ${why}`).join('\n')
