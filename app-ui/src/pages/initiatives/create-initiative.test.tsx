import { describe, expect, it } from '@jest/globals'
import { createInitiative, getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listClientColleagues } from '@parley/contracts/http/people.ts'
import { createStakeholder, listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { getTemplate, listTemplates } from '@parley/contracts/http/templates.ts'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import {
  initiative,
  preview,
  stakeholder,
  template,
  templateSummary,
  templateList,
} from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

describe('creating an initiative', () => {
  it('offers the templates, and those to come without a way in', async () => {
    const ready = templateSummary()
    const future = templateSummary({ name: 'Digital Maturity', status: 'FUTURE', phaseCount: 1 })
    server.use(
      answer(listTemplates, templateList(ready, future)),
      answer(listClientInitiatives, []),
      answer(previewInitiative, preview(template())),
    )
    renderRoute('/initiatives/create', { user: clientAdmin })
    const available = within(await screen.findByRole('region', { name: 'Available Templates' }))
    expect(available.getByRole('link').getAttribute('href')).toBe(`/initiatives/create/${ready.id}`)
    expect(available.getByText('Manufacturing')).toBeTruthy()
    expect(available.getByText('5 phases')).toBeTruthy()
    const coming = within(screen.getByRole('region', { name: 'Coming Soon' }))
    expect(coming.getByText('Digital Maturity')).toBeTruthy()
    expect(coming.queryByRole('link')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('has no form for a template to come, also by its address', async () => {
    const future = template({ name: 'Digital Maturity', status: 'FUTURE' })
    server.use(answer(getTemplate, { template: future }))
    renderRoute(`/initiatives/create/${future.id}`, { user: clientAdmin })
    expect(await screen.findByText('This template is coming soon.')).toBeTruthy()
    expect(screen.getByText('Digital Maturity')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    const back = screen.getByRole('link', { name: 'Available Templates' })
    expect(back.getAttribute('href')).toBe('/initiatives/create')
  })

  it('says so when the templates cannot be loaded', async () => {
    server.use(answer(listTemplates, () => refuse('INTERNAL', 'It broke.')))
    renderRoute('/initiatives/create', { user: clientAdmin })
    expect(
      await screen.findByText('Failed to load initiative templates. Please try again later.'),
    ).toBeTruthy()
  })

  const vendor = template({
    inputs: {
      groups: [],
      fields: [
        { name: 'budget', label: 'Budget', type: 'currency', required: false, currency: 'EUR' },
        { name: 'contract', label: 'Contract', type: 'file', required: false },
        { name: 'contact', label: 'Contact', type: 'contacts', required: false },
      ],
    },
  })
  const otto = stakeholder()
  const mia = newId()
  const serveForm = () =>
    server.use(
      answer(getTemplate, { template: vendor }),
      answer(listStakeholders, ({ query }) => (query.get('q') === null ? [otto] : [])),
      answer(departmentHierarchy, []),
      answer(listClientInitiatives, []),
      answer(previewInitiative, preview(vendor)),
      answer(listClientColleagues, [{ id: mia, name: 'Mia Hill', email: 'mia@acme.test', kind: 'client' }]),
      answer(listClientArtifacts, []),
    )
  const formPath = `/initiatives/create/${vendor.id}`

  it('saves name, pain points, stakeholders and global inputs, and leads to the initiative', async () => {
    const bodies: unknown[] = []
    const created = initiative({ name: 'New ERP' })
    serveForm()
    server.use(
      answer(createInitiative, ({ body }) => {
        bodies.push(body)
        return created
      }),
      answer(getInitiative, created),
    )
    const { actor, path } = renderRoute(formPath, { user: clientAdmin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Configure Initiative' })).toBeTruthy()
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save Initiative' })
    expect(save.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/^Name/), 'New ERP')
    expect(save.disabled).toBe(false)
    await actor.type(screen.getByLabelText('Pain point'), '  ')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
    await actor.type(screen.getByLabelText('Pain point'), 'Slow month end{Enter}')
    await actor.type(screen.getByLabelText('Pain point'), 'Two ledgers')
    await actor.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByRole('button', { name: 'Remove Slow month end' })).toBeTruthy()
    await actor.click(await screen.findByRole('checkbox', { name: 'Select Otto Lang' }))
    await actor.type(screen.getByLabelText('Budget'), '250000')
    expect(screen.getByLabelText('Contract')).toBeTruthy()
    await actor.click(screen.getByLabelText('Contact'))
    await actor.click(await screen.findByRole('option', { name: /Mia Hill/ }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(path()).toBe(`/initiatives/${created.id}`))
    expect(bodies).toEqual([
      {
        name: 'New ERP',
        description: '',
        templateId: vendor.id,
        templateVersion: 1,
        phases: [{ id: '1', plannedStart: dayOf(Date.now()), plannedEnd: null }],
        clientId: acme.id,
        isConfidential: false,
        language: null,
        metadata: {
          painPoints: ['Slow month end', 'Two ledgers'],
          keyStakeholders: [otto.id],
          globalInputs: { budget: 250000, contact: [mia] },
        },
      },
    ])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('parley.draft.'))).toEqual([])
  })

  it('keeps what was typed across a reload', async () => {
    serveForm()
    const { actor, unmount } = renderRoute(formPath, { user: clientAdmin })
    await actor.type(await screen.findByLabelText(/^Name/), 'Half')
    unmount()
    renderRoute(formPath, { user: clientAdmin })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Half')
    expect(screen.getByText('What you had typed before is back.')).toBeTruthy()
  })

  it('asks before unsaved changes are left behind', async () => {
    serveForm()
    server.use(answer(listTemplates, templateList()))
    const { actor, path } = renderRoute(formPath, { user: clientAdmin })
    await actor.type(await screen.findByLabelText(/^Name/), 'Half')
    await actor.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    expect(path()).toBe(formPath)
    await actor.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/initiatives/create'))
  })

  it('shows the server’s refusal beside the field', async () => {
    serveForm()
    server.use(
      answer(createInitiative, () =>
        refuse('VALIDATION_FAILED', 'Check the form.', { name: 'Already taken' }),
      ),
    )
    const { actor } = renderRoute(formPath, { user: clientAdmin })
    await actor.type(await screen.findByLabelText(/^Name/), 'New ERP')
    await actor.click(screen.getByRole('button', { name: 'Save Initiative' }))
    expect(await screen.findByText('Already taken')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Check the form.')
  })

  it('adds a stakeholder on the way, with all that is known of them, and chooses them', async () => {
    serveForm()
    const bodies: unknown[] = []
    const ada = stakeholder({ firstName: 'Ada', lastName: 'Roth', role: 'Sponsor' })
    const { actor } = renderRoute(formPath, { user: clientAdmin })
    server.use(
      answer(createStakeholder, ({ body }) => {
        bodies.push(body)
        server.use(answer(listStakeholders, [otto, ada]))
        return ada
      }),
    )
    await actor.type(await screen.findByRole('searchbox', { name: 'Search stakeholders' }), 'zzz')
    expect(await screen.findByText('No stakeholders found matching your search.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Clear search' }))
    await actor.click(screen.getByRole('button', { name: 'Add Stakeholder' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add Stakeholder' }))
    expect(dialog.getByLabelText(/^Department/)).toBeTruthy()
    const put = (label: RegExp, value: string): boolean =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    put(/^First Name/, 'Ada')
    put(/^Last Name/, '  ')
    put(/Role/, 'Sponsor')
    expect(save.disabled).toBe(true)
    put(/^Last Name/, 'Roth')
    expect(save.disabled).toBe(false)
    put(/^Email/, 'ada@acme.test')
    put(/^Phone/, '+49 30 1')
    put(/^Notes/, 'Pays for it.')
    await actor.click(save)
    const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Ada Roth' })
    await waitFor(() => expect(chosen.checked).toBe(true))
    expect(bodies).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Roth',
        role: 'Sponsor',
        email: 'ada@acme.test',
        phone: '+49 30 1',
        notes: 'Pays for it.',
        departmentId: null,
        clientId: acme.id,
      },
    ])
  })
})
