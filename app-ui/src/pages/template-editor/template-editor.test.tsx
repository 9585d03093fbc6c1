import { describe, expect, it } from '@jest/globals'
import { updateTemplate } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  editAddress,
  listAddress,
  nameField,
  saveButton,
  serveTemplate,
  vendorSelection,
} from '../../features/templates/template-editor/testing/serve-template.ts'
import { renderRoute } from '../../testing/render-route.tsx'

describe('editing a template', () => {
  it('sends the parts that were changed, with what is new, and goes back to the list', async () => {
    const bodies = serveTemplate()
    const { actor, path: address } = renderRoute(editAddress, { user: firmAdmin })
    expect((await nameField()).value).toBe('Vendor Selection')
    expect(screen.getByText('Version 3')).toBeTruthy()
    expect(screen.getByText('All changes saved')).toBeTruthy()
    await actor.click(screen.getByRole('tab', { name: 'Phases' }))
    expect(address()).toBe(`${editAddress}?tab=phases`)
    await actor.click(screen.getByRole('tab', { name: '2. Analysis' }))
    expect(address()).toBe(`${editAddress}?tab=phases&phase=2`)
    await actor.type(screen.getByLabelText('Phase name'), ' of vendors')
    await actor.type(screen.getByLabelText('Planned duration (days)'), '14')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await actor.type(screen.getByLabelText('What is new in version 4? (optional)'), 'Vendors')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(saveButton())
    await waitFor(() => expect(address()).toBe(listAddress))
    const [first, second] = vendorSelection.phases
    expect(bodies).toEqual([
      {
        phases: [first, { ...second, name: 'Analysis of vendors', durationDays: 14 }],
        versionNote: 'Vendors',
        updatedAt: vendorSelection.updatedAt,
      },
    ])
  })

  it('steps back and forth by button and key, and saves by key', async () => {
    const bodies = serveTemplate()
    const { actor } = renderRoute(editAddress, { user: firmAdmin })
    const name = await nameField()
    await actor.type(name, ' 2')
    await actor.keyboard('{Control>}z{/Control}')
    expect(name.value).toBe('Vendor Selection')
    await actor.keyboard('{Control>}y{/Control}')
    expect(name.value).toBe('Vendor Selection 2')
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(name.value).toBe('Vendor Selection')
    await actor.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    expect(name.value).toBe('Vendor Selection 2')
    await actor.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(bodies).toEqual([{ name: 'Vendor Selection 2', updatedAt: vendorSelection.updatedAt }]),
    )
  })

  it('leaves the browser its own undo where the text is not the template’s', async () => {
    serveTemplate()
    const { actor } = renderRoute(editAddress, { user: firmAdmin })
    const name = await nameField()
    await actor.type(name, ' 2')
    const industries = screen.getByRole('combobox', { name: 'Industries' })
    await actor.type(industries, 'bank')
    const taken = fireEvent.keyDown(industries, { key: 'z', ctrlKey: true })
    expect(taken).toBe(true)
    expect(name.value).toBe('Vendor Selection 2')
  })

  it('keeps what was typed across a reload, and lets it go', async () => {
    serveTemplate()
    const { actor, unmount } = renderRoute(editAddress, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    unmount()
    const again = renderRoute(editAddress, { user: firmAdmin })
    expect((await nameField()).value).toBe('Vendor Selection 2')
    expect(screen.getByText('What you had typed before is back; it is not saved yet.')).toBeTruthy()
    await again.actor.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await nameField()).value).toBe('Vendor Selection')
    expect(screen.getByText('All changes saved')).toBeTruthy()
  })

  it('says when a draft was made from an older version, and saves over the newest on demand alone', async () => {
    serveTemplate()
    const { actor, unmount } = renderRoute(editAddress, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    unmount()
    const newer = {
      ...vendorSelection,
      version: 4,
      description: 'Newer',
      updatedAt: '2026-04-01T10:00:00.000Z',
    }
    const bodies = serveTemplate(newer)
    const again = renderRoute(editAddress, { user: firmAdmin })
    expect(await screen.findByText(/made from version 3, the newest is version 4/)).toBeTruthy()
    await again.actor.click(saveButton())
    await waitFor(() => expect(bodies).toMatchObject([{ updatedAt: vendorSelection.updatedAt }]))
  })

  it('shows what somebody else has saved meanwhile, loses nothing, and saves over it knowingly', async () => {
    const theirs = { ...vendorSelection, name: 'Theirs', version: 4, updatedAt: '2026-04-01T10:00:00.000Z' }
    serveTemplate()
    const bodies: unknown[] = []
    server.use(
      answer(updateTemplate, ({ body }) => {
        bodies.push(body)
        if (bodies.length > 1) return { template: theirs }
        const stale = { code: 'STALE_UPDATE', message: 'Changed.', requestId: 'r', current: theirs }
        return HttpResponse.json(stale, { status: 409 })
      }),
    )
    const { actor, path: address } = renderRoute(editAddress, { user: firmAdmin })
    const description = await screen.findByLabelText<HTMLInputElement>('Description')
    await actor.type(description, ' Quickly.')
    await actor.click(saveButton())
    expect(await screen.findByText(/Now: Theirs, version 4/)).toBeTruthy()
    expect(description.value).toContain('Quickly.')
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(address()).toBe(listAddress))
    expect(bodies[1]).toEqual({
      description: `${vendorSelection.description} Quickly.`,
      updatedAt: theirs.updatedAt,
    })
  })

  it('leads from a problem to its place, and marks the tabs', async () => {
    const bodies = serveTemplate()
    const { actor } = renderRoute(`${editAddress}?tab=phases&phase=2`, { user: firmAdmin })
    await actor.clear(await screen.findByLabelText('Phase name'))
    await actor.click(screen.getByRole('tab', { name: 'General Info' }))
    await actor.click(saveButton())
    expect(bodies).toEqual([])
    const summary = within(await screen.findByRole('alert'))
    expect(screen.getByRole('tab', { name: 'Phases 1 problem' })).toBeTruthy()
    await actor.click(summary.getByRole('button', { name: 'Phases › Phase 2: must not be empty' }))
    const field = await screen.findByLabelText('Phase name')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(field, 'Analysis')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('shows the server’s refusals in the same way: an empty name is the server’s to refuse', async () => {
    serveTemplate()
    server.use(
      answer(updateTemplate, () =>
        refuse('VALIDATION_FAILED', 'name: Give it a name.', { name: 'Give it a name.' }),
      ),
    )
    const { actor } = renderRoute(editAddress, { user: firmAdmin })
    const name = await nameField()
    await actor.clear(name)
    await actor.click(saveButton())
    expect(await screen.findByRole('button', { name: 'General Info › Name: Give it a name.' })).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await actor.type(name, 'X')
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'))
  })

  it('says that saving failed and keeps everything', async () => {
    serveTemplate()
    server.use(answer(updateTemplate, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = renderRoute(editAddress, { user: firmAdmin })
    const name = await nameField()
    await actor.type(name, ' 2')
    await actor.click(saveButton())
    expect(await screen.findByText('Failed to save template. Please try again.')).toBeTruthy()
    expect(name.value).toBe('Vendor Selection 2')
  })

  it('asks before changes are left behind', async () => {
    serveTemplate()
    const { actor, path: address } = renderRoute(editAddress, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    await actor.click(screen.getByRole('link', { name: 'All templates' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(editAddress)
  })
})

describe('phases in the editor', () => {
  it('are added at the end and opened, moved, and removed after asking; the first stays', async () => {
    serveTemplate()
    const { actor, path: address } = renderRoute(`${editAddress}?tab=phases`, { user: firmAdmin })
    const remove = (): HTMLButtonElement => screen.getByRole('button', { name: 'Remove Phase' })
    await screen.findByLabelText('Phase name')
    expect(remove().disabled).toBe(true)
    expect(screen.queryByText('Activation')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Add Phase' }))
    const name = await screen.findByLabelText<HTMLInputElement>('Phase name')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(name.value).toBe('Phase 3')
    expect(screen.getByText('Activation')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Move phase left' }))
    expect(address()).toContain('phase=2')
    const tabs = (): string[] =>
      within(screen.getByRole('tablist', { name: 'Phases of the template' }))
        .getAllByRole('tab')
        .map((tab) => tab.textContent)
    expect(tabs()).toEqual(['1. Discovery', '2. Phase 3', '3. Analysis'])
    await actor.click(remove())
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Phase 3')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Remove Phase' }))
    await waitFor(() => expect(tabs()).toEqual(['1. Discovery', '2. Analysis']))
    expect(address()).toContain('phase=1')
  })
})
