import { describe, expect, it } from '@jest/globals'
import {
  createTemplate,
  getTemplate,
  type Template,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import { listAgents } from '@parley/contracts/http/agents.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { clientAdmin, consultant, firmAdmin, superAdmin } from '../../testing/people.ts'
import { clientRecord, template } from '../../testing/records.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { answer, refuse, server } from '../../testing/server.ts'

const none = { groups: [], fields: [] }
const phase = (name: string, order: number): Template['phases'][number] => ({
  id: `phase-${order}`,
  name,
  description: '',
  order,
  requiredInputs: none,
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})
const vendor = template({
  canEdit: true,
  version: 3,
  phases: [phase('Discovery', 1), phase('Analysis', 2)],
})
const path = `/initiative-templates/${vendor.id}/edit`
const list = '/initiative-templates'

/** Answers with the template and takes what is saved. */
function serve(given = vendor): unknown[] {
  const bodies: unknown[] = []
  const take = ({ body }: { body: unknown }) => {
    bodies.push(body)
    return { template: given }
  }
  server.use(
    answer(getTemplate, { template: given }),
    answer(updateTemplate, take),
    answer(createTemplate, take),
    answer(listAgents, { agents: [] }),
    answer(listClients, [clientRecord()]),
  )
  return bodies
}
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name')
const save = () => screen.getByRole('button', { name: 'Save Template' })

describe('editing a template', () => {
  it('sends the parts that were changed, with what is new, and goes back to the list', async () => {
    const bodies = serve()
    const { actor, path: address } = renderRoute(path, { user: firmAdmin })
    expect((await nameField()).value).toBe('Vendor Selection')
    expect(screen.getByText('Version 3')).toBeTruthy()
    expect(screen.getByText('All changes saved')).toBeTruthy()
    await actor.click(screen.getByRole('tab', { name: 'Phases' }))
    expect(address()).toBe(`${path}?tab=phases`)
    await actor.click(screen.getByRole('tab', { name: '2. Analysis' }))
    expect(address()).toBe(`${path}?tab=phases&phase=2`)
    await actor.type(screen.getByLabelText('Phase name'), ' of vendors')
    await actor.type(screen.getByLabelText('Planned duration (days)'), '14')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await actor.type(screen.getByLabelText('What is new (optional)'), 'Vendors')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save())
    await waitFor(() => expect(address()).toBe(list))
    const [first, second] = vendor.phases
    expect(bodies).toEqual([
      {
        phases: [first, { ...second, name: 'Analysis of vendors', durationDays: 14 }],
        versionNote: 'Vendors',
        updatedAt: vendor.updatedAt,
      },
    ])
  })

  it('steps back and forth by button and key, and saves by key', async () => {
    const bodies = serve()
    const { actor } = renderRoute(path, { user: firmAdmin })
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
    await waitFor(() => expect(bodies).toEqual([{ name: 'Vendor Selection 2', updatedAt: vendor.updatedAt }]))
  })

  it('leaves the browser its own undo where the text is not the template’s', async () => {
    serve()
    const { actor } = renderRoute(path, { user: firmAdmin })
    const name = await nameField()
    await actor.type(name, ' 2')
    const industries = screen.getByRole('combobox', { name: 'Industries' })
    await actor.type(industries, 'bank')
    const taken = fireEvent.keyDown(industries, { key: 'z', ctrlKey: true })
    expect(taken).toBe(true)
    expect(name.value).toBe('Vendor Selection 2')
  })

  it('keeps what was typed across a reload, and lets it go', async () => {
    serve()
    const { actor, unmount } = renderRoute(path, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    unmount()
    const again = renderRoute(path, { user: firmAdmin })
    expect((await nameField()).value).toBe('Vendor Selection 2')
    expect(screen.getByText('What you had typed before is back; it is not saved yet.')).toBeTruthy()
    await again.actor.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await nameField()).value).toBe('Vendor Selection')
    expect(screen.getByText('All changes saved')).toBeTruthy()
  })

  it('says when a draft was made from an older version, and saves over the newest on demand alone', async () => {
    serve()
    const { actor, unmount } = renderRoute(path, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    unmount()
    const newer = { ...vendor, version: 4, description: 'Newer', updatedAt: '2026-04-01T10:00:00.000Z' }
    const bodies = serve(newer)
    const again = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText(/made from version 3, the newest is version 4/)).toBeTruthy()
    await again.actor.click(save())
    await waitFor(() => expect(bodies).toMatchObject([{ updatedAt: vendor.updatedAt }]))
  })

  it('shows what somebody else has saved meanwhile, loses nothing, and saves over it knowingly', async () => {
    const theirs = { ...vendor, name: 'Theirs', version: 4, updatedAt: '2026-04-01T10:00:00.000Z' }
    serve()
    const bodies: unknown[] = []
    server.use(
      answer(updateTemplate, ({ body }) => {
        bodies.push(body)
        if (bodies.length > 1) return { template: theirs }
        const stale = { code: 'STALE_UPDATE', message: 'Changed.', requestId: 'r', current: theirs }
        return HttpResponse.json(stale, { status: 409 })
      }),
    )
    const { actor, path: address } = renderRoute(path, { user: firmAdmin })
    const description = await screen.findByLabelText<HTMLInputElement>('Description')
    await actor.type(description, ' Quickly.')
    await actor.click(save())
    expect(await screen.findByText(/Now: Theirs, version 4/)).toBeTruthy()
    expect(description.value).toContain('Quickly.')
    await actor.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(address()).toBe(list))
    expect(bodies[1]).toEqual({ description: `${vendor.description} Quickly.`, updatedAt: theirs.updatedAt })
  })

  it('leads from a problem to its place, and marks the tabs', async () => {
    const bodies = serve()
    const { actor } = renderRoute(`${path}?tab=phases&phase=2`, { user: firmAdmin })
    await actor.clear(await screen.findByLabelText('Phase name'))
    await actor.click(screen.getByRole('tab', { name: 'General Info' }))
    await actor.click(save())
    expect(bodies).toEqual([])
    const summary = within(await screen.findByRole('alert'))
    expect(screen.getByRole('tab', { name: 'Phases 1 problem' })).toBeTruthy()
    await actor.click(summary.getByRole('button', { name: 'Phases › without a name: must not be empty' }))
    const field = await screen.findByLabelText('Phase name')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(field, 'Analysis')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('shows the server’s refusals in the same way: an empty name is the server’s to refuse', async () => {
    serve()
    server.use(
      answer(updateTemplate, () =>
        refuse('VALIDATION_FAILED', 'name: Give it a name.', { name: 'Give it a name.' }),
      ),
    )
    const { actor } = renderRoute(path, { user: firmAdmin })
    const name = await nameField()
    await actor.clear(name)
    await actor.click(save())
    expect(await screen.findByRole('button', { name: 'General Info › Name: Give it a name.' })).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await actor.type(name, 'X')
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('false'))
  })

  it('says that saving failed and keeps everything', async () => {
    serve()
    server.use(answer(updateTemplate, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = renderRoute(path, { user: firmAdmin })
    const name = await nameField()
    await actor.type(name, ' 2')
    await actor.click(save())
    expect(await screen.findByText('Failed to save template. Please try again.')).toBeTruthy()
    expect(name.value).toBe('Vendor Selection 2')
  })

  it('asks before changes are left behind', async () => {
    serve()
    const { actor, path: address } = renderRoute(path, { user: firmAdmin })
    await actor.type(await nameField(), ' 2')
    await actor.click(screen.getByRole('link', { name: 'All templates' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(path)
  })
})

describe('phases in the editor', () => {
  it('are added at the end and opened, moved, and removed after asking; the first stays', async () => {
    serve()
    const { actor, path: address } = renderRoute(`${path}?tab=phases`, { user: firmAdmin })
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

describe('a new template', () => {
  it('of a firm is the firm’s or a client’s, with five phases, for all industries', async () => {
    const bodies = serve()
    const { actor, path: address } = renderRoute('/initiative-templates/create', { user: consultant })
    await actor.type(await nameField(), '  Cloud move ')
    const all = screen.getByRole<HTMLInputElement>('radio', { name: 'Standard (Available to all)' })
    expect(all.disabled).toBe(true)
    expect(screen.getByText('Only super admins can make a template available to all.')).toBeTruthy()
    await actor.click(screen.getByRole('radio', { name: 'Specific Client' }))
    await actor.click(save())
    expect(
      await screen.findByRole('button', { name: 'General Info › Client: choose the client' }),
    ).toBeTruthy()
    await actor.click(screen.getByRole('combobox', { name: /^Client/ }))
    await actor.click(await screen.findByRole('option', { name: 'Acme Manufacturing' }))
    await actor.click(screen.getByRole('combobox', { name: 'Industries' }))
    await actor.click(await screen.findByRole('option', { name: 'Retail' }))
    await actor.keyboard('{Escape}')
    await actor.click(save())
    await waitFor(() => expect(address()).toBe(list))
    expect(bodies).toMatchObject([
      {
        name: 'Cloud move',
        visibility: 'CLIENT',
        clientId: clientRecord().id,
        industries: ['retail'],
        status: 'CURRENT',
        phases: ['Initiation', 'Discovery', 'Analysis', 'Synthesis', 'Recommendation'].map((name, index) => ({
          name,
          order: index + 1,
        })),
      },
    ])
  })

  it('has an icon from a searchable grid that arrow keys go through', async () => {
    serve()
    const { actor } = renderRoute('/initiative-templates/create', { user: superAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Choose an icon' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('option')).toHaveLength(100)
    await actor.type(dialog.getByRole('searchbox'), 'cloud')
    const first = await dialog.findByRole('option', { name: 'Cloud' })
    act(() => first.focus())
    await actor.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Cloud /)
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('is not a client’s to write', async () => {
    renderRoute('/initiative-templates/create', { user: clientAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })
})

describe('a template that one may not change', () => {
  it('is shown to be read', async () => {
    serve({ ...vendor, canEdit: false })
    renderRoute(path, { user: clientAdmin })
    expect(await screen.findByText('You can look at this template, but not change it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save Template' })).toBeNull()
  })

  it('tells missing, barred and failed apart', async () => {
    server.use(answer(getTemplate, () => refuse('NOT_FOUND', 'Template not found.')))
    const missing = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Template not found.')).toBeTruthy()
    missing.unmount()
    server.use(answer(getTemplate, () => refuse('FORBIDDEN', 'Not for you.')))
    const barred = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
    barred.unmount()
    server.use(answer(getTemplate, () => refuse('INTERNAL', 'It broke.')))
    renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Failed to load template')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
