import type { Hitl, TurnAgent } from '@parley/contracts/stored/run.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { insert, json, type Tx } from '@parley/migrations/seeding/seed-writer.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'

/** A phase that rows are written for. */
export interface PhasePlace {
  tenant: { firm_id: string; client_id: string; initiative_id: string; phase_id: string }
  definition: PhaseDefinition
}

type CheckKind = 'INITIAL' | 'AI_CONVERSATION'

const hour = 3_600_000
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * hour)
/** Nobody takes up what is held for so long. */
const heldForever = (): Date => hoursAgo(-24 * 365)

const findings = [
  ['HIGH', 'The data owner of the Katowice plant is not named, although each plant was to name one in time.'],
  ['MEDIUM', 'The budget does not say whether training and the first year of support are part of it.'],
  ['LOW', 'Quality inspection is in scope by the inputs and out of scope by the minutes.'],
] as const

/** A check of the phase's statements, and the first statements that it found wanting. */
export async function writeCheck(
  tx: Tx,
  { tenant, definition }: PhasePlace,
  check: { kind: CheckKind; sequenceId?: string; status?: 'RUNNING' | 'COMPLETED'; open?: number },
): Promise<void> {
  const { kind, status = 'COMPLETED', sequenceId: sequence_id = null, open = 0 } = check
  const statements = kind === 'INITIAL' ? definition.initialRiskMitigations : definition.riskMitigations
  const isOver = status === 'COMPLETED'
  const validation_run_id = await insert(tx, 'validation_run', {
    ...tenant,
    kind,
    sequence_id,
    status,
    provider: 'builtin',
    model: 'builtin-1',
    checked: isOver ? statements.length : 1,
    total: statements.length,
    lease_until: isOver ? null : heldForever(),
    started_at: hoursAgo(2),
    finished_at: isOver ? hoursAgo(1) : null,
  })
  for (let at = 0; at < open; at += 1) {
    const [severity, description] = findings[at % findings.length] ?? findings[0]
    const statement = statements[at]
    await insert(tx, 'observation', {
      ...tenant,
      sequence_id,
      validation_run_id,
      mitigation_id: statement?.id ?? null,
      mitigation: statement?.description ?? null,
      description: at < findings.length ? description : `${at + 1}. ${description}`,
      severity,
      status: 'OPEN',
      observation_type: kind,
      verdict: 'does-not-hold',
      evidence: json([]),
      created_at: hoursAgo(1),
    })
  }
}

async function nextSeq(tx: Tx, { tenant }: PhasePlace, interactionId: string): Promise<number> {
  const where = { firmId: tenant.firm_id, clientId: tenant.client_id, phaseId: tenant.phase_id }
  const data = { interactionId, status: 'COMPLETED' }
  const [seq] = await appendPhaseEvents(tx, where, [{ type: 'AGENT_INTERACTION_UPDATE', data }])
  return seq ?? 0
}

const answer = `## What the plants agree on

The three plants keep one list of requirements, each with an owner, a criterion and a source. Two requirements decide: one plan for all plants, and books that close in five working days.

- **Planning** runs once a night over all plants; a change is visible within ten minutes.
- **Quality** holds a lot until it is released, and says who released it.

What is open: the owner of the data in Katowice is not named yet.`

export interface RunWanted {
  status: 'RUNNING' | 'AWAITING_HUMAN' | 'PAUSED' | 'FAILED' | 'COMPLETED'
  /** Turns that are done; all of the template's places unless told. More than there are places are further rounds. */
  done?: number
}

/** A conversation as the engine leaves it in a status. @returns the run */
export async function writeRun(tx: Tx, place: PhasePlace, { status, done }: RunWanted): Promise<string> {
  const { tenant, definition } = place
  const isOver = status === 'COMPLETED'
  const sequence_id = await insert(tx, 'sequence_run', {
    ...tenant,
    status,
    definition: json(definition),
    definition_hash: 'as it is',
    state: json({ opened: true, asked: [] }),
    lease_until: status === 'RUNNING' ? heldForever() : null,
    error:
      status === 'FAILED'
        ? 'No configured model could answer. What was said is kept; check the models and try again.'
        : null,
    summary: isOver ? `The agents agree.\n\n${answer}` : null,
    started_at: hoursAgo(1),
    finished_at: isOver || status === 'FAILED' ? hoursAgo(0.5) : null,
    created_at: hoursAgo(1),
  })
  const places = 2 * definition.aiAgents.length
  const turns = isOver ? (done ?? places) : (done ?? 3)
  for (let at = 0; at < Math.max(turns, isOver ? 0 : places); at += 1)
    await writeTurn(tx, place, { sequence_id, at, isDone: at < turns, isAtWork: at === turns, status })
  return sequence_id
}

interface TurnWanted {
  sequence_id: string
  at: number
  isDone: boolean
  /** The one that the run is at. */
  isAtWork: boolean
  status: RunWanted['status']
}

const moderator: TurnAgent = {
  id: null,
  name: 'Moderator',
  role: 'MODERATOR',
  description: '',
  systemMessage: '',
}

async function writeTurn(tx: Tx, place: PhasePlace, turn: TurnWanted): Promise<void> {
  const { tenant, definition } = place
  const { sequence_id, at, isDone, isAtWork } = turn
  const assignment = definition.aiAgents[Math.floor(at / 2) % definition.aiAgents.length]
  const isAgents = at % 2 === 1
  const asks = isAtWork && turn.status === 'AWAITING_HUMAN'
  const isAnswered = isDone || asks
  const works = isAtWork && turn.status === 'RUNNING'
  const askedAt = hoursAgo(0.2).toISOString()
  const gate: Hitl = { kind: 'question', reason: question, askedAt }
  const id = await insert(tx, 'agent_interaction', {
    ...tenant,
    sequence_id,
    position: at + 1,
    kind: isAgents ? 'agent' : 'moderator',
    ai_agent_id: isAgents ? (assignment?.aiAgentId ?? null) : null,
    agent: json((isAgents ? assignment?.aiAgent : undefined) ?? moderator),
    chapter_title: isAgents ? (assignment?.chapterTitle ?? null) : null,
    status: isDone ? 'COMPLETED' : asks ? 'AWAITING_HUMAN' : works ? 'RUNNING' : 'PENDING',
    agent_response: isAnswered ? (isAgents ? answer : `Please speak about part ${at + 1}.`) : null,
    response_summary: isDone && isAgents ? 'The plants agree on one list.' : null,
    verdict:
      isDone && isAgents && assignment?.aiAgent.role !== 'CONTRIBUTOR'
        ? json({
            kind: 'approve',
            reasons: ['Everything that was asked for is there.'],
            revise: [],
            overruledBy: null,
          })
        : null,
    provider: 'builtin',
    model: 'builtin-1',
    hitl: asks ? json(gate) : null,
    seq: isAnswered ? await nextSeq(tx, place, sequence_id) : null,
    lease_until: works ? heldForever() : null,
    started_at: isAnswered || works ? hoursAgo(0.9) : null,
    completed_at: isDone ? hoursAgo(0.8) : null,
  })
  if (asks)
    await tx
      .updateTable('sequence_run')
      .set({ gate: json({ ...gate, interactionId: id, turnStatus: 'COMPLETED' }) })
      .where('id', '=', sequence_id)
      .execute()
}

const question =
  'Two plants want to begin in spring and one in autumn. Which plant goes first, and who decides when the order changes?'

/** A phase that was handed on, as it is now. */
export async function writeActivation(tx: Tx, { tenant, definition }: PhasePlace): Promise<void> {
  await insert(tx, 'activation', {
    ...tenant,
    status: 'COMPLETED',
    stage: 'done',
    bundled_output: json({
      phase: {
        id: tenant.phase_id,
        name: definition.name,
        order: definition.order,
        description: definition.description,
      },
      inputs: [],
      artifacts: [],
      observations: [],
      answers: [],
      decisions: [],
      summary: { text: answer, citations: [] },
    }),
    rag_query: 'plants, requirements, owners',
    enriched_context: 'The plants keep one list of requirements.',
    rag_sources: json({ client: [], firm: [], initiative: [], citations: [] }),
    completed_at: hoursAgo(0.1),
  })
}
