import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { produce } from 'immer'
import type { GroupDraft, InputsDraft } from '../model/template-draft.ts'
import { newTemplateDraft } from '../model/template-draft.ts'
import { after, field, group, start } from '../testing/changed-inputs.ts'
import { everyField } from './field-keys.ts'
import {
  addField,
  addGroup,
  changeField,
  changeFieldType,
  changeGroup,
  duplicateField,
  findField,
  holdOf,
  isNewField,
  maxFieldsPerGroup,
  moveField,
  moveGroup,
  removeField,
  removeGroup,
  restoreField,
  restoreGroup,
} from './inputs-changes.ts'

const ids = (fields: readonly { id: string }[] | undefined): string =>
  (fields ?? []).map(({ id }) => id).join('')
const shape = (inputs: InputsDraft): string[] => [
  ...inputs.groups.map(({ id, fields }) => `${id}:${ids(fields)}`),
  `-:${ids(inputs.fields)}`,
]

describe('groups', () => {
  it('are added at the end with a trimmed name, and not with a blank one', () => {
    const added = after((inputs) => addGroup(inputs, '  Budget  '))
    expect(added.groups.map(({ name }) => name)).toEqual(['one', 'two', 'Budget'])
    expect(after((inputs) => addGroup(inputs, ' \t'))).toBe(start)
  })

  it('are at most thirty', () => {
    const full = after((inputs) =>
      Array.from({ length: 40 }, (_, index) => addGroup(inputs, `Group ${index}`)),
    )
    expect(full.groups).toHaveLength(30)
  })

  it('change their name, description and icon, and lose what is emptied', () => {
    const described = after((inputs) => changeGroup(inputs, 'one', { description: 'Why', icon: 'FlagIcon' }))
    expect(described.groups[0]).toMatchObject({ name: 'one', description: 'Why', icon: 'FlagIcon' })
    const emptied = after((inputs) => changeGroup(inputs, 'one', { description: undefined }), described)
    expect(emptied.groups[0]).not.toHaveProperty('description')
  })

  it.each([
    ['one', 1, ['two:d', 'one:abc', '-:e']],
    ['two', 0, ['two:d', 'one:abc', '-:e']],
    ['two', 9, ['one:abc', 'two:d', '-:e']],
    ['gone', 0, ['one:abc', 'two:d', '-:e']],
  ])('move: %s to %i', (id, index, expected) => {
    expect(shape(after((inputs) => moveGroup(inputs, id, index)))).toEqual(expected)
  })

  it('named default and stakeholders stay, and the owners in the first phase', () => {
    const named = (name: string) => ({ id: 'x', name, fields: [] })
    expect(holdOf(named('Default'), false)).toBe('default')
    expect(holdOf(named(' stakeholders '), false)).toBe('stakeholders')
    expect(holdOf(named('Owners'), true)).toBe('owners')
    expect(holdOf(named('Initiative owners'), true)).toBe('owners')
    expect(holdOf(named('Owners'), false)).toBeUndefined()
    expect(holdOf(named('Budget'), true)).toBeUndefined()
    expect(holdOf({ id: 'stakeholders', name: 'People', fields: [] }, false)).toBe('stakeholders')
    expect(holdOf({ id: 'x', name: 'x', fields: [field('f', { isFixed: true })] }, false)).toBe('fixedFields')
  })

  it('are deleted with their fields unless they must stay', () => {
    const draft = { ...newTemplateDraft(), inputs: start }
    const global = { kind: 'global' as const }
    expect(shape(produce(draft, (d) => removeGroup(d, global, 'one')).inputs)).toEqual(['two:d', '-:e'])
    const [first, second] = draft.phases
    const owners: InputsDraft = { groups: [group('owners', field('o'))], fields: [] }
    const withOwners = produce(draft, (d) => {
      for (const phase of d.phases) phase.requiredInputs = structuredClone(owners)
    })
    const removed = produce(withOwners, (d) => {
      for (const phase of [first, second])
        removeGroup(d, { kind: 'phase', phaseId: phase?.id ?? '' }, 'owners')
    })
    expect(removed.phases.slice(0, 2).map((phase) => phase.requiredInputs.groups.length)).toEqual([1, 0])
  })

  it('come back whole where they stood; a key that was given away meanwhile is made anew', () => {
    const [one] = start.groups as [GroupDraft]
    const without = after((inputs) => void inputs.groups.shift())
    expect(after((inputs) => restoreGroup(inputs, one, 0), without)).toEqual(start)
    const taken = after((inputs) => void inputs.fields.push(field('z', { name: 'b' })), without)
    const back = after((inputs) => restoreGroup(inputs, one, 0), taken)
    expect(back.groups[0]?.fields.map(({ name }) => name)).toEqual(['a', 'b2', 'c'])
  })
})

describe('fields', () => {
  it('begin as ‘New Field’: text, not required, with a key of their own', () => {
    const added = after((inputs) => [addField(inputs, 'two'), addField(inputs, null)])
    expect(added.groups[1]?.fields[1]).toMatchObject({
      label: 'New Field',
      type: 'text',
      required: false,
      name: 'newField',
    })
    expect(added.fields[1]?.name).toBe('newField2')
  })

  it('have no room in a full group', () => {
    const many = Array.from({ length: maxFieldsPerGroup }, (_, index) => field(`f${index}`))
    const full: InputsDraft = { groups: [group('full', ...many)], fields: [field('loose')] }
    expect(after((inputs) => addField(inputs, 'full'), full)).toBe(full)
    expect(after((inputs) => moveField(inputs, 'loose', { groupId: 'full', index: 0 }), full)).toBe(full)
    expect(after((inputs) => duplicateField(inputs, 'f3'), full)).toBe(full)
  })

  it('that are fixed cannot be retyped, made required or deleted', () => {
    const fixed: InputsDraft = { groups: [], fields: [field('f', { isFixed: true })] }
    const tried = after((inputs) => {
      changeFieldType(inputs, 'f', 'date')
      changeField(inputs, 'f', { required: true })
      removeField(inputs, 'f')
    }, fixed)
    expect(tried).toEqual(fixed)
  })

  it('are copied below, as a new one that is not fixed', () => {
    const from: InputsDraft = {
      groups: [group('g', field('a', { isFixed: true, label: 'Cost', options: ['X'] }), field('b'))],
      fields: [],
    }
    const copied = after((inputs) => duplicateField(inputs, 'a'), from)
    const [, copy] = copied.groups[0]?.fields ?? []
    expect(copy).toMatchObject({ label: 'Cost', name: 'cost', options: ['X'] })
    expect(copy).not.toHaveProperty('isFixed')
    expect(copy && isNewField(copy)).toBe(true)
  })

  it.each([
    ['a', { groupId: 'one', index: 2 }, ['one:bca', 'two:d', '-:e']],
    ['c', { groupId: 'one', index: 0 }, ['one:cab', 'two:d', '-:e']],
    ['a', { groupId: 'two', index: 0 }, ['one:bc', 'two:ad', '-:e']],
    ['a', { groupId: 'two', index: 9 }, ['one:bc', 'two:da', '-:e']],
    ['e', { groupId: 'two', index: 1 }, ['one:abc', 'two:de', '-:']],
    ['a', { groupId: null, index: 0 }, ['one:bc', 'two:d', '-:ae']],
    ['a', { groupId: 'gone', index: 0 }, ['one:abc', 'two:d', '-:e']],
  ])('move: %s to %j', (id, to, expected) => {
    expect(shape(after((inputs) => moveField(inputs, id, to)))).toEqual(expected)
  })

  it('come back where they stood, or among the loose ones where their group is gone', () => {
    const found = findField(start, 'b')
    if (found === undefined) throw new Error('no field')
    const without = after((inputs) => removeField(inputs, 'b'))
    expect(shape(without)).toEqual(['one:ac', 'two:d', '-:e'])
    expect(after((inputs) => restoreField(inputs, found), without)).toEqual(start)
    const ungrouped = after((inputs) => void inputs.groups.shift(), without)
    expect(shape(after((inputs) => restoreField(inputs, found), ungrouped))).toEqual(['two:d', '-:eb'])
  })

  it('are neither lost nor doubled by any sequence of moves, and keys stay unique', () => {
    const place = fc.constantFrom('one', 'two', 'gone', null)
    const index = fc.integer({ min: -2, max: 8 })
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'unknown')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('field' as const), id, groupId: place, index }),
      fc.record({ kind: fc.constant('group' as const), id: fc.constantFrom('one', 'two', 'gone'), index }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const moved = after((inputs) => {
          for (const one of steps)
            if (one.kind === 'group') moveGroup(inputs, one.id, one.index)
            else moveField(inputs, one.id, one)
        })
        expect(moved.groups.map((one) => one.id).toSorted()).toEqual(['one', 'two'])
        expect(ids(everyField(moved).toSorted((left, right) => left.id.localeCompare(right.id)))).toBe(
          'abcde',
        )
      }),
    )
  })
})
