import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@parley/contracts/errors.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type {
  PhaseDefinition,
  RiskMitigation,
  TemplateDefinition,
} from '@parley/contracts/template-definition.ts'
import type {
  assignmentInput,
  phaseInput,
  templateDefinitionInput,
} from '@parley/contracts/template-input.ts'
import type { z } from 'zod'
import { keptPartProblems, type Problems } from './kept-parts.ts'

type WrittenPhase = z.output<typeof phaseInput>
type Assignment = z.output<typeof assignmentInput>

/** Those parts of a definition that somebody wrote. */
export interface WrittenDefinition {
  phases?: WrittenPhase[] | undefined
  inputs?: z.output<typeof templateDefinitionInput.inputs> | undefined
  outputs?: z.output<typeof templateDefinitionInput.outputs> | undefined
  teamRoles?: z.output<typeof templateDefinitionInput.teamRoles> | undefined
}

/** What a phase keeps of an agent (decisions D11). */
export type AgentProfile = PhaseDefinition['aiAgents'][number]['aiAgent']
export interface KnownAgent {
  profile: AgentProfile
  isActive: boolean
}
export type KnownAgents = ReadonlyMap<Id, KnownAgent>

/** @throws AppError VALIDATION_FAILED with all of them, where there are any */
export function refuseProblems(problems: Problems): void {
  const [text] = Object.values(problems)
  if (text !== undefined) throw new AppError('VALIDATION_FAILED', text, { errors: problems })
}

/** Entries whose ids are their own: who repeats another's gets a new one. */
function withOwnIds<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>()
  return entries.map((entry) => {
    const id = taken.has(entry.id) ? newId() : entry.id
    taken.add(id)
    return { ...entry, id }
  })
}

const numbered = (mitigations: readonly RiskMitigation[]): RiskMitigation[] =>
  withOwnIds(mitigations).map((mitigation, index) => ({ ...mitigation, order: index + 1 }))

/**
 * The ids of phases, which they keep whatever they are called and wherever they stand: their own; else that of the
 * phase of the same name before, else of the one in the same place, as far as nobody else has it; else a new one.
 */
function phaseIds(phases: readonly WrittenPhase[], former: readonly PhaseDefinition[]): string[] {
  const taken = new Set<string>()
  const take = (id: string | undefined): string | undefined => {
    if (id === undefined || taken.has(id)) return undefined
    taken.add(id)
    return id
  }
  const own = phases.map(({ id }) => take(id))
  const named = phases.map(
    ({ name }, index) =>
      own[index] ?? take(former.find((phase) => phase.name === name && !taken.has(phase.id ?? ''))?.id),
  )
  return named.map((id, index) => id ?? take(former[index]?.id) ?? newId())
}

/** Profiles of the agents that the definition has already: they stay, even where an agent is gone by now. */
function formerAgents(former: TemplateDefinition | undefined): Map<Id, AgentProfile> {
  const places = former?.phases.flatMap(({ aiAgents }) => aiAgents) ?? []
  return new Map(places.map(({ aiAgentId, aiAgent }) => [aiAgentId, aiAgent]))
}

interface Agents {
  known: KnownAgents
  former: Map<Id, AgentProfile>
}

function profileOf(id: Id, { known, former }: Agents): AgentProfile | string {
  const agent = known.get(id)
  if (agent?.isActive === true) return agent.profile
  const copy = former.get(id)
  if (copy !== undefined) return copy
  return agent === undefined ? 'This agent is not known.' : `The agent "${agent.profile.name}" is not active.`
}

function agentPlaces(
  places: readonly Assignment[],
  agents: Agents,
  refuse: (index: number, text: string) => void,
): PhaseDefinition['aiAgents'] {
  return places.flatMap(({ aiAgentId, moderatorPrompt, chapterTitle, expectedOutput }, index) => {
    const aiAgent = profileOf(aiAgentId, agents)
    if (typeof aiAgent !== 'string')
      return { aiAgentId, order: index + 1, moderatorPrompt, chapterTitle, expectedOutput, aiAgent }
    refuse(index, aiAgent)
    return []
  })
}

const uniqueRoles = (roles: NonNullable<WrittenDefinition['teamRoles']>, problems: Problems) => {
  const seen = new Set<string>()
  for (const [index, { name }] of roles.entries()) {
    const key = name.toLowerCase()
    if (seen.has(key)) problems[`teamRoles.${index}.name`] = `The role "${name}" stands here twice.`
    seen.add(key)
  }
  return withOwnIds(roles)
}

const withOwnGroupIds = <Inputs extends { groups: { id: string }[] }>(inputs: Inputs): Inputs => ({
  ...inputs,
  groups: withOwnIds(inputs.groups),
})

function phasesOf(
  phases: readonly WrittenPhase[],
  agents: Agents,
  { former, problems }: { former: readonly PhaseDefinition[]; problems: Problems },
): PhaseDefinition[] {
  const ids = phaseIds(phases, former)
  return phases.map((phase, index) => ({
    ...phase,
    id: ids[index],
    order: index + 1,
    requiredInputs: withOwnGroupIds(phase.requiredInputs),
    initialRiskMitigations: numbered(phase.initialRiskMitigations),
    riskMitigations: numbered(phase.riskMitigations),
    aiAgents: agentPlaces(phase.aiAgents, agents, (at, text) => {
      problems[`phases.${index}.aiAgents.${at}.aiAgentId`] = text
    }),
  }))
}

const noInputs = { groups: [], fields: [] }

/**
 * The definition to store: what was written over what was there, orders by position, ids made where they are missing,
 * agents copied in (Document 2, 4.6; decisions D11).
 * @throws AppError VALIDATION_FAILED, with the path of each thing that may not be so
 */
export function definitionOf(
  written: WrittenDefinition,
  { former, agents: known }: { former?: TemplateDefinition; agents: KnownAgents },
): TemplateDefinition {
  const problems: Problems = {}
  const agents = { known, former: formerAgents(former) }
  const { phases, inputs, outputs, teamRoles } = written
  const definition: TemplateDefinition = {
    phases: phases
      ? phasesOf(phases, agents, { former: former?.phases ?? [], problems })
      : (former?.phases ?? []),
    inputs: inputs ? withOwnGroupIds(inputs) : (former?.inputs ?? noInputs),
    outputs: outputs ? withOwnGroupIds(outputs) : (former?.outputs ?? noInputs),
    teamRoles: teamRoles ? uniqueRoles(teamRoles, problems) : (former?.teamRoles ?? []),
  }
  refuseProblems(problems)
  if (former !== undefined) refuseProblems(keptPartProblems(former, definition))
  return definition
}

/** As it is written: agents' profiles are copied in by the server, and undefined is the same as left out. */
const asWritten = ({ phases, ...rest }: TemplateDefinition): unknown =>
  JSON.parse(
    JSON.stringify({
      ...rest,
      phases: phases.map((phase) => ({
        ...phase,
        aiAgents: phase.aiAgents.map(({ aiAgent: _copied, ...place }) => place),
      })),
    }),
  )

/** Whether somebody wrote the same; that an agent itself has changed since makes no new version. */
export const isSameDefinition = (one: TemplateDefinition, other: TemplateDefinition): boolean =>
  isDeepStrictEqual(asWritten(one), asWritten(other))
