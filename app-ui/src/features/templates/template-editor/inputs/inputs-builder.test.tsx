import { describe, expect, it } from '@jest/globals'
import { fieldTypes } from '@parley/contracts/template-definition.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accessibilityProblems } from '../../../../testing/accessibility.ts'
import { changeLanguage } from '../../../../lib/i18n/i18n.ts'
import type { InputsDraft, TemplateDraft } from '../model/template-draft.ts'
import { draftWith, renderInEditor, savedField, takeBack, takeHandle } from '../testing/render-in-editor.tsx'
import { InputsBuilder } from './InputsBuilder.tsx'

const inputs = (): InputsDraft => ({
  groups: [
    { id: 'g1', name: 'Budget', fields: [savedField('cost'), savedField('share')] },
    { id: 'g2', name: 'Market', fields: [] },
  ],
  fields: [savedField('extra')],
})
const place = { kind: 'global' as const }

function show(given: InputsDraft = inputs()) {
  return renderInEditor(
    draftWith((draft) => void (draft.inputs = given)),
    <InputsBuilder place={place} />,
  )
}

const shape = ({ inputs: { groups, fields } }: TemplateDraft): string =>
  [
    ...groups.map((group) => `${group.name}(${group.fields.map(({ name }) => name).join()})`),
    fields.map(({ name }) => name).join(),
  ].join(' ')

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('groups', () => {
  it('are added with Enter; a blank name adds nothing', async () => {
    const { actor, draft } = show()
    const box = screen.getByLabelText('Name of a new group')
    await actor.type(box, '   {Enter}')
    expect(draft().inputs.groups).toHaveLength(2)
    await actor.type(box, ' Plan {Enter}')
    expect(draft().inputs.groups.at(-1)?.name).toBe('Plan')
    expect(screen.getByRole('group', { name: 'Plan' })).toBeTruthy()
  })

  it('are renamed where they stand: Enter and leaving end it, Escape takes it back', async () => {
    const { actor, draft } = show()
    const [name] = screen.getAllByLabelText<HTMLInputElement>('Group name')
    if (name === undefined) throw new Error('no name')
    await actor.clear(name)
    await actor.type(name, 'Money{Enter}')
    expect(document.activeElement).not.toBe(name)
    await actor.type(name, ' left')
    await actor.tab()
    expect(draft().inputs.groups[0]?.name).toBe('Money left')
    await actor.type(name, ' not this{Escape}')
    expect(draft().inputs.groups[0]?.name).toBe('Money left')
    await actor.clear(name)
    await actor.tab()
    expect(draft().inputs.groups[0]?.name).toBe('Money left')
  })

  it('move by the arrow keys, keep the focus and say where they stand', async () => {
    const { actor, draft } = show()
    takeHandle('Budget')
    await actor.keyboard('{ArrowDown}')
    expect(shape(draft())).toBe('Market() Budget(cost,share) extra')
    expect(announced()).toContain('Budget: place 2 of 2')
    await waitFor(() => expect(document.activeElement).toBe(handle('Budget')))
    await actor.keyboard('{ArrowDown}')
    expect(announced()).toContain('Budget is the last already')
  })

  it('take another icon and a description', async () => {
    const { actor, draft } = show()
    await actor.click(screen.getByRole('button', { name: 'Icon of Budget' }))
    const dialog = within(await screen.findByRole('dialog'))
    await actor.type(dialog.getByRole('searchbox'), 'Security')
    await actor.click((await dialog.findAllByRole('option', { name: /Security/ }))[0] as HTMLElement)
    await actor.type(
      screen.getAllByLabelText('Description of the group')[0] as HTMLElement,
      'What it may cost',
    )
    expect(draft().inputs.groups[0]).toMatchObject({ description: 'What it may cost' })
    expect(draft().inputs.groups[0]?.icon).toMatch(/Security/)
  })

  it('are deleted after a question, and come back whole', async () => {
    const { actor, draft } = show()
    await actor.click(screen.getByRole('button', { name: 'Delete group Budget' }))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('Its 2 fields go with it.')
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(shape(draft())).toBe('Market() extra')
    await takeBack('Group “Budget” deleted')
    expect(shape(draft())).toBe('Budget(cost,share) Market() extra')
  })

  it('that must stay say why, to those who point and those who listen', async () => {
    const { actor, draft } = show({
      groups: [
        { id: 'x', name: 'Default', fields: [] },
        { id: 'stakeholders', name: 'People', fields: [] },
        { id: 'y', name: 'Sums', fields: [savedField('total', { isFixed: true })] },
      ],
      fields: [],
    })
    const reasons = ['Default', 'People', 'Sums'].map((name) => {
      const button = screen.getByRole('button', { name: `Delete group ${name}` })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
    })
    expect(reasons).toEqual([
      'The group “Default” is the default one and cannot be deleted.',
      'The group “People” takes the stakeholders and cannot be deleted.',
      'The group “Sums” has fixed fields and cannot be deleted.',
    ])
    await actor.click(screen.getByRole('button', { name: 'Delete group Default' }))
    expect(screen.getByText(/is the default one/).hidden).toBe(false)
    expect(draft().inputs.groups).toHaveLength(3)
  })

  it('of the owners stay in the first phase, and go in another', () => {
    const draft = draftWith(({ phases }) => {
      for (const phase of phases)
        phase.requiredInputs.groups.push({ id: 'owners', name: 'Owners', fields: [] })
    })
    const [first, second] = draft.phases
    const shown = renderInEditor(draft, <InputsBuilder place={{ kind: 'phase', phaseId: first?.id ?? '' }} />)
    const button = () => screen.getByRole('button', { name: 'Delete group Owners' })
    expect(button().getAttribute('aria-disabled')).toBe('true')
    shown.unmount()
    renderInEditor(draft, <InputsBuilder place={{ kind: 'phase', phaseId: second?.id ?? '' }} />)
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })
})

describe('fields', () => {
  it('begin as ‘New Field’, ready to be written over, with a key from the label', async () => {
    const { actor, draft } = show()
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
    const { actor, draft } = show()
    await actor.click(screen.getByRole('button', { name: 'Settings of cost' }))
    expect(screen.getByLabelText<HTMLInputElement>('Key').disabled).toBe(true)
    await actor.type(screen.getByLabelText('Label of cost'), ' in total')
    expect(draft().inputs.groups[0]?.fields[0]).toMatchObject({ label: 'cost in total', name: 'cost' })
  })

  it('are of any of the twelve types', async () => {
    const { actor, draft } = show()
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
    const { actor, draft } = show({ groups: [], fields: [savedField('colour', { type: 'select' })] })
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
    const { actor, draft } = show({ groups: [], fields: [savedField('share', { type: 'range', min: 5 })] })
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
    const { actor, draft } = show()
    await actor.click(screen.getByRole('switch', { name: 'cost is required' }))
    expect(draft().inputs.groups[0]?.fields[0]?.required).toBe(true)
  })

  it('that are fixed are marked and cannot be retyped, made required or deleted', () => {
    show({ groups: [], fields: [savedField('owner', { isFixed: true })] })
    expect(screen.getByText('Fixed')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Type of owner' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete owner' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate owner' }).disabled).toBe(false)
  })

  it('are duplicated and deleted, with a way back', async () => {
    const { actor, draft } = show()
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
    const { actor, draft } = show()
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
    const { actor, draft, editor } = show()
    await actor.type(screen.getByLabelText('Label of cost'), ' now')
    await actor.click(screen.getByRole('switch', { name: 'cost now is required' }))
    act(editor.undo)
    expect(draft().inputs.groups[0]?.fields[0]).toMatchObject({ label: 'cost now', required: false })
    act(editor.undo)
    expect(draft().inputs.groups[0]?.fields[0]?.label).toBe('cost')
    expect(screen.getByLabelText<HTMLInputElement>('Label of cost').value).toBe('cost')
  })

  it('show what is wrong with them beside them', () => {
    show({ groups: [], fields: [savedField('a', { label: '' })] })
    expect(screen.getByLabelText('Label of without a name').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the builder', () => {
  it('says what belongs here while it is empty', () => {
    show({ groups: [], fields: [] })
    expect(screen.getByText('No inputs yet')).toBeTruthy()
    expect(screen.getByText('No fields yet. Add one, or drag one here.')).toBeTruthy()
  })

  it('is accessible, folded and unfolded, in English and German', async () => {
    const { actor } = show({
      ...inputs(),
      fields: [savedField('colour', { type: 'select', options: ['A'] })],
    })
    await actor.click(screen.getByRole('button', { name: 'Settings of colour' }))
    await actor.click(screen.getByRole('button', { name: 'Settings of cost' }))
    expect(await accessibilityProblems()).toEqual([])
    await act(() => changeLanguage('de'))
    expect(await screen.findByRole('button', { name: 'Feld zu Budget hinzufügen' })).toBeTruthy()
  })

  it('draws one row of 400 when one types in it', async () => {
    const groups = Array.from({ length: 10 }, (_, group) => ({
      id: `g${group}`,
      name: `Group ${group}`,
      fields: Array.from({ length: 40 }, (_one, index) => savedField(`f${group}x${index}`)),
    }))
    const { editor } = show({ groups, fields: [] })
    const rows = [...document.querySelectorAll('[data-item^="id-f"]')]
    expect(rows).toHaveLength(400)
    const changed = new Set<Element | null>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add((target as Element).closest('[data-item^="id-"]'))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    act(() =>
      editor.edit((draft) => {
        const field = draft.inputs.groups[4]?.fields[7]
        if (field) field.label = 'Other'
      }),
    )
    await Promise.resolve()
    observer.disconnect()
    expect([...changed]).toEqual([rows[4 * 40 + 7]])
  })
})
