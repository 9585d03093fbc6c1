import { createHash } from 'node:crypto'
import { newId } from '@parley/contracts/ids.ts'
import type { TurnAgent } from '@parley/contracts/stored/run.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import type { Kysely } from 'kysely'
import { acmeConversation } from './content/acme-conversation.ts'
import { starterAgents } from '../starter/agents.ts'
import { demoDocuments } from './documents/index.ts'
import { seedCall, sumOf, taskOf, usageOfAnswer, usageOfPrompt } from './seed-calls.ts'
import { insert, json } from '../seeding/seed-writer.ts'

type Tx = Kysely<DB>

export interface ConversationSeed {
  place: { firm_id: string; client_id: string; initiative_id: string; phase_id: string }
  definition: PhaseDefinition
  /** Artifact ids by document key. */
  artifacts: Map<string, string>
  author: string | null
  endedAt: Date
}

/** Minutes between two turns. */
const pace = 3
/** When so many of them had passed. */
export const at = ({ endedAt }: ConversationSeed, step: number): Date =>
  new Date(endedAt.getTime() + step * pace * 60_000)

/** A citation of a demo document; its passage is found by the quote, whatever its chunk is called once indexed. */
export const citation = ({ artifacts }: ConversationSeed, [key, quote]: [string, string]) => ({
  chunkId: newId(),
  artifactId: artifacts.get(key) ?? null,
  artifactName: demoDocuments.find((document) => document.key === key)?.name ?? key,
  page: null,
  quote,
})

const moderator: TurnAgent = {
  id: null,
  name: 'Moderator',
  role: 'MODERATOR',
  description: '',
  systemMessage: '',
}

/**
 * The finished conversation of Acme's first phase, as a run would have left it, but for its authors: people wrote it.
 * @returns the run
 */
export async function seedConversation(tx: Tx, seed: ConversationSeed): Promise<string> {
  const { place, definition } = seed
  const used = acmeConversation.turns.flatMap((turn, index) => [
    ...(turn.supersedes === undefined ? [usageOfPrompt(turn, index)] : []),
    usageOfAnswer(turn, index),
  ])
  const sequenceId = await insert(tx, 'sequence_run', {
    ...place,
    status: 'COMPLETED',
    definition: json(definition),
    definition_hash: createHash('sha256').update(json(definition)).digest('hex'),
    state: json({ opened: true, asked: [] }),
    summary: acmeConversation.summary,
    summary_citations: json(acmeConversation.summaryCitations.map((item) => citation(seed, item))),
    used_input_tokens: sumOf(used.map(({ input_tokens }) => input_tokens)),
    used_output_tokens: sumOf(used.map(({ output_tokens }) => output_tokens)),
    started_at: at(seed, 0),
    finished_at: at(seed, 40),
    created_at: at(seed, 0),
  })
  await seedTurns(tx, seed, sequenceId)
  return sequenceId
}

type Turn = (typeof acmeConversation.turns)[number]

async function seedTurns(tx: Tx, seed: ConversationSeed, sequenceId: string): Promise<void> {
  const ids: string[] = []
  for (const [index, turn] of acmeConversation.turns.entries()) {
    const isAgain = turn.supersedes !== undefined
    const position = placeOf(seed, turn)
    if (!isAgain) await seedModerator(tx, seed, { sequenceId, turn, index, position })
    ids.push(await seedAgent(tx, seed, { sequenceId, turn, index, position, ids }))
    if (index === acmeConversation.interjection.afterTurn) await seedInterjection(tx, seed, sequenceId)
  }
}

/** Position of the agent's own turn at its place in the template. */
const placeOf = ({ definition }: ConversationSeed, turn: Turn): number => {
  const name = starterAgents.find(({ key }) => key === turn.agent)?.name
  return 2 * (definition.aiAgents.findIndex(({ aiAgent }) => aiAgent.name === name) + 1)
}

interface TurnSeed {
  sequenceId: string
  turn: Turn
  index: number
  position: number
}

async function nextSeq(tx: Tx, { place }: ConversationSeed, interactionId: string): Promise<number> {
  const where = { firmId: place.firm_id, clientId: place.client_id, phaseId: place.phase_id }
  const data = { interactionId, status: 'COMPLETED' }
  const [seq] = await appendPhaseEvents(tx, where, [{ type: 'AGENT_INTERACTION_UPDATE', data }])
  return seq ?? 0
}

async function seedModerator(
  tx: Tx,
  seed: ConversationSeed,
  { sequenceId, turn, index, position }: TurnSeed,
): Promise<void> {
  const opening = index === 0 ? `${acmeConversation.opening}\n\n` : ''
  const time = at(seed, 2 * index)
  const usage = usageOfPrompt(turn, index)
  const interactionId = await insert(tx, 'agent_interaction', {
    ...seed.place,
    sequence_id: sequenceId,
    position: position - 1,
    kind: 'moderator',
    agent: json(moderator),
    status: 'COMPLETED',
    agent_response: `${opening}${turn.prompt}`,
    ...usage,
    seq: await nextSeq(tx, seed, sequenceId),
    started_at: time,
    completed_at: time,
    created_at: time,
    updated_at: time,
  })
  await seedCall(tx, seed.place, { sequenceId, interactionId, task: 'moderator-prompt', usage, time })
}

async function seedAgent(
  tx: Tx,
  seed: ConversationSeed,
  { sequenceId, turn, index, position, ids }: TurnSeed & { ids: string[] },
): Promise<string> {
  const assignment = seed.definition.aiAgents[position / 2 - 1]
  if (assignment === undefined) throw new Error(`The template has no agent at place ${position}.`)
  const { verdict } = turn
  const time = at(seed, 2 * index + 1)
  const usage = usageOfAnswer(turn, index)
  const interactionId = await insert(tx, 'agent_interaction', {
    ...seed.place,
    sequence_id: sequenceId,
    position,
    kind: 'agent',
    ai_agent_id: assignment.aiAgentId,
    agent: json(assignment.aiAgent),
    chapter_title: assignment.chapterTitle,
    expected_output: assignment.expectedOutput,
    status: 'COMPLETED',
    moderator_prompt: turn.prompt,
    agent_response: turn.response,
    response_summary: turn.summary,
    verdict:
      verdict === undefined
        ? null
        : json({
            kind: verdict.kind,
            reasons: verdict.reasons,
            revise: ids.filter((_, at) => at === verdict.revises),
            overruledBy: null,
          }),
    citations: json(turn.citations.map((item) => citation(seed, item))),
    ...usage,
    round: turn.supersedes === undefined ? 0 : 1,
    supersedes_id: turn.supersedes === undefined ? null : (ids[turn.supersedes] ?? null),
    seq: await nextSeq(tx, seed, sequenceId),
    started_at: at(seed, 2 * index),
    completed_at: time,
    created_at: time,
    updated_at: time,
  })
  const task = taskOf(assignment.aiAgent.role)
  await seedCall(tx, seed.place, { sequenceId, interactionId, task, usage, time })
  return interactionId
}

async function seedInterjection(tx: Tx, seed: ConversationSeed, sequenceId: string): Promise<void> {
  const { text, reply } = acmeConversation.interjection
  const time = at(seed, 4)
  const common = {
    ...seed.place,
    sequence_id: sequenceId,
    taken_up_at: time,
    created_at: time,
    updated_at: time,
  }
  const messageId = await insert(tx, 'hitl_message', {
    ...common,
    content: text,
    role: 'USER',
    author_id: seed.author,
    wants_reply: true,
    replied_at: time,
    seq: await nextSeq(tx, seed, sequenceId),
  })
  await insert(tx, 'hitl_message', {
    ...common,
    content: reply,
    role: 'MODERATOR',
    message_type: 'MODERATOR_RESPONSE',
    metadata: json({
      agentName: 'Moderator',
      agentRole: 'MODERATOR',
    }),
    reply_to_id: messageId,
    seq: await nextSeq(tx, seed, sequenceId),
  })
}
