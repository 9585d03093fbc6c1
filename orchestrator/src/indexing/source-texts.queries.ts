import { readRichText, type RichText } from '@parley/contracts/rich-text.ts'
import type { Tx } from '../embedding/index.ts'

export interface InterviewText {
  summary: RichText | undefined
  summaryText: string
  notes: string
  /** First and last names, in the order of names. */
  interviewed: string[]
}

/** A held interview; undefined where it is gone or has not been held. */
export async function findInterviewText(tx: Tx, id: string): Promise<InterviewText | undefined> {
  const row = await tx
    .selectFrom('interview')
    .select(['summary', 'summary_text', 'additional_notes'])
    .where('id', '=', id)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const people = await tx
    .selectFrom('interview_stakeholder as asked')
    .innerJoin('stakeholder', 'stakeholder.id', 'asked.stakeholder_id')
    .select(['stakeholder.first_name', 'stakeholder.last_name'])
    .where('asked.interview_id', '=', id)
    .orderBy('stakeholder.last_name')
    .orderBy('stakeholder.first_name')
    .execute()
  return {
    summary: readRichText(row.summary),
    summaryText: row.summary_text,
    notes: row.additional_notes ?? '',
    interviewed: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
  }
}

export interface SummaryText {
  initiative: string
  summary: string
  keyFindings: string
  recommendations: string
  vendorChoices: string[]
  outcomes: string
}

export async function findSummaryText(tx: Tx, id: string): Promise<SummaryText | undefined> {
  const row = await tx
    .selectFrom('initiative_summary as told')
    .innerJoin('initiative', 'initiative.id', 'told.initiative_id')
    .select(['initiative.name', 'told.summary', 'told.key_findings', 'told.recommendations'])
    .select(['told.vendor_choices', 'told.outcomes'])
    .where('told.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      initiative: row.name,
      summary: row.summary,
      keyFindings: row.key_findings ?? '',
      recommendations: row.recommendations ?? '',
      vendorChoices: row.vendor_choices,
      outcomes: row.outcomes ?? '',
    }
  )
}

export interface ConversationTexts {
  phase: string
  /** The final summary of the newest run that is complete. */
  summary: { runId: string; text: string } | undefined
  answers: { id: string; agent: string; chapter: string | null; text: string }[]
  messages: { id: string; text: string }[]
  /** Every row of the phase that may have been indexed, standing or not. */
  known: string[]
}

/** What stands of a phase's conversation: people's words, and agents' once the run is complete. */
export async function findConversationTexts(tx: Tx, phaseId: string): Promise<ConversationTexts | undefined> {
  const phase = await tx
    .selectFrom('initiative_phase')
    .select('name')
    .where('id', '=', phaseId)
    .executeTakeFirst()
  if (phase === undefined) return undefined
  const [runs, turns, messages] = await Promise.all([
    tx
      .selectFrom('sequence_run')
      .select(['id', 'status', 'summary'])
      .where('phase_id', '=', phaseId)
      .orderBy('created_at', 'desc')
      .execute(),
    listAnswers(tx, phaseId),
    tx
      .selectFrom('hitl_message')
      .select(['id', 'content'])
      .where('phase_id', '=', phaseId)
      .where('role', '=', 'USER')
      .orderBy('seq')
      .execute(),
  ])
  const run = runs.find(({ status }) => status === 'COMPLETED')
  const standing = standingAnswers(turns.filter(({ sequence_id }) => sequence_id === run?.id))
  return {
    phase: phase.name,
    summary: run?.summary == null ? undefined : { runId: run.id, text: run.summary },
    answers: standing.map(({ id, agent, chapter_title, agent_response }) => ({
      id,
      agent: nameOf(agent),
      chapter: chapter_title,
      text: agent_response ?? '',
    })),
    messages: messages.map(({ id, content }) => ({ id, text: content })),
    known: [...runs, ...turns, ...messages].map(({ id }) => id),
  }
}

const listAnswers = (tx: Tx, phaseId: string) =>
  tx
    .selectFrom('agent_interaction')
    .select(['id', 'sequence_id', 'agent', 'chapter_title', 'agent_response', 'status', 'supersedes_id'])
    .where('phase_id', '=', phaseId)
    .where('kind', '=', 'agent')
    .orderBy('position')
    .orderBy('id')
    .execute()
type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** Answers that no later answer took the place of. */
function standingAnswers(turns: readonly AnswerRow[]): AnswerRow[] {
  const given = turns.filter(
    ({ status, agent_response }) => status === 'COMPLETED' && agent_response !== null,
  )
  const replaced = new Set(given.map(({ supersedes_id }) => supersedes_id))
  return given.filter(({ id }) => !replaced.has(id))
}

const nameOf = (agent: unknown): string =>
  typeof agent === 'object' && agent !== null && 'name' in agent && typeof agent.name === 'string'
    ? agent.name
    : 'Agent'
