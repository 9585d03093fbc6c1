import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  type InitiativeSummary,
  listClientInitiatives,
  listFirmInitiatives,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '@parley/contracts/http/saved-views.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, consultant } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, initiative, initiativeSummary, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const running = initiativeSummary({ name: 'Running', status: 'ACTIVE' })
const waiting = initiativeSummary({
  name: 'Waiting',
  status: 'ON_HOLD',
  startedPhaseCount: 0,
  completedPhaseCount: 0,
})
let rows: InitiativeSummary[] = []
let views: SavedView[] = []

/** Rows as the server filters them by status. */
const listed = ({ query }: { query: URLSearchParams }): InitiativeSummary[] => {
  const { status } = JSON.parse(query.get('filter') ?? '{}') as { status?: string }
  return rows.filter((row) => status === undefined || row.status === status)
}

beforeEach(() => {
  rows = [running, waiting]
  views = []
  localStorage.clear()
  server.use(
    answer(listTemplates, templateList()),
    answer(listClients, [clientRecord()]),
    answer(listClientInitiatives, listed),
    answer(listFirmInitiatives, listed),
    answer(listSavedViews, () => views),
  )
})

const column = async (name: RegExp) => within(await screen.findByRole('region', { name }))

describe('layouts of the initiatives', () => {
  it('are chosen, stand in the address, and come back the next time', async () => {
    const { actor, path, unmount } = renderRoute('/initiatives?sort=name', { user: clientAdmin })
    await screen.findByRole('listitem', { name: 'Running' })
    await actor.click(screen.getByRole('button', { name: 'Table' }))
    const table = within(await screen.findByRole('table', { name: 'Initiatives' }))
    expect(table.getByRole('link', { name: 'Running' })).toBeTruthy()
    expect(path()).toBe('/initiatives?sort=name&layout=table')
    await actor.click(table.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(path()).toBe('/initiatives?sort=-name&layout=table'))
    expect(await accessibilityProblems()).toEqual([])
    unmount()
    const again = renderRoute('/initiatives', { user: clientAdmin })
    expect(await screen.findByRole('table', { name: 'Initiatives' })).toBeTruthy()
    await waitFor(() => expect(again.path()).toBe('/initiatives?layout=table'))
  })

  it('show a board by status, narrowed down like the others', async () => {
    const { actor, path } = renderRoute('/initiatives?layout=board', { user: clientAdmin })
    const active = await column(/^Active/)
    expect(active.getByRole('link', { name: 'Running' })).toBeTruthy()
    expect((await column(/^On hold/)).getByRole('link', { name: 'Waiting' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('combobox', { name: 'Status' }))
    await actor.click(screen.getByRole('option', { name: 'On hold' }))
    await waitFor(() => expect(path()).toBe('/initiatives?layout=board&status=ON_HOLD'))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Active/ })).toBeNull())
  })

  it('move a card by keys to where the rules allow it, and back', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(updateInitiative, ({ body }) => {
        bodies.push(body)
        const status = (body as { status: InitiativeSummary['status'] }).status
        rows = [{ ...running, status }, waiting]
        return initiative({ ...running, template: null, status })
      }),
    )
    const { actor } = renderRoute('/initiatives?layout=board', { user: clientAdmin })
    const handle = (await column(/^Active/)).getByRole('button', { name: 'Move Running' })
    await actor.click(handle)
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries).toEqual(['Move to “On hold”', 'Move to “Cancelled”'])
    await actor.keyboard('{Escape}')
    handle.focus()
    await actor.keyboard('{ArrowRight}')
    const hold = await column(/^On hold/)
    expect(await hold.findByRole('link', { name: 'Running' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Running'))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await (await column(/^Active/)).findByRole('link', { name: 'Running' })).toBeTruthy()
    expect(bodies).toMatchObject([
      { status: 'ON_HOLD', updatedAt: running.updatedAt },
      { status: 'ACTIVE', updatedAt: running.updatedAt },
    ])
  })

  it('put a card back that the server refuses, and say why', async () => {
    server.use(answer(updateInitiative, () => refuse('INVALID_TRANSITION', 'Not now.')))
    const { actor } = renderRoute('/initiatives?layout=board', { user: clientAdmin })
    await actor.click((await column(/^On hold/)).getByRole('button', { name: 'Move Waiting' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Move to “Pending”' }))
    expect(await screen.findByText('Waiting was not moved: Not now.')).toBeTruthy()
    expect(await (await column(/^On hold/)).findByRole('link', { name: 'Waiting' })).toBeTruthy()
  })

  it('ask before a cancellation ends agents at work', async () => {
    rows = [initiativeSummary({ name: 'Busy', status: 'ACTIVE' })]
    server.use(
      answer(listClientInitiatives, (asked) =>
        listed(asked).map((row) => ({ ...row, status: 'ANALYZING' as const })),
      ),
    )
    const { actor } = renderRoute('/initiatives?layout=board', { user: clientAdmin })
    await actor.click((await column(/^Active/)).getByRole('button', { name: 'Move Busy' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Move to “Cancelled”' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel this initiative?' }))
    await actor.click(asked.getByRole('button', { name: 'Keep it going' }))
    expect((await column(/^Active/)).getByRole('link', { name: 'Busy' })).toBeTruthy()
  })

  it.each([
    ['a reader', clientViewer],
    ['a consultant outside of the client', consultant],
  ])('move nothing for %s', async (_, user) => {
    renderRoute('/initiatives?layout=board', { user })
    expect((await column(/^Active/)).getByRole('link', { name: 'Running' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  })

  it('say so when they cannot be loaded, and when nothing is there', async () => {
    rows = []
    const { unmount } = renderRoute('/initiatives?layout=board', { user: clientAdmin })
    expect(await screen.findByText('No initiatives found')).toBeTruthy()
    unmount()
    server.use(answer(listClientInitiatives, () => refuse('INTERNAL', 'It broke.')))
    renderRoute('/initiatives?layout=board', { user: clientAdmin })
    expect(await screen.findByText('Failed to load initiatives')).toBeTruthy()
  })
})

describe('views of the initiatives', () => {
  const at = '2026-03-02T09:30:00.000Z'
  const view = (given: Partial<SavedView>): SavedView => ({
    id: newId(),
    page: 'initiatives',
    name: 'On hold',
    query: 'status=ON_HOLD&layout=table',
    isDefault: false,
    createdAt: at,
    updatedAt: at,
    ...given,
  })

  it('are saved under a name with all that is shown, and chosen again', async () => {
    server.use(
      answer(createSavedView, ({ body }) => {
        const kept = view(body as Partial<SavedView>)
        views = [kept]
        return kept
      }),
    )
    const { actor, path } = renderRoute('/initiatives?status=ON_HOLD&layout=table', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Views' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    await actor.type(dialog.getByLabelText(/^Name/), 'Paused{Enter}')
    await waitFor(() =>
      expect(views).toMatchObject([{ name: 'Paused', query: 'status=ON_HOLD&layout=table' }]),
    )
    expect(await screen.findByRole('button', { name: 'Views: Paused' })).toBeTruthy()
    expect(path()).toBe(`/initiatives?status=ON_HOLD&layout=table&view=${views[0]?.id ?? ''}`)
    await actor.click(screen.getByRole('button', { name: 'Board' }))
    expect(await screen.findByRole('button', { name: 'Views: Paused, changed' })).toBeTruthy()
  })

  it('are shown first where one is the default, and only where the address says nothing', async () => {
    const first = view({ isDefault: true })
    views = [first]
    const { path, unmount } = renderRoute('/initiatives', { user: clientAdmin })
    await waitFor(() => expect(path()).toBe(`/initiatives?status=ON_HOLD&layout=table&view=${first.id}`))
    expect(await screen.findByRole('table', { name: 'Initiatives' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Running' })).toBeNull()
    unmount()
    const named = renderRoute('/initiatives?layout=cards', { user: clientAdmin })
    expect(await screen.findByRole('listitem', { name: 'Running' })).toBeTruthy()
    expect(named.path()).toBe('/initiatives?layout=cards')
  })

  it('are renamed, made the default and deleted, with a way back', async () => {
    const kept = view({})
    views = [kept]
    const changes: unknown[] = []
    server.use(
      answer(updateSavedView, ({ body }) => {
        changes.push(body)
        views = [{ ...kept, ...(body as Partial<SavedView>) }]
        return views[0] ?? kept
      }),
      answer(deleteSavedView, () => {
        views = []
        return { id: kept.id }
      }),
      answer(createSavedView, ({ body }) => {
        views = [view(body as Partial<SavedView>)]
        return views[0] ?? kept
      }),
    )
    const { actor } = renderRoute(`/initiatives?${kept.query}&view=${kept.id}`, { user: clientAdmin })
    const open = async (name: string) => actor.click(await screen.findByRole('button', { name }))
    await open('Views: On hold')
    await actor.click(await screen.findByRole('menuitem', { name: 'Show “On hold” first' }))
    await waitFor(() => expect(changes).toMatchObject([{ isDefault: true }]))
    await open('Views: On hold')
    await actor.click(await screen.findByRole('menuitem', { name: 'Rename “On hold”…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the view' }))
    await actor.clear(dialog.getByLabelText(/^Name/))
    await actor.type(dialog.getByLabelText(/^Name/), 'Paused{Enter}')
    await open('Views: Paused')
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete “Paused”' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(views).toMatchObject([{ name: 'Paused' }]))
  })
})
