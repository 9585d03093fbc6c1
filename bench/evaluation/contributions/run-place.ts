import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { newId } from '@parley/contracts/ids.ts'
import { demoTemplates } from '@parley/migrations/demo/seed-templates.ts'
import { starterAgents } from '@parley/migrations/starter/agents.ts'
import { phaseDefinitionOf } from '@parley/migrations/starter/write-template.ts'
import type { Caller } from '@parley/orchestrator/src/caller.ts'
import { executeSequence, resolveGate } from '@parley/orchestrator/src/human-review/index.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import type { Product } from '../product/index.ts'
import type { LabelledPlace } from './part-set.ts'

/** Gates that are answered before a run is given up. */
const mostGates = 6

/** What the agent of a place contributes when it is the only one of its phase: all its standing turns, in order. */
export async function contributionOf(product: Product, place: LabelledPlace): Promise<string> {
  const caller = callerOf(product, place)
  const phaseId = await preparePhase(product, caller, place)
  const { engine } = product.dependencies
  const { sequenceId } = await executeSequence(engine, caller, {
    params: { phaseId },
    body: { restart: true },
  })
  const { firmId, clientIds } = caller.scope
  const job = { firmId: firmId ?? '', clientId: clientIds[0] ?? '', runId: sequenceId }
  await runSequence(engine, job)
  for (let gates = 0; gates < mostGates; gates += 1) {
    const interactionId = await findGate(product, sequenceId)
    if (interactionId === undefined) break
    await resolveGate(engine, caller, {
      params: { id: interactionId },
      body: { resolved: true, decision: 'overrule', note: 'Go on with what is there.' },
    })
    await runSequence(engine, job)
  }
  return standingText(product, sequenceId)
}

/** @throws Error where the product does not know the company */
function callerOf({ places }: Product, { company }: LabelledPlace): Caller {
  const known = places.get(company)
  if (known === undefined) throw new Error(`There is no ${company}.`)
  return known.own
}

async function findGate({ corpus }: Product, sequenceId: string): Promise<string | undefined> {
  const [run] = await corpus.database.asOwner<{ gate: { interactionId: string } | null }>(
    'select gate from sequence_run where id = $1',
    [sequenceId],
  )
  return run?.gate?.interactionId
}

async function standingText({ corpus }: Product, sequenceId: string): Promise<string> {
  const turns = await corpus.database.asOwner<{ agent_response: string }>(
    `select turn.agent_response from agent_interaction turn
     where turn.sequence_id = $1 and turn.kind = 'agent' and turn.agent_response is not null
       and not exists (select from agent_interaction later where later.supersedes_id = turn.id)
     order by turn.position, turn.created_at`,
    [sequenceId],
  )
  return turns.map((turn) => turn.agent_response).join('\n\n')
}

/** Makes the phase one that may run, with the place as its only one. @returns the phase's id */
async function preparePhase({ corpus }: Product, caller: Caller, place: LabelledPlace): Promise<string> {
  const { database } = corpus
  const clientId = caller.scope.clientIds[0] ?? ''
  const [initiative] = await database.asOwner<{ id: string }>(
    `select initiative.id from initiative join artifact on artifact.initiative_id = initiative.id
     where initiative.client_id = $1 group by initiative.id order by count(*) desc limit 1`,
    [clientId],
  )
  const initiativeId = initiative?.id ?? ''
  await database.asOwner('update initiative set language = $2 where id = $1', [initiativeId, place.language])
  const definition = JSON.stringify(await definitionOf(corpus.database, place))
  const [known] = await database.asOwner<{ id: string }>(
    `update initiative_phase set status = 'IN_PROGRESS', definition = $3::jsonb
     where initiative_id = $1 and lower(name) = $2 returning id`,
    [initiativeId, place.phase, definition],
  )
  if (known !== undefined) return known.id
  const phaseId = newId()
  await database.asOwner(
    `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, status, definition)
     select $1, firm_id, client_id, id, $3,
       (select count(*) + 1 from initiative_phase where initiative_id = $2), 'IN_PROGRESS', $4::jsonb
     from initiative where id = $2`,
    [phaseId, initiativeId, place.phase, definition],
  )
  return phaseId
}

/** The template's phase, with the labelled place alone and nothing to validate before. */
async function definitionOf(
  database: Product['corpus']['database'],
  place: LabelledPlace,
): Promise<PhaseDefinition> {
  const agents = await database.asOwner<{ id: string; name: string }>('select id, name from ai_agent')
  const idOf = (name: string): string => agents.find((agent) => agent.name === name)?.id ?? ''
  const ids = new Map(starterAgents.map(({ key, name }) => [key, idOf(name)]))
  const template = demoTemplates.find(({ key }) => key === place.template)
  const phase = template?.phases.find(({ id }) => id === place.phase)
  const assignment = phase?.aiAgents.filter(({ agent }) => agent === place.agent) ?? []
  const [one, another] = assignment
  if (phase === undefined || one === undefined || another !== undefined)
    throw new Error(`The template ${place.template} has no ${place.agent} in ${place.phase}.`)
  const expectedOutput = askedOf(place) ?? one.expectedOutput
  for (const { part } of place.parts)
    if (!expectedOutput.includes(`- ${part}: `))
      throw new Error(`${place.agent} of ${place.phase} is not asked for “${part}”.`)
  const aiAgents = [{ ...one, expectedOutput }]
  return { ...phaseDefinitionOf({ ...phase, aiAgents }, 1, ids), initialRiskMitigations: [] }
}

/** What a firm asks for in words of its own; none where the place keeps to its template. */
const askedOf = ({ parts }: LabelledPlace): string | undefined =>
  parts.some(({ detail }) => detail === undefined)
    ? undefined
    : parts.map(({ part, detail }) => `- ${part}: ${detail ?? ''}`).join('\n')
