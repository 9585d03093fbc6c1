import { describe, expect, it } from '@jest/globals'
import { fieldTypes } from '@parley/contracts/template-definition.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { announced, savedField, takeBack, takeHandle } from '../testing/render-in-editor.tsx'
import { handle, shape, showBuilder } from '../testing/show-builder.tsx'

describe('fields', () => {
  it('begin as ‘New Field’, ready to be written over, with a key from the label', async () => {
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('button', { name: 'Add field to Market' }))
    expect(draft().inputs.groups[1]?.fields).toMatchObject([
      { label: 'New Field', name: 'newField', type: 'text', required: false },
    ])
    await actor.keyboard('Price per seat')
    expect(draft().inputs.groups[1]?.fields[0]).toMatchObject({
      label: 'Price per seat',
      name: 'pricePerSeat',
    })
    await actor.click(screen.getByRole('button', { name: 'Settings of Price per seat' }))
    const key = screen.getByLabelText<HTMLInputElement>('Key')
    expect([key.value, key.disabled]).toEqual(['pricePerSeat', false])
    fireEvent.change(key, { target: { value: 'seat' } })
    expect(draft().inputs.groups[1]?.fields[0]?.name).toBe('seat')
  })

  it('that are saved keep their key', async () => {
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('button', { name: 'Settings of cost' }))
    expect(screen.getByLabelText<HTMLInputElement>('Key').disabled).toBe(true)
    await actor.type(screen.getByLabelText('Label of cost'), ' in total')
    expect(draft().inputs.groups[0]?.fields[0]).toMatchObject({ label: 'cost in total', name: 'cost' })
  })

  it('are of any of the twelve types', async () => {
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('combobox', { name: 'Type of cost' }))
    expect(screen.getAllByRole('option')).toHaveLength(fieldTypes.length)
    await actor.click(screen.getByRole('option', { name: 'Currency' }))
    expect(draft().inputs.groups[0]?.fields[0]).toMatchObject({ type: 'currency', currency: 'USD' })
    await actor.click(screen.getByRole('button', { name: 'Settings of cost' }))
    await actor.click(screen.getByRole('combobox', { name: 'Currency' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'US dollar ($)',
      'Euro (€)',
      'Pound sterling (£)',
    ])
    await actor.click(screen.getByRole('option', { name: 'Euro (€)' }))
    expect(draft().inputs.groups[0]?.fields[0]?.currency).toBe('EUR')
  })

  it('for choices take options separated by commas, shown one by one', async () => {
    const { actor, draft } = showBuilder({ groups: [], fields: [savedField('colour', { type: 'select' })] })
    await actor.click(screen.getByRole('button', { name: 'Settings of colour' }))
    const options = screen.getByLabelText<HTMLInputElement>('Options')
    await actor.type(options, 'Red, Blue, , Red,')
    expect(options.value).toBe('Red, Blue, , Red,')
    expect(draft().inputs.fields[0]?.options).toEqual(['Red', 'Blue'])
    const list = screen.getByRole('list', { name: 'Options of colour' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Red', 'Blue'])
    await actor.tab()
    expect(options.value).toBe('Red, Blue')
  })

  it('of ranges and numbers have limits; 0 and nothing are none', async () => {
    const { actor, draft } = showBuilder({
      groups: [],
      fields: [savedField('share', { type: 'range', min: 5 })],
    })
    await actor.click(screen.getByRole('button', { name: 'Settings of share' }))
    const [min, max] = [screen.getByLabelText<HTMLInputElement>('Minimum'), screen.getByLabelText('Maximum')]
    expect([min.placeholder, (max as HTMLInputElement).placeholder]).toEqual(['0', '100'])
    await actor.clear(min)
    expect(draft().inputs.fields[0]?.min).toBeUndefined()
    await actor.type(min, '0.5')
    expect(draft().inputs.fields[0]?.min).toBe(0.5)
    await actor.type(max, '0')
    expect(draft().inputs.fields[0]?.max).toBeUndefined()
    await actor.type(max, '.2')
    expect(screen.getAllByText('The minimum is above the maximum.')).toHaveLength(2)
  })

  it('are required with a red asterisk', async () => {
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('switch', { name: 'cost is required' }))
    expect(draft().inputs.groups[0]?.fields[0]?.required).toBe(true)
  })

  it('that are fixed are marked and cannot be retyped, made required or deleted', () => {
    showBuilder({ groups: [], fields: [savedField('owner', { isFixed: true })] })
    expect(screen.getByText('Fixed')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Type of owner' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete owner' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate owner' }).disabled).toBe(false)
  })

  it('are duplicated and deleted, with a way back', async () => {
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('button', { name: 'Duplicate cost' }))
    expect(shape(draft())).toBe('Budget(cost,cost2,share) Market() extra')
    await actor.click(screen.getByRole('button', { name: 'Delete share' }))
    expect(shape(draft())).toBe('Budget(cost,cost2) Market() extra')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Move cost' })[1]),
    )
    await takeBack('Field “share” deleted')
    expect(shape(draft())).toBe('Budget(cost,cost2,share) Market() extra')
  })

  it('move within their group by keys and to another by the menu, and keep the focus', async () => {
    const { actor, draft } = showBuilder()
    takeHandle('share')
    await actor.keyboard('{ArrowUp}')
    expect(shape(draft())).toBe('Budget(share,cost) Market() extra')
    await actor.click(handle('cost'))
    expect(screen.getByRole('menuitem', { name: 'Move down' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Move to group…')).toBeTruthy()
    await actor.click(screen.getByRole('menuitem', { name: 'Market' }))
    expect(shape(draft())).toBe('Budget(share) Market(cost) extra')
    expect(announced()).toContain('cost: place 1 of 1 in Market')
    await waitFor(() => expect(document.activeElement).toBe(handle('cost')))
    await actor.click(handle('cost'))
    await actor.click(screen.getByRole('menuitem', { name: 'Fields without a group' }))
    expect(shape(draft())).toBe('Budget(share) Market() extra,cost')
  })

  it('are one step back each, a label as a whole', async () => {
    const { actor, draft, editor } = showBuilder()
    await actor.type(screen.getByLabelText('Label of cost'), ' now')
    await actor.click(screen.getByRole('switch', { name: 'cost now is required' }))
    act(editor.undo)
    expect(draft().inputs.groups[0]?.fields[0]).toMatchObject({ label: 'cost now', required: false })
    act(editor.undo)
    expect(draft().inputs.groups[0]?.fields[0]?.label).toBe('cost')
    expect(screen.getByLabelText<HTMLInputElement>('Label of cost').value).toBe('cost')
  })

  it('show what is wrong with them beside them', () => {
    showBuilder({ groups: [], fields: [savedField('a', { label: '' })] })
    expect(screen.getByLabelText('Label of without a name').getAttribute('aria-invalid')).toBe('true')
  })
})
