import { describe, expect, it } from '@jest/globals'
import { listClients } from '@parley/contracts/http/people.ts'
import { searchAll, type SearchResults } from '@parley/contracts/http/search.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
} from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderRoute } from '../../../testing/render-route.tsx'
import { showShellDialog } from './shell-dialogs.ts'
import { TypeAhead } from './TypeAhead.tsx'

const nothing: SearchResults = {
  people: [],
  initiatives: [],
  phases: [],
  observations: [],
  artifacts: [],
  interviews: [],
  templates: [],
  clients: [],
}
const erp = { id: newId(), name: 'ERP vendor selection', client: acme, status: 'ACTIVE' as const }

const open = async (user = clientAdmin) => {
  const page = renderRoute('/maturity-level', { user })
  await screen.findByRole('button', { name: 'Search or go to…' })
  await page.actor.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: /Search, go to a page/ })
  return { ...page, dialog, box: within(dialog).getByRole('combobox') }
}
const choices = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('palette', () => {
  it('opens by its keys and its button, closes, and gives the focus back', async () => {
    const { actor, dialog, box } = await open()
    await waitFor(() => expect(box).toBe(document.activeElement))
    expect(await accessibilityProblems(dialog)).toEqual([])
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Search or go to…' })
    await actor.click(button)
    await screen.findByRole('dialog', { name: /Search, go to a page/ })
    await actor.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toBe(document.activeElement)
  })

  it('begins with what was typed before it was there', async () => {
    server.use(answer(searchAll, { ...nothing, initiatives: [erp] }))
    renderRoute('/maturity-level', { user: clientAdmin })
    await screen.findByRole('button', { name: 'Search or go to…' })
    act(() => showShellDialog({ kind: 'palette', typed: 'erp' }))
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('erp')
    expect(await screen.findByRole('option', { name: 'ERP vendor selection' })).toBeTruthy()
  })

  it('offers what a kind of person may do and go to, and nothing else', async () => {
    await open(clientAdmin)
    expect(choices()).toEqual(
      expect.arrayContaining(['Create an initiative', 'Upload a document', 'Invite a user']),
    )
    expect(choices()).toEqual(
      expect.arrayContaining(['Departments and Stakeholders', 'Audit LogSettings', 'Logout']),
    )
    expect(choices()).not.toContain('Connect to a client…')
    expect(choices()).not.toContain('Consultants')
  })

  it('offers readers no changes, and disconnecting to who acts for somebody', async () => {
    const { unmount } = await open(clientViewer)
    for (const label of ['Create an initiative', 'Upload a document', 'Invite a user'])
      expect(choices()).not.toContain(label)
    unmount()
    await open(insideAcme(consultant))
    expect(choices()).toContain('Disconnect')
    expect(choices()).not.toContain('Logout')
  })

  it('goes to what is found, and has it first the next time', async () => {
    server.use(answer(searchAll, { ...nothing, initiatives: [erp] }))
    const { actor, path } = await open()
    await actor.keyboard('erp')
    expect(await screen.findByRole('option', { name: 'ERP vendor selection' })).toBeTruthy()
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(path()).toBe(`/initiatives/${erp.id}`))
    await actor.keyboard('{Control>}k{/Control}')
    const recent = await screen.findByRole('group', { name: 'Recent' })
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['ERP vendor selection'])
  })

  const place = { client: acme, initiative: { id: erp.id, name: erp.name } }
  const discovery = { id: newId(), name: 'Discovery' }
  const content: SearchResults = {
    ...nothing,
    phases: [{ ...discovery, ...place, status: 'IN_PROGRESS' }],
    observations: [
      { id: newId(), name: 'No owner', severity: 'HIGH', status: 'OPEN', phase: discovery, ...place },
    ],
    artifacts: [
      { id: newId(), name: 'Budget', fileName: 'b.pdf', initiativeId: erp.id, ...place },
      {
        id: newId(),
        name: 'Strategy',
        fileName: 's.pdf',
        client: acme,
        initiativeId: null,
        initiative: null,
      },
    ],
    interviews: [
      {
        id: newId(),
        name: 'Vera Holt',
        status: 'PLANNED',
        interviewDate: '2026-03-02T09:30:00.000Z',
        ...place,
      },
    ],
  }

  it('finds what initiatives hold, says where it is, and opens it there', async () => {
    server.use(answer(searchAll, content))
    const { actor, path } = await open()
    await actor.keyboard('something')
    await screen.findByRole('option', { name: 'Discovery ERP vendor selection' })
    expect(choices()).toEqual([
      'DiscoveryERP vendor selection',
      'No ownerHigh ▸ ERP vendor selection ▸ Discovery',
      'BudgetERP vendor selection',
      'StrategyDocuments of the client',
      'Interview with Vera HoltMar 2, 2026 ▸ ERP vendor selection',
    ])
    await actor.click(screen.getByRole('option', { name: /^No owner/ }))
    const finding = content.observations[0]?.id ?? ''
    await waitFor(() =>
      expect(path()).toBe(`/initiatives/${erp.id}?phase=${discovery.id}&finding=${finding}`),
    )
  })

  it('opens a document itself, not only the list that it stands in', async () => {
    server.use(answer(searchAll, content))
    const { actor, path } = await open()
    await actor.keyboard('something')
    await actor.click(await screen.findByRole('option', { name: /^Budget/ }))
    const document = content.artifacts[0]?.id ?? ''
    await waitFor(() => expect(path()).toBe(`/artifacts?q=Budget&document=${document}`))
  })

  it('names the client for those of the firm, and leads a consultant through it', async () => {
    server.use(answer(searchAll, content))
    const { actor } = await open(consultant)
    await actor.keyboard('something')
    await actor.click(
      await screen.findByRole('option', { name: /^No owner High ▸ Acme Manufacturing ▸ ERP/ }),
    )
    expect(await screen.findByRole('dialog', { name: /Acme Manufacturing/ })).toBeTruthy()
  })

  it('never shows the answer to an older text', async () => {
    const release: (() => void)[] = []
    server.use(
      http.get('*/api/search', async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? ''
        if (q === 'er') await new Promise<void>((resolve) => release.push(resolve))
        return HttpResponse.json({
          ...nothing,
          initiatives: [{ ...erp, id: newId(), name: `Found by ${q}` }],
        })
      }),
    )
    const { actor } = await open()
    await actor.keyboard('er')
    await waitFor(() => expect(release).toHaveLength(1))
    await actor.keyboard('p')
    expect(await screen.findByRole('option', { name: 'Found by erp' })).toBeTruthy()
    release[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('option', { name: 'Found by er' })).toBeNull()
  })

  it('says that nothing is found, and that the search failed, with another try', async () => {
    server.use(answer(searchAll, nothing))
    const { actor } = await open()
    await actor.keyboard('zzzz')
    expect(await screen.findByText('Nothing found for “zzzz”')).toBeTruthy()
    server.use(
      http.get('*/api/search', () =>
        HttpResponse.json({ message: 'No', code: 'INTERNAL', requestId: 'r' }, { status: 500 }),
      ),
    )
    await actor.keyboard('z')
    expect(await screen.findByText('The search did not work')).toBeTruthy()
    server.use(answer(searchAll, { ...nothing, initiatives: [erp] }))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: 'ERP vendor selection' })).toBeTruthy()
  })

  it('connects consultants to a client, and opens their initiatives by way of it', async () => {
    server.use(answer(listClients, []), answer(searchAll, { ...nothing, initiatives: [erp] }))
    server.use(http.get('*/api/clients', () => HttpResponse.json([{ id: acme.id, name: acme.name }])))
    const { actor } = await open(consultant)
    await actor.keyboard('connect{Enter}')
    await actor.click(await screen.findByRole('option', { name: 'Connect to Acme Manufacturing' }))
    expect(await screen.findByRole('dialog', { name: /Acme Manufacturing/ })).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    await actor.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await actor.keyboard('erp')
    await actor.click(await screen.findByRole('option', { name: /ERP vendor selection/ }))
    expect(await screen.findByRole('dialog', { name: /Acme Manufacturing/ })).toBeTruthy()
  })

  it('does not open over a dialog that may hold unsaved text', async () => {
    const page = renderRoute('/clients/create', { user: firmAdmin })
    await screen.findByRole('dialog')
    await page.actor.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox', { name: /Search, go to a page/ })).toBeNull()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

it('takes what is typed while the palette is loaded, and nothing else gets it', () => {
  const typed: string[] = []
  let escapes = 0
  render(<TypeAhead onType={(text) => typed.push(text)} onEscape={() => (escapes += 1)} />)
  const press = (key: string, more: object = {}): boolean =>
    fireEvent.keyDown(document.body, { key, ...more })
  expect(['e', 'r', 'x', 'Backspace', 'p', 'Escape'].map((key) => press(key))).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  expect(typed).toEqual(['e', 'er', 'erx', 'er', 'erp'])
  expect(escapes).toBe(1)
  expect([press('Tab'), press('k', { ctrlKey: true })]).toEqual([true, true])
})
