import type { TemplateChange } from '../http/template-versions.ts'
import type {
  AgentAssignment,
  PhaseDefinition,
  RiskMitigation,
  TeamRole,
  TemplateDefinition,
} from '../template-definition.ts'
import { inputChanges } from './changes/input-changes.ts'
import { type Both, listChanges } from './changes/list-changes.ts'
import { countsOf, type Match, matchLists, movedPlaces } from './changes/list-matches.ts'
import { detailsOf, placeDetail, propertyNames } from './changes/property-changes.ts'

type Artifact = PhaseDefinition['recommendedArtifacts'][number]
type AgentPlace = Omit<AgentAssignment, 'aiAgent' | 'aiAgentId' | 'order'>
type PlacedAgent = AgentPlace & Omit<AgentAssignment['aiAgent'], 'id'>
type Parts =
  'requiredInputs' | 'recommendedArtifacts' | 'initialRiskMitigations' | 'riskMitigations' | 'aiAgents'

const roleProperties = propertyNames<Omit<TeamRole, 'id'>>({ name: true, description: true })
const artifactProperties = propertyNames<Omit<Artifact, 'name'>>({ importance: true })
const mitigationProperties = propertyNames<Omit<RiskMitigation, 'id' | 'order'>>({ description: true })
const agentProperties = propertyNames<PlacedAgent>({
  moderatorPrompt: true,
  chapterTitle: true,
  expectedOutput: true,
  name: true,
  role: true,
  description: true,
  systemMessage: true,
  isSME: true,
})
const phaseProperties = propertyNames<Omit<PhaseDefinition, 'id' | 'order' | Parts>>({
  name: true,
  description: true,
  durationDays: true,
})

const idOf = ({ id }: { id?: string | undefined }): string | undefined => id
const nameOf = ({ name }: { name: string }): string => name
const textOf = ({ description }: RiskMitigation): string => description
const instanceOf = ({ instance }: { instance: string }): string => instance

/** Agents of a phase with what was copied of them; the second place of an agent is another thing than its first. */
function placedAgents(agents: AgentAssignment[]): (PlacedAgent & { instance: string })[] {
  const counts = countsOf(agents, ({ aiAgentId }) => aiAgentId)
  return agents.map(({ aiAgent, aiAgentId, order: _order, ...place }, index) => {
    const count = counts[index] ?? 1
    const name = count === 1 ? aiAgent.name : `${aiAgent.name} (${count})`
    return { ...place, ...aiAgent, name, instance: `${aiAgentId} ${count}` }
  })
}

/** What differs between two versions of a phase, its place among the phases aside. */
export function phaseChanges(before: PhaseDefinition, after: PhaseDefinition): TemplateChange[] {
  const phase = after.name
  const both = <Part extends Parts>(part: Part): Both<PhaseDefinition[Part]> => ({
    before: before[part],
    after: after[part],
  })
  const artifacts = { keys: [nameOf], nameOf, properties: artifactProperties }
  const mitigations = { keys: [idOf, textOf], nameOf: textOf, properties: mitigationProperties }
  const agents = { keys: [instanceOf], nameOf, properties: agentProperties }
  const sequences = { before: placedAgents(before.aiAgents), after: placedAgents(after.aiAgents) }
  const details = detailsOf(before, after, phaseProperties)
  return [
    ...(details.length > 0
      ? [{ kind: 'changed', part: 'phase', phase, name: phase, details } satisfies TemplateChange]
      : []),
    ...inputChanges(both('requiredInputs'), { field: 'input', group: 'group', phase }),
    ...listChanges(both('recommendedArtifacts'), { ...artifacts, part: 'artifact', phase }),
    ...listChanges(both('initialRiskMitigations'), { ...mitigations, part: 'initial-mitigation', phase }),
    ...listChanges(both('riskMitigations'), { ...mitigations, part: 'mitigation', phase }),
    ...listChanges(sequences, { ...agents, part: 'agent', phase }),
  ]
}

/**
 * Phases of two versions, paired by id, else by name; by their place where a version is so old that its phases have no
 * ids.
 */
export function matchPhases(
  before: readonly PhaseDefinition[],
  after: readonly PhaseDefinition[],
): Match<PhaseDefinition>[] {
  const haveIds = [...before, ...after].every(({ id }) => id !== undefined)
  const place = (_phase: PhaseDefinition, index: number): string => String(index)
  return matchLists(before, after, [idOf, nameOf, ...(haveIds ? [] : [place])])
}

/** What differs beside the phases: global inputs, outputs and team roles. */
export function globalChanges(
  before: Omit<TemplateDefinition, 'phases'>,
  after: Omit<TemplateDefinition, 'phases'>,
): TemplateChange[] {
  const roles = { keys: [idOf, nameOf], nameOf, properties: roleProperties }
  const both = <Part extends keyof typeof before>(part: Part) => ({
    before: before[part],
    after: after[part],
  })
  return [
    ...inputChanges(both('inputs'), { field: 'global-input', group: 'group', phase: null }),
    ...inputChanges(both('outputs'), { field: 'output', group: 'output', phase: null }),
    ...listChanges(both('teamRoles'), { ...roles, part: 'team-role', phase: null }),
  ]
}

/**
 * Every difference between two versions of a template, in the words of the editor: phases in their present order, those
 * that are gone last, then what belongs to the whole template. What is new or gone as a whole is named once, without
 * its parts. Nothing differs where only ids do.
 */
export function templateChanges(before: TemplateDefinition, after: TemplateDefinition): TemplateChange[] {
  const matches = matchPhases(before.phases, after.phases)
  const kept = matches.filter(({ from, to }) => from >= 0 && to >= 0)
  const moved = movedPlaces(kept.map(({ from }) => from))
  const ofPhases = matches.flatMap(({ before: was, after: is, from, to }): TemplateChange[] => {
    const { name = '' } = is ?? was ?? {}
    const own = { part: 'phase' as const, phase: name, name, details: [] }
    if (was === undefined) return [{ ...own, kind: 'added' }]
    if (is === undefined) return [{ ...own, kind: 'removed' }]
    const place: TemplateChange[] = moved.has(from)
      ? [{ ...own, kind: 'moved', details: [placeDetail({ from, to })] }]
      : []
    return [...place, ...phaseChanges(was, is)]
  })
  return [...ofPhases, ...globalChanges(before, after)]
}
