import { findPhase } from './find-parts.ts'
import type { FieldDraft, InputsDraft, PhaseDraft, TemplateDraft } from './template-draft.ts'

type Path = readonly (string | number)[]

export type ProblemTab = 'general' | 'inputs' | 'phases'
export type ItemKind = 'template' | 'phase' | 'group' | 'field' | 'artifact' | 'mitigation' | 'agent' | 'role'

/** Where something stands in the editor: which row, and which of its properties. */
export interface ProblemPlace {
  tab: ProblemTab
  phaseId: string | null
  kind: ItemKind
  /** Id of the row in the draft; `templateItem` for the template's own. */
  itemId: string
  /** '' for the row as a whole. */
  property: string
}

/** Stands for the template itself, where rows have ids. */
export const templateItem = 'template'

const at = <Item>(items: readonly Item[], index: string | number | undefined): Item | undefined =>
  typeof index === 'number' ? items[index] : undefined

/** The place that a path of the wire means in this draft; a path that means nothing is the template's own. */
export function placeOf(draft: TemplateDraft, path: Path): ProblemPlace {
  const [first, second, ...rest] = path
  if (first === 'phases') {
    const phase = at(draft.phases, second)
    if (phase === undefined) return ownPlace('phases', 'phases')
    return { ...placeInPhase(phase, rest), tab: 'phases', phaseId: phase.id }
  }
  if (first === 'inputs') {
    const row = placeInInputs(draft.inputs, path.slice(1))
    return { ...(row ?? ownPlace('inputs', 'inputs')), tab: 'inputs', phaseId: null }
  }
  if (first === 'teamRoles') {
    const role = at(draft.teamRoles, second)
    if (role !== undefined) return { ...row('role', role.id, rest), tab: 'general', phaseId: null }
  }
  return ownPlace('general', String(first ?? ''))
}

type Row = Pick<ProblemPlace, 'kind' | 'itemId' | 'property'>

const row = (kind: ItemKind, itemId: string, [property]: Path): Row => ({
  kind,
  itemId,
  property: String(property ?? ''),
})

const ownPlace = (tab: ProblemTab, property: string): ProblemPlace => ({
  ...row('template', templateItem, [property]),
  tab,
  phaseId: null,
})

function placeInPhase(phase: PhaseDraft, path: Path): Row {
  const [part, index, ...rest] = path
  const own = row('phase', phase.id, path)
  if (part === 'requiredInputs') return placeInInputs(phase.requiredInputs, path.slice(1)) ?? own
  const lists = {
    recommendedArtifacts: ['artifact', phase.recommendedArtifacts],
    initialRiskMitigations: ['mitigation', phase.initialRiskMitigations],
    riskMitigations: ['mitigation', phase.riskMitigations],
    aiAgents: ['agent', phase.aiAgents],
  } as const
  if (typeof part !== 'string' || !(part in lists)) return own
  const [kind, items] = lists[part as keyof typeof lists]
  const item = at<{ id: string }>(items, index)
  return item === undefined ? own : row(kind, item.id, rest)
}

function placeInInputs(inputs: InputsDraft, path: Path): Row | undefined {
  const [list, index, inside, fieldIndex, ...rest] = path
  if (list === 'fields') {
    const field = at(inputs.fields, index)
    return field && row('field', field.id, path.slice(2))
  }
  const group = list === 'groups' ? at(inputs.groups, index) : undefined
  if (group === undefined) return undefined
  const field = inside === 'fields' ? at(group.fields, fieldIndex) : undefined
  return field === undefined ? row('group', group.id, path.slice(2)) : row('field', field.id, rest)
}

const fieldsOf = ({ groups, fields }: InputsDraft): FieldDraft[] => [
  ...groups.flatMap((group) => group.fields),
  ...fields,
]

/** The row that a place names, as it is in the draft; undefined where it is gone. */
export function findRow(draft: TemplateDraft, { kind, itemId, phaseId }: ProblemPlace): object | undefined {
  if (kind === 'template') return draft
  if (kind === 'role') return draft.teamRoles.find(({ id }) => id === itemId)
  const phase = phaseId === null ? undefined : findPhase(draft, phaseId)
  if (kind === 'phase') return phase
  const inputs = phase?.requiredInputs ?? draft.inputs
  if (kind === 'group') return inputs.groups.find(({ id }) => id === itemId)
  if (kind === 'field') return fieldsOf(inputs).find(({ id }) => id === itemId)
  if (phase === undefined) return undefined
  const lists = {
    artifact: phase.recommendedArtifacts,
    mitigation: [...phase.initialRiskMitigations, ...phase.riskMitigations],
    agent: phase.aiAgents,
  }
  return (lists[kind] as readonly { id: string }[]).find(({ id }) => id === itemId)
}
