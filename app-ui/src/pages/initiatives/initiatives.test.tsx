import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives, listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, consultant, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import {
  clientRecord,
  initiativeSummary,
  templateSummary,
  templateList,
} from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const cardOf = (name: string) => within(screen.getByRole('listitem', { name }))

describe('the initiatives list', () => {
  it('shows each initiative with its badges, owners and leading consultant', async () => {
    server.use(
      answer(listTemplates, templateList()),
      answer(listClientInitiatives, [
        initiativeSummary({ name: 'One', status: 'CANCELLED', isConfidential: true }),
        initiativeSummary({ name: 'Two', status: 'PENDING', consultant: null, owners: [] }),
        initiativeSummary({ name: 'Three', status: 'ANALYZING' }),
        initiativeSummary({ name: 'Four', status: 'COMPLETED' }),
      ]),
    )
    renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('One')
    expect(cardOf('One').getByText('Cancelled')).toBeTruthy()
    expect(cardOf('One').getByText('Confidential')).toBeTruthy()
    expect(cardOf('One').getByText('Vendor Selection')).toBeTruthy()
    expect(cardOf('One').getByText('Otto Lang')).toBeTruthy()
    expect(cardOf('One').getByText('Clara Ng')).toBeTruthy()
    expect(cardOf('Two').getByText('Pending')).toBeTruthy()
    expect(cardOf('Two').queryByText('Confidential')).toBeNull()
    expect(cardOf('Three').getByText('Active')).toBeTruthy()
    expect(cardOf('Four').getByText('Completed')).toBeTruthy()
    expect(cardOf('One').getByText('Open Initiative').getAttribute('href')).toMatch(
      /^\/initiatives\/[0-9a-f-]{36}$/,
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('searches and filters on the server, and says when nothing matches', async () => {
    const vendor = templateSummary()
    const asked: [string | null, string | null][] = []
    server.use(
      answer(listTemplates, templateList(vendor)),
      answer(listClientInitiatives, ({ query }) => {
        asked.push([query.get('q'), query.get('filter')])
        return query.get('q') === null ? [initiativeSummary()] : []
      }),
    )
    const { actor } = renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('ERP vendor selection')
    await actor.click(screen.getByRole('combobox', { name: /Template/ }))
    expect(screen.getByRole('option', { name: 'All Templates' })).toBeTruthy()
    await actor.click(screen.getByRole('option', { name: vendor.name }))
    await actor.type(screen.getByRole('searchbox', { name: 'Search initiatives' }), 'ledger')
    expect(await screen.findByText('No initiatives found')).toBeTruthy()
    expect(asked.at(-1)).toEqual(['ledger', JSON.stringify({ templateId: vendor.id })])
    // What is typed is not sent letter by letter.
    expect(asked.filter(([q]) => q !== null)).toHaveLength(1)
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('ERP vendor selection')).toBeTruthy()
  })

  it('is sorted by the server as the address says', async () => {
    const asked: (string | null)[] = []
    server.use(
      answer(listTemplates, templateList()),
      answer(listClientInitiatives, ({ query }) => {
        asked.push(query.get('sort'))
        return [initiativeSummary()]
      }),
    )
    const { actor, path } = renderRoute('/initiatives', { user: clientAdmin })
    await actor.click(await screen.findByRole('combobox', { name: 'Sort by' }))
    await actor.click(await screen.findByRole('option', { name: 'Name' }))
    await waitFor(() => expect(path()).toBe('/initiatives?sort=name'))
    await waitFor(() => expect(asked).toEqual(['["updatedAt","DESC"]', '["name","ASC"]']))
  })

  it('offers to create to those who may, and not to the others', async () => {
    server.use(answer(listTemplates, templateList()), answer(listClientInitiatives, []))
    const { unmount } = renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('No initiatives found')
    expect(screen.getAllByRole('link', { name: 'Create Initiative' }).length).toBeGreaterThan(0)
    unmount()
    renderRoute('/initiatives', { user: clientViewer })
    await screen.findByText('No initiatives found')
    expect(screen.queryByRole('link', { name: 'Create Initiative' })).toBeNull()
  })

  it('says so when it cannot be loaded', async () => {
    server.use(
      answer(listTemplates, templateList()),
      answer(listClientInitiatives, () => refuse('INTERNAL', 'It broke.')),
    )
    renderRoute('/initiatives', { user: clientAdmin })
    expect(await screen.findByText('Failed to load initiatives')).toBeTruthy()
    expect(screen.getByText(/It broke\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('shows a firm its clients’ initiatives with the client; an administrator opens them directly', async () => {
    server.use(
      answer(listTemplates, templateList()),
      answer(listClients, [clientRecord()]),
      answer(listFirmInitiatives, [initiativeSummary()]),
    )
    renderRoute('/initiatives', { user: firmAdmin })
    await screen.findByText('ERP vendor selection')
    expect(cardOf('ERP vendor selection').getByText('Acme Manufacturing')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: /Client/ })).toBeTruthy()
    const open = screen.getByRole('link', { name: 'Open initiative ERP vendor selection' })
    const title = screen.getByRole('link', { name: 'ERP vendor selection' })
    expect(title.getAttribute('href')).toBe(open.getAttribute('href'))
  })

  it('asks a consultant to switch into the client first', async () => {
    server.use(
      answer(listTemplates, templateList()),
      answer(listClients, [clientRecord()]),
      answer(listFirmInitiatives, [initiativeSummary()]),
    )
    const { actor } = renderRoute('/initiatives', { user: consultant })
    await actor.click(await screen.findByRole('button', { name: 'Open initiative ERP vendor selection' }))
    const asked = () => screen.queryByRole('dialog', { name: 'Connect as Acme Manufacturing' })
    expect(asked()).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(asked()).toBeNull())
    // The title is a link like everybody's, and asks too.
    await actor.click(await screen.findByRole('link', { name: 'ERP vendor selection' }))
    expect(asked()).toBeTruthy()
  })
})
