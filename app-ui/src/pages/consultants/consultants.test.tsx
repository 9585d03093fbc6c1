import { describe, expect, it } from '@jest/globals'
import {
  type Consultant,
  createConsultant,
  deleteConsultant,
  getConsultant,
  listConsultants,
  setUpConsultantAuth,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, consultant, firmAdmin, northwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, consultantRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const helios = { id: newId(), name: 'Helios Health' }
const clara = consultantRecord({
  activeInitiativesCount: 2,
  clients: [{ id: acme.id, name: acme.name }, helios],
})

const lists = (rows: Consultant[] = [clara]) => [
  answer(listConsultants, rows),
  answer(listClients, [clientRecord(), clientRecord(helios)]),
  answer(
    getConsultant,
    ({ params }) => rows.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'Consultant not found'),
  ),
]

describe('the consultants page', () => {
  it('lists the firm’s consultants with what Document 3 names', async () => {
    server.use(...lists())
    renderRoute('/consultants', { user: firmAdmin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Consultants' })).toBeTruthy()
    const row = within(await screen.findByRole('row', { name: /Clara Ng/ }))
    for (const text of ['clara.ng@northwind.test', '+44 20 7946 0000', 'Principal', '2'])
      expect(row.getByText(text)).toBeTruthy()
    expect(row.getByText('CN')).toBeTruthy()
    expect(row.getByText('Acme Manufacturing, Helios Health')).toBeTruthy()
    expect(screen.getByRole('button', { name: /import/i })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('asks with search, order and obsolete ones, kept in the address; takes an obsolete one back', async () => {
    const asked: URLSearchParams[] = []
    const bodies: unknown[] = []
    const gone = consultantRecord({ isObsolete: true })
    server.use(
      answer(listConsultants, ({ query, params }) => {
        expect(params.firmId).toBe(northwind.id)
        asked.push(query)
        return query.get('showObsolete') === 'true' ? [gone] : [clara]
      }),
      answer(updateConsultant, ({ body }) => {
        bodies.push(body)
        return { ...gone, isObsolete: false }
      }),
    )
    const { actor, path } = renderRoute('/consultants?q=ng', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Position' }))
    await actor.click(screen.getByRole('switch', { name: 'Show Obsolete' }))
    const row = within(await screen.findByRole('row', { name: /Obsolete/ }))
    expect(path()).toBe('/consultants?q=ng&sort=position&obsolete=true')
    expect(asked.at(-1)?.get('q')).toBe('ng')
    expect(asked.at(-1)?.get('sort')).toBe('["position","ASC"]')
    expect(asked.at(-1)?.get('filter')).toBeNull()
    expect(row.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await actor.click(row.getByRole('button', { name: 'Restore Clara Ng' }))
    await waitFor(() => expect(bodies).toEqual([{ isObsolete: false, updatedAt: gone.updatedAt }]))
  })

  it('says that there is nobody yet, and adds somebody with clients', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists([]),
      answer(createConsultant, ({ body }) => {
        bodies.push(body)
        return clara
      }),
    )
    const { actor, path } = renderRoute('/consultants', { user: firmAdmin })
    expect(await screen.findByText('No consultants found for your consulting firm.')).toBeTruthy()
    await actor.click(screen.getAllByRole('button', { name: 'Add Consultant' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Consultant' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('First and last name are required')).toBeTruthy()
    expect(bodies).toEqual([])
    await actor.type(dialog.getByLabelText(/First name/), 'Clara')
    await actor.type(dialog.getByLabelText(/Last name/), 'Ng')
    await actor.click(dialog.getByRole('combobox', { name: 'Clients access' }))
    await actor.click(await screen.findByRole('option', { name: 'Helios Health' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe('/consultants'))
    const blank = { email: '', phone: '', position: '' }
    expect(bodies).toEqual([{ firstName: 'Clara', lastName: 'Ng', ...blank, clientIds: [helios.id] }])
  })

  it('holds a new account to its rules', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists(),
      answer(createConsultant, ({ body }) => {
        bodies.push(body)
        return refuse('CONFLICT', 'This email is already in use.', {
          email: 'This email is already in use.',
        })
      }),
    )
    const { actor } = renderRoute('/consultants/create', { user: firmAdmin })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Consultant' }))
    await actor.type(dialog.getByLabelText(/First name/), 'Clara')
    await actor.type(dialog.getByLabelText(/Last name/), 'Ng')
    await actor.click(dialog.getByRole('switch', { name: 'Create user account' }))
    const save = async (text: string) => {
      await actor.click(dialog.getByRole('button', { name: 'Save' }))
      expect(await dialog.findAllByText(text)).not.toHaveLength(0)
    }
    await save('Email and password are required when creating user account')
    await actor.type(dialog.getByLabelText(/^Email/), 'clara@northwind.test')
    await actor.type(dialog.getByLabelText(/^Password/), 'Short1!')
    await save('Passwords do not match')
    await actor.type(dialog.getByLabelText(/^Confirm password/), 'Short1!')
    await save('Password must be at least 8 characters long')
    expect(bodies).toEqual([])
    await actor.type(dialog.getByLabelText(/^Password/), 'xyz')
    await actor.type(dialog.getByLabelText(/^Confirm password/), 'xyz')
    await save('This email is already in use.')
    expect(bodies).toMatchObject([{ email: 'clara@northwind.test', password: 'Short1!xyz' }])
    expect(dialog.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('edits by an address of its own, and lets a stale edit be saved over the other’s knowingly', async () => {
    const bodies: { updatedAt?: string; clientIds?: string[] }[] = []
    const later = '2026-03-02T10:00:00.000Z'
    server.use(
      ...lists(),
      answer(updateConsultant, ({ body }) => {
        bodies.push(body as { updatedAt?: string })
        if (bodies.length > 1) return clara
        return Response.json(
          {
            code: 'STALE_UPDATE',
            message: 'Somebody else has changed this in the meantime.',
            requestId: 'test',
            current: { ...clara, updatedAt: later },
          },
          { status: 409 },
        )
      }),
    )
    const { actor, path } = renderRoute('/consultants', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Edit Clara Ng' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Consultant' }))
    expect(path()).toBe(`/consultants/${clara.id}/edit`)
    // The last chip goes.
    await actor.type(dialog.getByRole('combobox', { name: 'Clients access' }), '{Backspace}')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await actor.click(await dialog.findByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(path()).toBe('/consultants'))
    expect(bodies.map(({ updatedAt }) => updatedAt)).toEqual([clara.updatedAt, later])
    expect(bodies[1]?.clientIds).toEqual([acme.id])
  })

  it.each([
    ['an answer that nobody can read', () => new Response('<html>', { status: 502 }), ''],
    ['no answer', () => Response.error(), ': Network error'],
  ])('says what failed where the server says nothing: %s', async (_, broken, why) => {
    server.use(...lists(), answer(createConsultant, broken), answer(updateConsultant, broken))
    server.use(answer(setUpConsultantAuth, broken))
    const { actor } = renderRoute('/consultants/create', { user: firmAdmin })
    const add = within(await screen.findByRole('dialog', { name: 'Add Consultant' }))
    await actor.type(add.getByLabelText(/First name/), 'Clara')
    await actor.type(add.getByLabelText(/Last name/), 'Ng')
    await actor.click(add.getByRole('button', { name: 'Save' }))
    expect(await add.findByText(`Error creating consultant${why}`)).toBeTruthy()
    await actor.click(add.getByRole('button', { name: 'Cancel' }))
    await actor.click(await screen.findByRole('button', { name: 'Leave' }))
    await actor.click(await screen.findByRole('button', { name: 'Edit Clara Ng' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Consultant' }))
    await actor.click(edit.getByRole('button', { name: 'Save' }))
    expect(await edit.findByText(`Error updating consultant${why}`)).toBeTruthy()
    await actor.click(edit.getByRole('button', { name: 'Cancel' }))
    await actor.click(await screen.findByRole('button', { name: /^Setup Authentication of/ }))
    const setUp = within(await screen.findByRole('dialog', { name: 'Setup Authentication' }))
    await actor.type(setUp.getByLabelText(/^Password/), 'Long-enough1!')
    await actor.type(setUp.getByLabelText(/^Confirm password/), 'Long-enough1!')
    await actor.click(setUp.getByRole('button', { name: 'Setup Authentication' }))
    expect(await setUp.findByText(`Error setting up authentication${why}`)).toBeTruthy()
  })

  it('deletes after a confirmation that names who, and says why not', async () => {
    const refusal = 'This consultant is an administrator of the firm. Take that role away first.'
    let calls = 0
    server.use(
      ...lists(),
      answer(deleteConsultant, () => {
        calls += 1
        return calls === 1 ? refuse('CONFLICT', refusal) : { id: clara.id }
      }),
    )
    const { actor } = renderRoute('/consultants', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Delete Clara Ng' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Consultant' }))
    expect(dialog.getByText('Clara Ng')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const sent: unknown[] = []
    server.use(answer(updateConsultant, ({ body }) => (sent.push(body), clara)))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Clara Ng is listed again.')).toBeTruthy()
    expect(sent).toEqual([{ isObsolete: false }])
  })
})

describe('Setup Authentication', () => {
  it('needs all three fields and holds to its rules', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists(),
      answer(setUpConsultantAuth, ({ body }) => {
        bodies.push(body)
        return { ...clara, hasAccount: true }
      }),
    )
    const { actor } = renderRoute('/consultants', { user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Setup Authentication of Clara Ng' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Setup Authentication' }))
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Setup Authentication' })
    expect(button.disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/^Password/), 'Short1!')
    await actor.type(dialog.getByLabelText(/^Confirm password/), 'Other1!')
    await actor.click(button)
    expect(await dialog.findByText('Passwords do not match')).toBeTruthy()
    await actor.clear(dialog.getByLabelText(/^Confirm password/))
    await actor.type(dialog.getByLabelText(/^Confirm password/), 'Short1!')
    await actor.click(button)
    expect(await dialog.findByText('Password must be at least 8 characters long')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(dialog.getByLabelText(/^Password/), 'xyz')
    await actor.type(dialog.getByLabelText(/^Confirm password/), 'xyz')
    await actor.click(button)
    expect(await screen.findByText('Clara Ng can sign in now.')).toBeTruthy()
    expect(bodies).toEqual([{ email: clara.email, password: 'Short1!xyz' }])
  })

  it('is done once', async () => {
    server.use(...lists([{ ...clara, hasAccount: true }]))
    renderRoute('/consultants', { user: firmAdmin })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Setup Authentication/ })
    expect(button.disabled).toBe(true)
  })
})

describe('who may', () => {
  it('is for looking at without manage_users', async () => {
    server.use(...lists())
    renderRoute('/consultants', { user: consultant })
    await screen.findByRole('row', { name: /Clara Ng/ })
    for (const name of [/^Add/, /^Edit/, /^Delete/, /^Setup/, /import/i])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('refuses an address for editing, and knows missing from forbidden', async () => {
    server.use(...lists())
    renderRoute(`/consultants/${clara.id}/edit`, { user: consultant })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('says that a consultant does not exist', async () => {
    server.use(...lists())
    renderRoute(`/consultants/${newId()}/edit`, { user: firmAdmin })
    expect(await screen.findByText('Consultant not found')).toBeTruthy()
  })

  it('tells client users that access is denied', async () => {
    renderRoute('/consultants', { user: clientAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('says so when the consultants cannot be loaded, and tries again', async () => {
    server.use(answer(listConsultants, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute('/consultants', { user: consultant })
    expect(await screen.findByText('Error loading consultants.')).toBeTruthy()
    server.use(...lists())
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: /Clara Ng/ })).toBeTruthy()
  })
})
