import { groupLock } from '@parley/contracts/rules/group-lock.ts'
import type {
  InputField,
  PhaseDefinition,
  RequiredInputs,
  TemplateDefinition,
} from '@parley/contracts/template-definition.ts'

/** Sentences by the place that they are about. */
export type Problems = Record<string, string>

const fieldsOf = (inputs: RequiredInputs): InputField[] => [
  ...inputs.groups.flatMap(({ fields }) => fields),
  ...inputs.fields,
]

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function fixedFieldProblem(former: InputField, fields: readonly InputField[]): string | undefined {
  const field = fields.find(({ name }) => name === former.name)
  if (field === undefined) return `The field "${former.label}" is fixed: it cannot be deleted.`
  if (field.type !== former.type) return `The field "${former.label}" is fixed: its type stays as it is.`
  if (field.required && !former.required)
    return `The field "${former.label}" is fixed: it cannot be made required.`
  if (field.isFixed !== true) return `The field "${former.label}" is fixed, and stays so.`
  return undefined
}

/** What inputs must keep of those before: fixed fields (Document 2, section 3) and locked groups (4.6). */
function inputProblems(before: RequiredInputs, after: RequiredInputs, isFirstPhase: boolean): string[] {
  const fields = fieldsOf(after)
  const fixed = fieldsOf(before)
    .filter(({ isFixed }) => isFixed === true)
    .map((former) => fixedFieldProblem(former, fields))
  const lost = before.groups.filter(
    (former) =>
      groupLock(former, isFirstPhase) !== undefined &&
      !after.groups.some(({ id, name }) => id === former.id || sameName(name, former.name)),
  )
  return [
    ...fixed.filter((problem) => problem !== undefined),
    ...lost.map(({ name }) => `The group "${name}" cannot be deleted.`),
  ]
}

/**
 * What a change would take away that stays (Document 2, 4.6): the first phase, locked groups and fixed fields. Other
 * phases may go, with all that they hold.
 */
export function keptPartProblems(before: TemplateDefinition, after: TemplateDefinition): Problems {
  const problems: Problems = {}
  const add = (place: string, texts: readonly string[]): void => {
    const [text] = texts
    if (text !== undefined) problems[place] = text
  }
  const [first] = before.phases
  // Early phases have no id yet: they are known by their name.
  const indexOf = (phase: PhaseDefinition): number =>
    after.phases.findIndex(({ id, name }) => (phase.id === undefined ? name === phase.name : id === phase.id))
  if (first?.id !== undefined && indexOf(first) < 0) add('phases', ['The first phase cannot be removed.'])
  for (const phase of before.phases) {
    const index = indexOf(phase)
    const inputs = after.phases[index]?.requiredInputs
    if (inputs !== undefined)
      add(`phases.${index}.requiredInputs`, inputProblems(phase.requiredInputs, inputs, phase === first))
  }
  add('inputs', inputProblems(before.inputs, after.inputs, false))
  return problems
}
