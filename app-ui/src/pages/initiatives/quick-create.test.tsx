import { describe, expect, it } from '@jest/globals'
import { previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import {
  createInitiative,
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { dayOf } from '@parley/ui-kit/i18n/format.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import {
  clientRecord,
  initiative,
  initiativeSummary,
  preview,
  template,
  templateList,
  templateSummary,
} from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const vendor = templateSummary()
const merger = templateSummary({ name: 'Merger' })
const created = initiative({ name: 'New ERP' })
const today = dayOf(Date.now())

/** @returns the bodies of what is created */
function serve(before = initiativeSummary({ templateId: merger.id })): unknown[] {
  const bodies: unknown[] = []
  server.use(
    answer(listTemplates, templateList(vendor, merger)),
    answer(listClientInitiatives, [before]),
    answer(listFirmInitiatives, [before]),
    answer(previewInitiative, { ...preview(template()), agentCount: 3 }),
    answer(createInitiative, ({ body }) => {
      bodies.push(body)
      return created
    }),
    answer(getInitiative, created),
  )
  return bodies
}
const form = async () => within(await screen.findByRole('form', { name: 'New initiative' }))

describe('creating by a name alone', () => {
  it('takes a name and Enter, with the template that was used last', async () => {
    const bodies = serve()
    const { actor, path } = renderRoute('/initiatives/create', { user: clientAdmin })
    const quick = await form()
    await waitFor(() => expect(quick.getByRole('combobox', { name: /Template/ }).textContent).toBe('Merger'))
    expect(await quick.findByText('1 phase · 3 AI agents · 0 inputs')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(quick.getByLabelText(/^Name/), ' New ERP {Enter}')
    await waitFor(() => expect(path()).toBe(`/initiatives/${created.id}`))
    expect(bodies).toEqual([{ name: 'New ERP', templateId: merger.id, clientId: acme.id, startDate: today }])
  })

  it('creates nothing without a name, and leads to all details of the chosen template', async () => {
    serve(initiativeSummary({ templateId: null }))
    const { actor } = renderRoute('/initiatives/create', { user: clientAdmin })
    const quick = await form()
    expect(quick.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true)
    await waitFor(() =>
      expect(quick.getByRole('combobox', { name: /Template/ }).textContent).toBe(vendor.name),
    )
    await actor.click(quick.getByRole('combobox', { name: /Template/ }))
    await actor.click(screen.getByRole('option', { name: 'Merger' }))
    expect(quick.getByRole('link', { name: 'Fill in more first' }).getAttribute('href')).toBe(
      `/initiatives/create/${merger.id}`,
    )
  })

  it('says for which client, and takes the one that the list was narrowed to', async () => {
    const helios = clientRecord({ id: newId(), name: 'Helios' })
    const bodies = serve()
    server.use(answer(listClients, [clientRecord(), helios]))
    const { actor } = renderRoute(`/initiatives/create?clientId=${helios.id}`, { user: firmAdmin })
    const quick = await form()
    await waitFor(() => expect(quick.getByRole('combobox', { name: /Client/ }).textContent).toBe('Helios'))
    await actor.type(quick.getByLabelText(/^Name/), 'New ERP{Enter}')
    await waitFor(() => expect(bodies).toMatchObject([{ clientId: helios.id }]))
  })

  it('shows what the server refuses, and keeps the name', async () => {
    serve()
    server.use(
      answer(createInitiative, () => refuse('VALIDATION_FAILED', 'Check the form.', { name: 'Too plain' })),
    )
    const { actor } = renderRoute('/initiatives/create', { user: clientAdmin })
    const quick = await form()
    await waitFor(() => expect(quick.getByRole('combobox', { name: /Template/ }).textContent).toBe('Merger'))
    await actor.type(quick.getByLabelText(/^Name/), 'New ERP{Enter}')
    expect(await quick.findByText('Too plain')).toBeTruthy()
    expect(quick.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('New ERP')
  })
})
