import { describe, expect, it } from '@jest/globals'
import { fieldTypes, type FieldType } from '@parley/contracts/template-definition.ts'
import { requiredInputsInput } from '@parley/contracts/template-input.ts'
import fc from 'fast-check'
import { bodyOfInputs } from '../model/template-body.ts'
import { after, field, start } from '../testing/changed-inputs.ts'
import { everyField, freeKey, keyFromLabel } from './field-keys.ts'
import { limitFromText, optionsFromText } from './field-types.ts'
import {
  addField,
  changeField,
  changeFieldKey,
  changeFieldType,
  duplicateField,
  findField,
  removeField,
  restoreField,
} from './inputs-changes.ts'

describe('fields', () => {
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
