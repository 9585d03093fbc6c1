import { describe, expect, it } from '@jest/globals'
import { fieldTypes, type FieldType } from '@parley/contracts/template-definition.ts'
import { requiredInputsInput } from '@parley/contracts/template-input.ts'
import fc from 'fast-check'
import { produce } from 'immer'
import type { FieldDraft, GroupDraft, InputsDraft } from '../model/template-draft.ts'
import { newTemplateDraft } from '../model/template-draft.ts'
import { bodyOfInputs } from '../model/template-body.ts'
import { everyField, freeKey, keyFromLabel } from './field-keys.ts'
import { limitFromText, optionsFromText } from './field-types.ts'
import {
  addField,
  addGroup,
  changeField,
  changeFieldKey,
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

const field = (id: string, given: Partial<FieldDraft> = {}): FieldDraft => ({
  id,
  name: id,
  label: id,
  type: 'text',
  required: false,
  ...given,
})
const group = (id: string, ...fields: FieldDraft[]): GroupDraft => ({ id, name: id, fields })
const start: InputsDraft = {
  groups: [group('one', field('a'), field('b'), field('c')), group('two', field('d'))],
  fields: [field('e')],
}
const ids = (fields: readonly { id: string }[] | undefined): string =>
  (fields ?? []).map(({ id }) => id).join('')
const shape = (inputs: InputsDraft): string[] => [
  ...inputs.groups.map(({ id, fields }) => `${id}:${ids(fields)}`),
  `-:${ids(inputs.fields)}`,
]
const after = (change: (inputs: InputsDraft) => unknown, from = start): InputsDraft =>
  produce(from, (draft) => void change(draft))

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

  it('have a key that follows the label while they are new and it was not set by hand', () => {
    const added = after((inputs) => addField(inputs, 'two'))
    const id = added.groups[1]?.fields[1]?.id ?? ''
    const labelled = after((inputs) => changeField(inputs, id, { label: 'Größe der Straße' }), added)
    expect(findField(labelled, id)?.field.name).toBe('grosseDerStrasse')
    const same = after((inputs) => changeField(inputs, id, { label: 'A' }), labelled)
    expect(findField(same, id)?.field.name).toBe('a2')
    const keyed = after((inputs) => changeFieldKey(inputs, id, ' size '), labelled)
    const again = after((inputs) => changeField(inputs, id, { label: 'Width' }), keyed)
    expect(findField(again, id)?.field).toMatchObject({ name: 'size', label: 'Width' })
  })

  it('keep their key for ever once they are saved', () => {
    const changed = after((inputs) => {
      changeField(inputs, 'a', { label: 'Other' })
      changeFieldKey(inputs, 'a', 'other')
    })
    expect(findField(changed, 'a')?.field).toMatchObject({ name: 'a', label: 'Other' })
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

  it.each(fieldTypes)('of type %s hold that type’s settings alone, and are valid', (type: FieldType) => {
    const everything = field('x', { options: ['A'], min: 1, max: 9, placeholder: 'p', currency: 'EUR' })
    const changed = after((inputs) => changeFieldType(inputs, 'x', type), {
      groups: [],
      fields: [everything],
    })
    const found = findField(changed, 'x')?.field
    expect(found?.type).toBe(type)
    expect(found?.options !== undefined).toBe(type === 'select' || type === 'multi-select')
    expect(found?.currency !== undefined).toBe(type === 'currency')
    expect(found?.min !== undefined).toBe(['number', 'range', 'currency'].includes(type))
    expect(requiredInputsInput.safeParse(bodyOfInputs(changed)).success).toBe(true)
  })

  it('of a new currency type are in US dollars', () => {
    expect(
      findField(
        after((inputs) => changeFieldType(inputs, 'a', 'currency')),
        'a',
      )?.field.currency,
    ).toBe('USD')
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

  it('have different keys after any sequence of additions, labels, copies and returns', () => {
    const label = fc.constantFrom('', 'a', 'A', 'New Field', 'New Field 2', 'ä', 'b')
    const step = fc.record({ kind: fc.constantFrom('add', 'copy', 'label', 'return'), at: fc.nat(20), label })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let inputs = start
        for (const { kind, at, label: text } of steps) {
          const all = everyField(inputs)
          const id = all[at % Math.max(1, all.length)]?.id ?? ''
          const found = findField(inputs, id)
          const added = after((draft) => {
            if (kind === 'add') addField(draft, at % 2 === 0 ? 'one' : null)
            if (kind === 'copy') duplicateField(draft, id)
            if (kind === 'label') changeField(draft, id, { label: text })
            if (kind === 'return') removeField(draft, id)
          }, inputs)
          const back = after((draft) => {
            if (kind !== 'return' || found === undefined) return
            changeField(draft, everyField(draft)[0]?.id ?? '', { label: text })
            restoreField(draft, found)
          }, added)
          inputs = back
        }
        const keys = everyField(inputs).map(({ name }) => name)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('keys', () => {
  it.each([
    ['Budget (5 years)', 'budget5Years'],
    ['  Élan vital & co. ', 'elanVitalAndCo'],
    ['???', 'field'],
    ['預算', '預算'],
  ])('of %j are %s', (label, key) => expect(keyFromLabel(label)).toBe(key))

  it('are at most a hundred characters, numbered or not', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (label) => {
        const key = keyFromLabel(label)
        const numbered = freeKey(key, new Set([key]))
        expect(key.length).toBeGreaterThan(0)
        expect(numbered).not.toBe(key)
        expect(numbered.length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('settings', () => {
  it('take options from a text with commas', () => {
    expect(optionsFromText(' A, B,,C ,A\nD')).toEqual(['A', 'B', 'C', 'D'])
    expect(optionsFromText(' , ')).toEqual([])
  })

  it.each([
    ['', undefined],
    ['0', undefined],
    ['0.0', undefined],
    ['-', undefined],
    ['12', 12],
    ['-3.5', -3.5],
    ['2,5', 2.5],
  ])('take %j as the limit %s', (text, limit) => expect(limitFromText(text)).toBe(limit))
})
