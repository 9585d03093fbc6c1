import type { FieldType } from '@parley/contracts/template-definition.ts'
import { newId } from '@parley/contracts/ids.ts'
import { type GroupLock, groupLock } from '@parley/contracts/rules/group-lock.ts'
import type {
  FieldDraft,
  GroupDraft,
  InputsDraft,
  InputsPlace,
  TemplateDraft,
} from '../model/template-draft.ts'
import { findInputs } from '../model/use-editor.ts'
import { everyField, followsLabel, freeKey, keyFromLabel, takenKeys } from './field-keys.ts'
import { settingsOf } from './field-types.ts'

/** The contract's limits. */
export const maxGroups = 30
export const maxFieldsPerGroup = 100

/** Of a group; null stands for the loose fields. */
export type GroupId = string | null
export interface FieldPlace {
  groupId: GroupId
  /** Where it stands afterwards, from 0. */
  index: number
}

/** Fields of this session have it before their id: their key may still change. */
const newPrefix = 'new-'
const newFieldId = (): string => newPrefix + newId()
export const isNewField = ({ id }: { id: string }): boolean => id.startsWith(newPrefix)

export const findGroup = (inputs: InputsDraft, id: string): GroupDraft | undefined =>
  inputs.groups.find((group) => group.id === id)

/** The fields of a group, or the loose ones. */
export const fieldsOf = (inputs: InputsDraft, groupId: GroupId): FieldDraft[] | undefined =>
  groupId === null ? inputs.fields : findGroup(inputs, groupId)?.fields

export interface FoundField extends FieldPlace {
  field: FieldDraft
}

export function findField(inputs: InputsDraft, fieldId: string): FoundField | undefined {
  for (const groupId of [...inputs.groups.map(({ id }) => id), null]) {
    const fields = fieldsOf(inputs, groupId) ?? []
    const index = fields.findIndex(({ id }) => id === fieldId)
    const field = fields[index]
    if (field !== undefined) return { field, groupId, index }
  }
  return undefined
}

/** Puts an item at an index, or at the end; the list changes in place. */
function insert<T>(list: T[], item: T, index: number): void {
  list.splice(Math.max(0, Math.min(index, list.length)), 0, item)
}

/** Adds a group at the end; a blank name is not added (Document 2, section 5). Its id, or undefined. */
export function addGroup(inputs: InputsDraft, name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '' || inputs.groups.length >= maxGroups) return undefined
  const id = newId()
  inputs.groups.push({ id, name: trimmed, fields: [] })
  return id
}

/** An undefined property is taken away. */
export function changeGroup(
  inputs: InputsDraft,
  groupId: string,
  change: Partial<Record<'name' | 'description' | 'icon', string | undefined>>,
): void {
  const group = findGroup(inputs, groupId)
  if (group !== undefined) assign(group, change)
}

/** False where there is no such group. */
export function moveGroup(inputs: InputsDraft, groupId: string, index: number): boolean {
  const from = inputs.groups.findIndex(({ id }) => id === groupId)
  const [group] = from < 0 ? [] : inputs.groups.splice(from, 1)
  if (group !== undefined) insert(inputs.groups, group, index)
  return group !== undefined
}

/** Why a group cannot be deleted: it is one that stays (Document 2, 4.6), or it holds what stays. */
export type GroupHold = GroupLock | 'fixedFields'

export const holdOf = (group: GroupDraft, isFirstPhase: boolean): GroupHold | undefined =>
  groupLock(group, isFirstPhase) ??
  (group.fields.some(({ isFixed }) => isFixed === true) ? 'fixedFields' : undefined)

export const isFirstPhase = (draft: TemplateDraft, place: InputsPlace): boolean =>
  place.kind === 'phase' && draft.phases[0]?.id === place.phaseId

/** Deletes a group with its fields, unless it must stay. */
export function removeGroup(draft: TemplateDraft, place: InputsPlace, groupId: string): void {
  const inputs = findInputs(draft, place)
  const group = inputs && findGroup(inputs, groupId)
  if (inputs === undefined || group === undefined) return
  if (holdOf(group, isFirstPhase(draft, place)) !== undefined) return
  inputs.groups.splice(inputs.groups.indexOf(group), 1)
}

/** Puts a deleted group back; a key that was given away meanwhile is made anew. */
export function restoreGroup(inputs: InputsDraft, group: GroupDraft, index: number): void {
  if (findGroup(inputs, group.id) !== undefined) return
  const restored: GroupDraft = { ...group, fields: [] }
  insert(inputs.groups, restored, index)
  for (const field of group.fields)
    restored.fields.push({ ...field, name: freeKey(field.name, takenKeys(inputs)) })
}

/** Adds 'New Field': text, not required (Document 2, section 5). Its id, or undefined where the group is full. */
export function addField(inputs: InputsDraft, groupId: GroupId): string | undefined {
  const fields = fieldsOf(inputs, groupId)
  if (fields === undefined || fields.length >= maxFieldsPerGroup) return undefined
  const label = 'New Field'
  const field: FieldDraft = {
    id: newFieldId(),
    name: freeKey(keyFromLabel(label), takenKeys(inputs)),
    label,
    type: 'text',
    required: false,
  }
  fields.push(field)
  return field.id
}

/** What may be changed of a field beside its type and key; an undefined property is taken away. */
export type FieldChange = {
  [Key in Exclude<keyof FieldDraft, 'id' | 'name' | 'type' | 'isFixed'>]?: FieldDraft[Key] | undefined
}

/** A new field's key follows its label until it is set by hand. Fixed fields cannot be made required. */
export function changeField(inputs: InputsDraft, fieldId: string, change: FieldChange): void {
  const field = findField(inputs, fieldId)?.field
  if (field === undefined) return
  const { required, ...rest } = change
  const follows = isNewField(field) && followsLabel(field)
  assign(field, rest)
  if (required !== undefined && field.isFixed !== true) field.required = required
  if (follows && change.label !== undefined)
    field.name = freeKey(keyFromLabel(change.label), takenKeys(inputs, fieldId))
}

/** Only while the field is new: values are kept under the key. */
export function changeFieldKey(inputs: InputsDraft, fieldId: string, key: string): void {
  const field = findField(inputs, fieldId)?.field
  if (field !== undefined && isNewField(field)) field.name = key.trim()
}

/** Another type; settings that it does not have are taken away. Fixed fields cannot be retyped. */
export function changeFieldType(inputs: InputsDraft, fieldId: string, type: FieldType): void {
  const field = findField(inputs, fieldId)?.field
  if (field === undefined || field.isFixed === true) return
  field.type = type
  const settings = settingsOf(type)
  if (!settings.options) delete field.options
  if (!settings.limits) {
    delete field.min
    delete field.max
  }
  if (!settings.placeholder) delete field.placeholder
  if (settings.currency) field.currency ??= 'USD'
  else delete field.currency
}

/** Moves a field within its group or to another; false where there is no room, and nothing has changed. */
export function moveField(inputs: InputsDraft, fieldId: string, to: FieldPlace): boolean {
  const found = findField(inputs, fieldId)
  const source = found && fieldsOf(inputs, found.groupId)
  const target = fieldsOf(inputs, to.groupId)
  if (found === undefined || source === undefined || target === undefined) return false
  if (found.groupId !== to.groupId && target.length >= maxFieldsPerGroup) return false
  source.splice(found.index, 1)
  insert(target, found.field, to.index)
  return true
}

/** A copy below the field, as a new field of its own; the copy of a fixed one is not fixed. */
export function duplicateField(inputs: InputsDraft, fieldId: string): string | undefined {
  const found = findField(inputs, fieldId)
  const fields = found && fieldsOf(inputs, found.groupId)
  if (found === undefined || fields === undefined || fields.length >= maxFieldsPerGroup) return undefined
  const { isFixed: _isFixed, options, ...rest } = found.field
  const copy: FieldDraft = {
    ...rest,
    ...(options === undefined ? {} : { options: [...options] }),
    id: newFieldId(),
    name: freeKey(keyFromLabel(rest.label), takenKeys(inputs)),
  }
  insert(fields, copy, found.index + 1)
  return copy.id
}

/** Deletes a field, unless it is fixed. */
export function removeField(inputs: InputsDraft, fieldId: string): void {
  const found = findField(inputs, fieldId)
  if (found !== undefined && found.field.isFixed !== true)
    fieldsOf(inputs, found.groupId)?.splice(found.index, 1)
}

/** Puts a deleted field back: where its group is gone or full, among the loose ones. */
export function restoreField(inputs: InputsDraft, { field, groupId, index }: FoundField): void {
  if (everyField(inputs).some(({ id }) => id === field.id)) return
  const group = fieldsOf(inputs, groupId)
  const target = group === undefined || group.length >= maxFieldsPerGroup ? inputs.fields : group
  insert(target, { ...field, name: freeKey(field.name, takenKeys(inputs)) }, index)
}

function assign<T extends object>(target: T, change: { [Key in keyof T]?: T[Key] | undefined }): void {
  for (const key of Object.keys(change) as (keyof T)[]) {
    const value = change[key]
    if (value === undefined) Reflect.deleteProperty(target, key)
    else target[key] = value
  }
}
