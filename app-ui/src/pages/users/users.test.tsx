import { describe, expect, it } from '@jest/globals'
import { listClients } from '@parley/contracts/http/people.ts'
import { listRoles, type Role } from '@parley/contracts/http/roles.ts'
import { getUserSso } from '@parley/contracts/http/sso-links.ts'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  sendPasswordReset,
  updateUser,
  type User,
} from '@parley/contracts/http/users.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, clientViewer, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, roleRecord, userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const member = roleRecord({ name: 'Client Member', permissions: ['manage_initiatives'], isImmutable: true })
const admin = roleRecord({ name: 'Client Admin', permissions: ['*'], isImmutable: true })
const ada = userRecord({ firstName: 'Ada', lastName: 'Park', roles: [{ id: member.id, name: member.name }] })

const lists = (users: User[] = [ada], roles: Role[] = [member, admin]) => [
  answer(getUserSso, { available: null, ssoProviderId: null, linkedAt: null }),
  answer(listUsers, users),
  answer(listRoles, roles),
  answer(
    getUser,
    ({ params }) => users.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'User not found'),
  ),
]
/** A person with every right, as the server tells it. */
const administrator = { ...clientAdmin, permissions: ['*'] }

const choose = async (
  actor: { click: (element: Element) => Promise<void> },
  label: string,
  option: string,
) => {
  await actor.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  await actor.click(await screen.findByRole('option', { name: option }))
}

describe('the users page', () => {
  it('counts, and lists people with roles and status', async () => {
    const gone = userRecord({ firstName: 'Ben', lastName: 'Ott', isObsolete: true })
    server.use(
      answer(listRoles, [member]),
      answer(listUsers, ({ query }) =>
        query.get('filter')?.includes('true') === true ? [gone] : [ada, gone],
      ),
    )
    renderRoute('/settings/users', { user: administrator })
    expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeTruthy()
    const row = within(await screen.findByRole('row', { name: /Ada Park/ }))
    expect(row.getByText(ada.email)).toBeTruthy()
    expect(row.getByText('Client Member')).toBeTruthy()
    expect(row.getByText('Active')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Ben Ott/ })).getByText('Inactive')).toBeTruthy()
    const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
    await waitFor(() => expect([count('Total'), count('Active'), count('Inactive')]).toEqual(['2', '1', '1']))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('keeps search, filters and order in the address, and asks the server with them', async () => {
    const asked: URLSearchParams[] = []
    server.use(
      answer(listRoles, [member]),
      answer(listUsers, ({ query }) => {
        asked.push(query)
        return [ada]
      }),
    )
    const { actor, path } = renderRoute('/settings/users?q=park', { user: administrator })
    await screen.findByRole('row', { name: /Ada Park/ })
    await choose(actor, 'Status', 'Inactive')
    await actor.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(path()).toBe('/settings/users?q=park&isObsolete=true&sort=-name'))
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('["name","DESC"]'))
    expect(asked.at(-1)?.get('q')).toBe('park')
    expect(asked.at(-1)?.get('filter')).toBe('{"isObsolete":"true"}')
  })

  it('adds a user; without a password they get a mail', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists([], [member, admin]),
      answer(createUser, ({ body }) => {
        bodies.push(body)
        return ada
      }),
    )
    const { actor, path } = renderRoute('/settings/users', { user: administrator })
    expect(await screen.findByText('No users yet')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add User' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }))
    expect(path()).toBe('/settings/users/create')
    expect(dialog.getByText('If not set manually, the user receives a password reset email.')).toBeTruthy()
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/Email/), 'ada@acme.test')
    await actor.type(dialog.getByLabelText('First name'), 'Ada')
    await choose(actor, 'Role', 'Client Member')
    await actor.click(save)
    await waitFor(() => expect(path()).toBe('/settings/users'))
    expect(bodies).toEqual([
      { email: 'ada@acme.test', firstName: 'Ada', lastName: '', roleIds: [member.id], locale: 'en' },
    ])
  })

  it('shows what the server refuses beside the field, and keeps what was typed', async () => {
    const taken = 'This email is already in use.'
    server.use(
      ...lists(),
      answer(createUser, () => refuse('CONFLICT', taken, { email: taken })),
    )
    const { actor } = renderRoute('/settings/users/create', { user: administrator })
    const email = await screen.findByLabelText(/Email/)
    await actor.type(email, 'ada@acme.test')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect((email as HTMLInputElement).value).toBe('ada@acme.test')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('offers no role that grants more than one has', async () => {
    server.use(...lists())
    const { actor } = renderRoute('/settings/users/create', {
      user: { ...clientAdmin, permissions: ['manage_users', 'manage_initiatives'] },
    })
    await actor.click(await screen.findByRole('combobox', { name: /^Role/ }))
    const disabled = async (name: string) =>
      (await screen.findByRole('option', { name })).getAttribute('aria-disabled')
    expect(await disabled('Client Admin')).toBe('true')
    expect(await disabled('Client Member')).toBeNull()
  })

  it('edits by an address of its own, and lets a stale edit be saved over the other’s knowingly', async () => {
    const bodies: { updatedAt?: string; roleIds?: string[] }[] = []
    const later = '2026-03-02T10:00:00.000Z'
    server.use(
      ...lists(),
      answer(updateUser, ({ body }) => {
        bodies.push(body as { updatedAt?: string })
        if (bodies.length > 1) return ada
        return Response.json(
          {
            code: 'STALE_UPDATE',
            message: 'Somebody else has changed this in the meantime.',
            requestId: 'test',
            current: { ...ada, updatedAt: later },
          },
          { status: 409 },
        )
      }),
    )
    const { actor, path } = renderRoute(`/dashboard/users/${ada.id}/edit`, { user: administrator })
    const first = await screen.findByLabelText('First name')
    await actor.clear(first)
    await actor.type(first, 'Adele')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    const mine = await screen.findByRole('button', { name: 'Save mine' })
    expect((first as HTMLInputElement).value).toBe('Adele')
    await actor.click(mine)
    await waitFor(() => expect(path()).toBe('/dashboard/users'))
    expect(bodies.map(({ updatedAt }) => updatedAt)).toEqual([ada.updatedAt, later])
    expect(bodies[0]?.roleIds).toBeUndefined()
  })

  it('asks before changes are left behind', async () => {
    server.use(...lists())
    const { actor, path } = renderRoute(`/settings/users/${ada.id}/edit`, { user: administrator })
    await actor.type(await screen.findByLabelText('First name'), 'x')
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/settings/users'))
  })

  it('mails a link to set a password', async () => {
    const message = 'Password reset email sent successfully'
    server.use(...lists(), answer(sendPasswordReset, { message }))
    const { actor } = renderRoute(`/settings/users/${ada.id}/edit`, { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Send password reset email' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('offers to remove two-factor only where there is one', async () => {
    const guarded = { ...ada, hasTwoFactor: true }
    server.use(...lists([guarded]), answer(removeUserTwoFactor, { id: ada.id }))
    const { actor, unmount } = renderRoute(`/settings/users/${ada.id}/edit`, { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Remove two-factor' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await actor.click(dialog.getByRole('button', { name: 'Remove two-factor' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove two-factor' })).toBeNull())
    unmount()
    server.use(...lists([{ ...ada, hasTwoFactor: false }]))
    renderRoute(`/settings/users/${ada.id}/edit`, { user: administrator })
    await screen.findByRole('button', { name: 'Send password reset email' })
    expect(screen.queryByRole('button', { name: 'Remove two-factor' })).toBeNull()
  })

  it('deletes after a confirmation that names who, and says why not', async () => {
    const deleted: unknown[] = []
    const refusal = 'This is the last active administrator. Make somebody else an administrator first.'
    server.use(
      ...lists(),
      answer(deleteUser, ({ params }) => {
        deleted.push(params.id)
        return deleted.length === 1 ? refuse('CONFLICT', refusal) : { id: ada.id }
      }),
    )
    const { actor } = renderRoute('/settings/users', { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Delete Ada Park' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete User' }))
    const text = 'Are you sure you want to delete this user? This action cannot be undone.'
    expect(dialog.getByText(text)).toBeTruthy()
    expect(dialog.getByText(`Ada Park (${ada.email})`)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(deleted).toEqual([ada.id, ada.id])
  })

  it('does not let people delete themselves', async () => {
    const own = userRecord({ id: administrator.id, firstName: 'Adam', lastName: 'Berg' })
    server.use(...lists([own]))
    renderRoute('/settings/users', { user: administrator })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Adam Berg' })
    expect(button.disabled).toBe(true)
  })

  it('is for looking at without manage_users', async () => {
    server.use(...lists())
    const { actor, path } = renderRoute('/settings/users', { user: clientViewer })
    await actor.click(await screen.findByRole('button', { name: 'Open Ada Park' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ada Park' }))
    expect(path()).toBe(`/settings/users/${ada.id}`)
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit Ada Park' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete Ada Park' })).toBeNull()
  })

  it('refuses an address for editing without manage_users, and knows missing from forbidden', async () => {
    server.use(...lists())
    renderRoute(`/settings/users/${ada.id}/edit`, { user: clientViewer })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('says that a user does not exist', async () => {
    server.use(...lists())
    renderRoute(`/settings/users/${newId()}`, { user: administrator })
    expect(await screen.findByText('User not found')).toBeTruthy()
  })

  it('says so when the users cannot be loaded, and tries again', async () => {
    server.use(
      answer(listRoles, []),
      answer(listUsers, () => refuse('UNAVAILABLE', 'The database is down.')),
    )
    const { actor } = renderRoute('/settings/users', { user: administrator })
    expect(await screen.findByText('Error loading users')).toBeTruthy()
    server.use(...lists())
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: /Ada Park/ })).toBeTruthy()
  })

  it('lets a firm place people in itself and its clients', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists([ada], [roleRecord({ name: 'Consultant', permissions: [] })]),
      answer(listClients, [clientRecord()]),
      answer(createUser, ({ body }) => {
        bodies.push(body)
        return ada
      }),
    )
    const { actor } = renderRoute('/settings/users/create', { user: { ...firmAdmin, permissions: ['*'] } })
    await actor.type(await screen.findByLabelText(/Email/), 'ada@acme.test')
    await choose(actor, 'Organisation', acme.name)
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ clientId: acme.id, roleIds: [] })
  })
})
