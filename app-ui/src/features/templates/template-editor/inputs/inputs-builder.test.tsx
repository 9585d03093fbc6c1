import { describe, expect, it } from '@jest/globals'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  announced,
  draftWith,
  renderInEditor,
  savedField,
  takeBack,
  takeHandle,
} from '../testing/render-in-editor.tsx'
import { handle, inputs, shape, showBuilder } from '../testing/show-builder.tsx'
import { InputsBuilder } from './InputsBuilder.tsx'

describe('groups', () => {
  it('are added with Enter; a blank name adds nothing', async () => {
    const { actor, draft } = showBuilder()
    const box = screen.getByLabelText('Name of a new group')
    await actor.type(box, '   {Enter}')
    expect(draft().inputs.groups).toHaveLength(2)
    await actor.type(box, ' Plan {Enter}')
    expect(draft().inputs.groups.at(-1)?.name).toBe('Plan')
    expect(screen.getByRole('group', { name: 'Plan' })).toBeTruthy()
  })

  it('are renamed where they stand: Enter and leaving end it, Escape takes it back', async () => {
    const { actor, draft } = showBuilder()
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
    const { actor, draft } = showBuilder()
    takeHandle('Budget')
    await actor.keyboard('{ArrowDown}')
    expect(shape(draft())).toBe('Market() Budget(cost,share) extra')
    expect(announced()).toContain('Budget: place 2 of 2')
    await waitFor(() => expect(document.activeElement).toBe(handle('Budget')))
    await actor.keyboard('{ArrowDown}')
    expect(announced()).toContain('Budget is the last already')
  })

  it('take another icon and a description', async () => {
    const { actor, draft } = showBuilder()
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
    const { actor, draft } = showBuilder()
    await actor.click(screen.getByRole('button', { name: 'Delete group Budget' }))
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('Its 2 fields go with it.')
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(shape(draft())).toBe('Market() extra')
    await takeBack('Group “Budget” deleted')
    expect(shape(draft())).toBe('Budget(cost,share) Market() extra')
  })

  it('that must stay say why, to those who point and those who listen', async () => {
    const { actor, draft } = showBuilder({
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

describe('the builder', () => {
  it('says what belongs here while it is empty', () => {
    showBuilder({ groups: [], fields: [] })
    expect(screen.getByText('No inputs yet')).toBeTruthy()
    expect(screen.getByText('No fields yet. Add one, or drag one here.')).toBeTruthy()
  })

  it('is accessible, folded and unfolded, in English and German', async () => {
    const { actor } = showBuilder({
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
    const { editor } = showBuilder({ groups, fields: [] })
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
