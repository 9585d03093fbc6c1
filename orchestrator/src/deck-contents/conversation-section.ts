import { lowerFirst } from '../models/language/index.ts'
import { turnOf, supersededIds, type Turn } from '../runs/index.ts'
import { markdownWords } from '../ingestion/parsers/index.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import { verdictOf } from './conclusions-section.ts'
import { type Composed, type DeckContext, group, personName } from './deck-context.ts'
import { references } from './deck-references.ts'
import type { MessageRow, PhaseRow, TurnRow } from './deck-rows.queries.ts'
import { gateAnswerIn } from './gate-answer.ts'

/** Every turn and message, in the one order of its phase (decisions D11, Conversation). */
export function composeConversation(context: DeckContext): Composed {
  const { rows, words } = context
  const groups = rows.phases.flatMap((phase) => group(phase.name, entriesOf(context, phase)))
  if (groups.length === 0) return undefined
  const entries = groups.reduce((sum, { blocks }) => sum + blocks.length, 0)
  return { lead: words.leads.conversation({ entries, phases: groups.length }), groups }
}

function entriesOf(context: DeckContext, phase: PhaseRow): Block[] {
  const turns = context.rows.turns.filter((row) => row.phase_id === phase.id)
  const superseded = supersededIds(turns.map(turnOf))
  const spoken = turns.flatMap((row) => {
    const block = turnBlock(context, row, superseded.has(row.id))
    return block === undefined ? [] : [{ seq: row.seq ?? Number.MAX_SAFE_INTEGER, block }]
  })
  const written = context.rows.messages
    .filter((row) => row.phase_id === phase.id)
    .map((row) => ({ seq: row.seq, block: messageBlock(context, row) }))
  return [...spoken, ...written].toSorted((one, other) => one.seq - other.seq).map(({ block }) => block)
}

/** One that has not spoken is left out, unless it has come to an end without a word. */
function turnBlock(context: DeckContext, row: TurnRow, isReplaced: boolean): Block | undefined {
  const { words, formats, sources } = context
  const turn = turnOf(row)
  const text = turn.response === null ? endOf(context, row) : markdownWords(turn.response)
  if (text === undefined) return undefined
  const asked = turn.feedback === null ? '' : `${words.labels.feedback}: ${turn.feedback}\n`
  return {
    type: 'statement',
    speaker: turn.kind === 'moderator' ? words.roles.MODERATOR : turn.agent.name,
    role: roleOf(context, turn, isReplaced),
    at: formats.time(row.completed_at ?? row.created_at),
    verdict: verdictOf(context, turn),
    ...sources.cite(`${asked}${text}`, references(turn.citations)),
  }
}

function roleOf({ words }: DeckContext, turn: Turn, isReplaced: boolean): string {
  const role = turn.kind === 'moderator' ? words.roles.MODERATOR : words.roles[turn.agent.role]
  const chapter = turn.chapterTitle ? [turn.chapterTitle] : []
  return [role, ...chapter, ...(isReplaced ? [words.labels.replaced] : [])].join(', ')
}

function endOf({ words }: DeckContext, { status, error }: TurnRow): string | undefined {
  if (status !== 'FAILED' && status !== 'SKIPPED' && status !== 'CANCELLED') return undefined
  return [words.turnStatuses[status], error ?? ''].join(' ').trim()
}

function messageBlock({ words, formats, sources }: DeckContext, row: MessageRow): Block {
  const { agentName, citations = [] } = row.metadata
  const role = row.role
  const answer = gateAnswerIn(row)
  const part = partOf(row, words)
  return {
    type: 'statement',
    speaker: role === 'USER' ? personName(row, words) : (agentName ?? words.roles[role]),
    role: part === undefined ? words.roles[role] : `${words.roles[role]}, ${lowerFirst(part)}`,
    at: formats.time(row.created_at),
    verdict: null,
    // Who decided without a word has decided all the same.
    ...sources.cite(markdownWords(answer?.words ?? row.content) || (part ?? ''), references(citations)),
  }
}

/** What a message is at a gate: its question, or what the answer came to. */
function partOf(row: MessageRow, words: DeckContext['words']): string | undefined {
  const answer = gateAnswerIn(row)
  if (answer !== undefined) return words.outcomes[answer.outcome]
  return row.message_type === 'GATE_QUESTION' ? words.labels.toPeople : undefined
}
