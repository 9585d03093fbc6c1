import type { Severity, ObservationStatus, ObservationType } from '@parley/contracts/enums.ts'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import { type GateAnswer, gateAnswerOf } from '@parley/contracts/rules/gate-messages.ts'
import { findLatestRun, listTurns, type Tx, type Turn } from '../runs/index.ts'

/** Completed interactions of the phase's newest run (decisions D3: the activate button's count). */
export async function countCompleted(tx: Tx, phaseId: string): Promise<number> {
  const run = await findLatestRun(tx, phaseId)
  if (run === undefined) return 0
  const row = await tx
    .selectFrom('agent_interaction')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sequence_id', '=', run.runId)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface BundleRows {
  order: number
  turns: Turn[]
  summary: { text: string; citations: Citation[] } | null
  /** People's answers to what gates asked. */
  answers: (GateAnswer & { by: string; interactionId: string | null })[]
  observations: {
    description: string
    severity: Severity
    status: ObservationStatus
    observation_type: ObservationType
    consultant_notes: string | null
    remediation_plan: string | null
  }[]
  documents: { name: string; file_name: string }[]
}

/** All that a phase has brought about so far. */
export async function readBundleRows(
  tx: Tx,
  { phaseId, initiativeId }: { phaseId: string; initiativeId: string },
): Promise<BundleRows> {
  const run = await findLatestRun(tx, phaseId)
  const phase = await tx
    .selectFrom('initiative_phase')
    .select('position')
    .where('id', '=', phaseId)
    .executeTakeFirstOrThrow()
  return {
    order: phase.position,
    turns: run === undefined ? [] : await listTurns(tx, run.runId),
    summary: run === undefined ? null : await readSummary(tx, run.runId),
    answers: run === undefined ? [] : await listAnswers(tx, run.runId),
    observations: await listObservations(tx, phaseId),
    documents: await listDocuments(tx, initiativeId),
  }
}

async function readSummary(tx: Tx, runId: string): Promise<BundleRows['summary']> {
  const row = await tx
    .selectFrom('sequence_run')
    .select(['summary', 'summary_citations'])
    .where('id', '=', runId)
    .executeTakeFirst()
  if (row?.summary == null) return null
  return { text: row.summary, citations: row.summary_citations }
}

async function listAnswers(tx: Tx, runId: string): Promise<BundleRows['answers']> {
  const rows = await tx
    .selectFrom('hitl_message as message')
    .leftJoin('user_account as author', 'author.id', 'message.author_id')
    .select(['message.content', 'message.message_type', 'message.metadata'])
    .select(['author.first_name', 'author.last_name'])
    .where('message.sequence_id', '=', runId)
    .where('message.message_type', '=', 'GATE_ANSWER')
    .orderBy('message.seq')
    .execute()
  return rows.flatMap(({ content, message_type: messageType, ...row }) => {
    const metadata = row.metadata
    const answer = gateAnswerOf({ messageType, content, metadata })
    const by = [row.first_name, row.last_name].filter(Boolean).join(' ') || 'A person'
    return answer === undefined ? [] : [{ ...answer, by, interactionId: metadata.interactionId ?? null }]
  })
}

const listObservations = (tx: Tx, phaseId: string): Promise<BundleRows['observations']> =>
  tx
    .selectFrom('observation')
    .select(['description', 'severity', 'status', 'observation_type', 'consultant_notes', 'remediation_plan'])
    .where('phase_id', '=', phaseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const listDocuments = (tx: Tx, initiativeId: string): Promise<BundleRows['documents']> =>
  tx
    .selectFrom('artifact')
    .select(['name', 'file_name'])
    .where('initiative_id', '=', initiativeId)
    .orderBy('name')
    .orderBy('id')
    .execute()
