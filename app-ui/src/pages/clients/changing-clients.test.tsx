import { describe, expect, it } from '@jest/globals'
import { listIndustries } from '@parley/contracts/http/agents.ts'
import {
  type Client,
  createClient,
  deleteClient,
  getClient,
  listClients,
  updateClient,
} from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, consultant, firmAdmin, insideNorthwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const codes = ['all', 'manufacturing', 'retail']
const clients = (rows: Client[] = [clientRecord()]) => [
  answer(listClients, rows),
  answer(
    listIndustries,
    codes.map((code) => ({ id: newId(), code })),
  ),
  answer(
    getClient,
    ({ params }) => rows.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'Client not found'),
  ),
]
const obsolete = clientRecord({ isObsolete: true })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const disabled = (button: HTMLElement): boolean => (button as HTMLButtonElement).disabled

describe('adding a client', () => {
  it('needs a name, takes all industries in place of others, and comes back to the list', async () => {
    const bodies: unknown[] = []
    server.use(
      ...clients([]),
      answer(createClient, ({ body }) => {
        bodies.push(body)
        return clientRecord()
      }),
    )
    const { actor, path } = renderRoute('/clients', { user: firmAdmin })
    expect(await screen.findByText('No clients yet')).toBeTruthy()
    await actor.click(screen.getAllByRole('button', { name: 'Add Client' })[0] as HTMLElement)
    const dialog = await dialogNamed('Add Client')
    expect(path()).toBe('/clients/create')
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(disabled(save)).toBe(true)
    await actor.type(dialog.getByLabelText(/^Name/), '   ')
    expect(disabled(save)).toBe(true)
    await actor.type(dialog.getByLabelText(/^Name/), 'Borealis Bank')
    await actor.click(dialog.getByRole('combobox', { name: 'Industries' }))
    const choose = async (name: string) => actor.click(await screen.findByRole('option', { name }))
    await choose('Retail')
    await choose('All industries')
    expect(dialog.queryByRole('button', { name: 'Retail' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'All industries' })).toBeTruthy()
    await choose('Manufacturing')
    expect(dialog.queryByRole('button', { name: 'All industries' })).toBeNull()
    // The choice of the firm is the console's (Document 3, section 6).
    expect(dialog.queryByLabelText(/consulting firm/i)).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(path()).toBe('/clients'))
    expect(bodies).toEqual([{ name: 'Borealis Bank', industries: ['manufacturing'] }])
  })

  it('invites its administrator, and shows beside the field what is wrong with the address', async () => {
    const bodies: unknown[] = []
    server.use(
      ...clients(),
      answer(createClient, ({ body }) => {
        bodies.push(body)
        return refuse('CONFLICT', 'This email is already in use.', {
          'administrator.email': 'This email is already in use.',
        })
      }),
    )
    const { actor, path } = renderRoute('/clients/create', { user: insideNorthwind })
    const dialog = await dialogNamed('Add Client')
    await actor.type(dialog.getByLabelText(/^Name/), 'Borealis Bank')
    await actor.click(dialog.getByRole('switch', { name: 'Invite an administrator' }))
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(disabled(save)).toBe(true)
    await actor.type(dialog.getByLabelText(/^Email/), 'bo@borealis.test')
    await actor.type(dialog.getByLabelText(/^First name/), 'Bo')
    await actor.click(save)
    await waitFor(() => expect(dialog.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getAllByText('This email is already in use.')).not.toHaveLength(0)
    expect(path()).toBe('/clients/create')
    expect(bodies).toEqual([
      {
        name: 'Borealis Bank',
        industries: [],
        administrator: { email: 'bo@borealis.test', firstName: 'Bo', lastName: '' },
      },
    ])
    expect(await accessibilityProblems()).toEqual([])
  })
})

describe('editing a client', () => {
  it('has an address of its own, and loses nothing when somebody else was faster', async () => {
    const bodies: { updatedAt?: string; name?: string }[] = []
    const theirs = clientRecord({ name: 'Acme Works', updatedAt: '2026-03-02T10:00:00.000Z' })
    server.use(
      ...clients(),
      answer(updateClient, ({ body }) => {
        bodies.push(body as { updatedAt?: string })
        if (bodies.length > 1) return theirs
        return Response.json(
          { code: 'STALE_UPDATE', message: 'Somebody was faster.', requestId: 'test', current: theirs },
          { status: 409 },
        )
      }),
    )
    const { actor, path } = renderRoute('/clients?q=ac', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Edit Acme Manufacturing' }))
    const dialog = await dialogNamed('Edit Client')
    expect(path()).toBe(`/clients/${acme.id}/edit?q=ac`)
    await actor.type(dialog.getByLabelText(/^Name/), ' Ltd')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Acme Works, Manufacturing')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(path()).toBe('/clients?q=ac'))
    expect(bodies.map(({ name, updatedAt }) => [name, updatedAt])).toEqual([
      ['Acme Manufacturing Ltd', clientRecord().updatedAt],
      ['Acme Manufacturing Ltd', theirs.updatedAt],
    ])
  })

  it('asks before what was typed is left', async () => {
    server.use(...clients())
    const { actor, path } = renderRoute(`/clients/${acme.id}/edit`, { user: firmAdmin })
    const dialog = await dialogNamed('Edit Client')
    await actor.type(dialog.getByLabelText(/^Name/), ' Ltd')
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    await actor.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(path()).toBe(`/clients/${acme.id}/edit`)
    await actor.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await actor.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/clients'))
  })

  it('says that a client does not exist', async () => {
    server.use(...clients([]))
    renderRoute(`/clients/${newId()}/edit`, { user: firmAdmin })
    expect(await screen.findByText('Client not found')).toBeTruthy()
  })
})

it('a client is deleted once that is confirmed, and why not is said', async () => {
  let calls = 0
  server.use(
    ...clients(),
    answer(deleteClient, () => {
      calls += 1
      return calls === 1 ? refuse('CONFLICT', 'This client is obsolete.') : { id: acme.id }
    }),
  )
  const { actor } = renderRoute('/clients', { user: firmAdmin })
  await actor.click(await screen.findByRole('button', { name: 'Delete Acme Manufacturing' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Client' }))
  expect(dialog.getByText('Acme Manufacturing')).toBeTruthy()
  expect(dialog.getByText(/becomes obsolete/)).toBeTruthy()
  await actor.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('This client is obsolete.')).toBeTruthy()
  await actor.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const sent: unknown[] = []
  server.use(answer(updateClient, ({ body }) => (sent.push(body), clientRecord())))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Acme Manufacturing is listed again.')).toBeTruthy()
  expect(sent).toEqual([{ isObsolete: false }])
})

describe('an obsolete client', () => {
  it('cannot be connected to, edited or deleted, and each says why', async () => {
    server.use(...clients([obsolete]))
    const { actor } = renderRoute('/clients?obsolete=true', {
      user: { ...firmAdmin, consultantId: newId() },
    })
    const row = within(await screen.findByRole('row', { name: /Acme Manufacturing/ }))
    expect(row.getByText('Obsolete')).toBeTruthy()
    const reasons = [
      [/^Connect/, 'An obsolete client cannot be connected to'],
      [/^Edit/, 'An obsolete client cannot be edited'],
      [/^Delete/, 'This client is obsolete already'],
    ] as const
    for (const [name, reason] of reasons) {
      const button = row.getByRole('button', { name })
      expect(disabled(button)).toBe(true)
      await actor.hover(button.parentElement ?? button)
      expect(await screen.findByText(reason)).toBeTruthy()
    }
  })

  it('is shown where its address asks to edit it', async () => {
    server.use(...clients([obsolete]))
    renderRoute(`/clients/${obsolete.id}/edit`, { user: firmAdmin })
    const dialog = await dialogNamed('Acme Manufacturing')
    expect(dialog.getByText(/Nobody can connect to it/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })
})

describe('who may change clients', () => {
  it('is not a consultant, who looks at them', async () => {
    server.use(...clients())
    const { actor, path } = renderRoute('/clients', { user: consultant })
    await actor.click(await screen.findByRole('button', { name: 'Open client Acme Manufacturing' }))
    const dialog = await dialogNamed('Acme Manufacturing')
    expect(path()).toBe(`/clients/${acme.id}`)
    expect(dialog.getByText('Manufacturing')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(path()).toBe('/clients'))
    for (const name of [/^Add/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it.each(['/clients/create', `/clients/${acme.id}/edit`])('is told at %s', async (path) => {
    server.use(...clients())
    renderRoute(path, { user: consultant })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })
})

it('clients are there in German', async () => {
  server.use(...clients())
  const { actor } = renderRoute('/clients/create', { user: firmAdmin })
  const dialog = await dialogNamed('Add Client')
  await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
  await actor.click(await screen.findByRole('button', { name: /^Account of/ }))
  await actor.click(screen.getByRole('button', { name: 'Deutsch' }))
  await actor.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Klienten hinzufügen' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Acme Manufacturing bearbeiten' })).toBeTruthy()
})
