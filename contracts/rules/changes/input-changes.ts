import type { TemplateChange } from '../../http/template-versions.ts'
import type { InputField, InputGroup, RequiredInputs } from '../../template-definition.ts'
import { type Both, listChanges } from './list-changes.ts'
import { type Match, matchLists } from './list-matches.ts'
import { detailsOf, propertyNames } from './property-changes.ts'

const fieldProperties = propertyNames<Omit<InputField, 'name'>>({
  label: true,
  description: true,
  type: true,
  required: true,
  placeholder: true,
  options: true,
  currency: true,
  isFixed: true,
  min: true,
  max: true,
})
const groupProperties = propertyNames<Omit<InputGroup, 'id' | 'fields'>>({
  name: true,
  description: true,
  icon: true,
})
const groupTitle = ({ name }: InputGroup): string => name
const groupKeys = [({ id }: InputGroup) => id, groupTitle]
const labelOf = ({ label }: InputField): string => label
const fieldKeys = [({ name }: InputField) => name]

/** Which parts of a template its groups and fields are. */
export interface InputParts {
  field: TemplateChange['part']
  group: TemplateChange['part']
  phase: string | null
}

/** Fields that stand together: a group's, or the loose ones, which come last. */
interface Shelf {
  group: InputGroup | undefined
  fields: InputField[]
}
const shelvesOf = ({ groups, fields }: RequiredInputs): Shelf[] => [
  ...groups.map((group) => ({ group, fields: group.fields })),
  { group: undefined, fields },
]
const shelfKeys = [
  ({ group }: Shelf) => (group === undefined ? 'loose' : `id ${group.id}`),
  ({ group }: Shelf) => group?.name,
]

const groupName = (shelf: Shelf): string => shelf.group?.name ?? ''

/** A field that went from one group to another. */
interface Crossing {
  field: Both<InputField>
  shelf: Both<Shelf>
}

/** Fields whose group is not the one that their former group became. A field's name stands once in a phase. */
function crossingsOf(shelves: Both<Shelf[]>, pairs: Match<Shelf>[]): Crossing[] {
  const partners = new Map(pairs.map(({ before, after }) => [before, after]))
  const former = new Map(
    shelves.before.flatMap((shelf) => shelf.fields.map((field) => [field.name, { field, shelf }] as const)),
  )
  return shelves.after.flatMap((shelf) =>
    shelf.fields.flatMap((field) => {
      const was = former.get(field.name)
      if (was === undefined || partners.get(was.shelf) === shelf) return []
      return [{ field: { before: was.field, after: field }, shelf: { before: was.shelf, after: shelf } }]
    }),
  )
}

function changesOfCrossing({ field, shelf }: Crossing, { field: part, phase }: InputParts): TemplateChange[] {
  const change = { part, phase, name: field.after.label }
  const details = detailsOf(field.before, field.after, fieldProperties)
  const group = { property: 'group', before: groupName(shelf.before), after: groupName(shelf.after) }
  return [
    ...(details.length > 0 ? [{ ...change, kind: 'changed' as const, details }] : []),
    { ...change, kind: 'moved', details: [group] },
  ]
}

/** What differs between the inputs of two versions: groups, and fields by name, wherever they stand. */
export function inputChanges(both: Both<RequiredInputs>, parts: InputParts): TemplateChange[] {
  const { phase } = parts
  const groups = {
    part: parts.group,
    phase,
    keys: groupKeys,
    nameOf: groupTitle,
    properties: groupProperties,
  }
  const fields = { part: parts.field, phase, keys: fieldKeys, nameOf: labelOf, properties: fieldProperties }
  const shelves = { before: shelvesOf(both.before), after: shelvesOf(both.after) }
  const pairs = matchLists(shelves.before, shelves.after, shelfKeys)
  const crossings = crossingsOf(shelves, pairs)
  const crossed = new Set(crossings.map(({ field }) => field.after.name))
  const staying = (shelf: Shelf | undefined): InputField[] =>
    (shelf?.fields ?? []).filter(({ name }) => !crossed.has(name))
  return [
    ...listChanges({ before: both.before.groups, after: both.after.groups }, groups),
    ...pairs.flatMap(({ before, after }) =>
      listChanges({ before: staying(before), after: staying(after) }, fields),
    ),
    ...crossings.flatMap((crossing) => changesOfCrossing(crossing, parts)),
  ]
}
