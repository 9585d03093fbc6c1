import { describe, expect, it } from '@jest/globals'
import { adminClients, adminConsultingFirms, adminRoles, adminUsers } from '@parley/contracts/http/admin.ts'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import { sendPasswordReset, type User } from '@parley/contracts/http/users.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, roleRecord, userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { filterOf, given } from '../../testing/asked.ts'
import { choose, dialog, save } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import type { UserRow } from '../../kinds/user-row.ts'

const row = (given: Partial<User> = {}): UserRow => {
  const user = userRecord(given)
  return { ...user, roleIds: user.roles.map(({ id }) => id) }
}
const member = roleRecord({ name: 'Client Member', isImmutable: true, clientId: null })
const admin = roleRecord({ name: 'Client Admin', permissions: ['*'], isImmutable: true, clientId: null })
const ada = row({ firstName: 'Ada', lastName: 'Park', roles: [{ id: member.id, name: member.name }] })
const gone = row({ firstName: 'Ben', lastName: 'Ott', isObsolete: true })
const rosa = row({
  firstName: 'Rosa',
  lastName: 'Keller',
  isSuperAdmin: true,
  clientId: null,
  client: null,
  consultingFirm: null,
})

type Filter = Record<string, unknown>
const isCount = (query: URLSearchParams): boolean => query.get('range') === '[0,0]'

/** The lists that the page asks for; what is asked of people is noted. */
function world(users: UserRow[] = [ada, rosa]): Filter[] {
  const asked: Filter[] = []
  server.use(
    answer(adminUsers.list, ({ query }) => {
      const filter = filterOf(query)
      if (!isCount(query)) asked.push(filter)
      if (filter.isObsolete === true) return users.filter(({ isObsolete }) => isObsolete)
      const isAll = filter.showObsolete === true
      return users.filter(({ isObsolete }) => isAll || !isObsolete)
    }),
    answer(
      adminUsers.get,
      ({ params }) => users.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'No'),
    ),
    answer(adminRoles.list, ({ query }) => {
      const { id, clientId } = filterOf(query)
      // Those of the client, or those that are asked for by id.
      if (id === undefined && clientId !== acme.id) return []
      return [admin, member].filter((role) => !Array.isArray(id) || id.includes(role.id))
    }),
    answer(adminClients.list, [{ ...clientRecord(), consultingFirmId: northwind.id }]),
    answer(adminConsultingFirms.list, []),
  )
  return asked
}

describe('the users', () => {
  it('are counted, and listed with address, roles, organisation and status', async () => {
    world([ada, gone, rosa])
    renderConsole('/users')
    const park = within(await screen.findByRole('row', { name: /Ada Park/ }))
    for (const text of [ada.email, 'Client Member', acme.name, 'Active'])
      expect(park.getByText(text)).toBeTruthy()
    const keller = within(screen.getByRole('row', { name: /Rosa Keller/ }))
    expect(keller.getByText('Super admin')).toBeTruthy()
    const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
    await waitFor(() => expect([count('Total'), count('Active'), count('Inactive')]).toEqual(['3', '2', '1']))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('who are obsolete are listed while Show Obsolete is on', async () => {
    const asked = world([ada, gone])
    const { actor } = renderConsole('/users')
    await screen.findByRole('row', { name: /Ada Park/ })
    expect(screen.queryByRole('row', { name: /Ben Ott/ })).toBeNull()
    await actor.click(screen.getByRole('switch', { name: 'Show Obsolete' }))
    const ott = within(await screen.findByRole('row', { name: /Ben Ott/ }))
    expect(ott.getAllByText('Obsolete').length).toBeGreaterThan(0)
    expect(asked.at(-1)).toEqual({ showObsolete: true })
  })

  it('are narrowed by search, firm, client and role', async () => {
    const asked = world()
    const { actor } = renderConsole('/users')
    await screen.findAllByRole('row')
    await actor.type(screen.getByLabelText('Search by name or email'), 'park')
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'park' }))
    await actor.click(screen.getByRole('button', { name: 'Add filter' }))
    const offered = await screen.findAllByRole('menuitemcheckbox')
    const names = offered.map(({ textContent }) => textContent)
    for (const name of ['Consulting firm', 'Client', 'Role']) expect(names).toContain(name)
    await actor.click(screen.getByRole('menuitemcheckbox', { name: 'Client' }))
    await actor.click(await screen.findByRole('combobox', { name: 'Client' }))
    await actor.click(await screen.findByRole('option', { name: acme.name }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'park', clientId: acme.id }))
  })

  it('that cannot be loaded say so', async () => {
    world()
    server.use(answer(adminUsers.list, () => refuse('NOT_FOUND', 'Gone')))
    renderConsole('/users')
    expect(await screen.findByText(/Error loading users/)).toBeTruthy()
  })
})

describe('adding a user', () => {
  it('to a client: one role of that client, and a mail without a password', async () => {
    const bodies: unknown[] = []
    world()
    server.use(
      answer(given(adminUsers.add), ({ body }) => {
        bodies.push(body)
        return ada
      }),
    )
    const view = renderConsole('/users')
    await view.actor.click(await screen.findByRole('link', { name: 'Add User' }))
    const form = await dialog('Add User')
    expect(view.path()).toBe('/users/create')
    expect(form.getByText('If not set manually, the user receives a password reset email.')).toBeTruthy()
    await view.actor.type(form.getByLabelText(/^Email/), 'ada@acme.test')
    expect(save().disabled).toBe(true)
    await choose(view, /^Client/, acme.name)
    await waitFor(() => expect(save().disabled).toBe(false))
    await choose(view, /^Role/, 'Client Member')
    expect(await accessibilityProblems()).toEqual([])
    await view.actor.click(save())
    await waitFor(() => expect(view.path()).toBe('/users'))
    expect(bodies).toEqual([
      {
        email: 'ada@acme.test',
        firstName: '',
        lastName: '',
        locale: 'en',
        clientId: acme.id,
        roleIds: [member.id],
      },
    ])
    expect(
      await screen.findByText('ada@acme.test will receive an email with a link to set a password.'),
    ).toBeTruthy()
  })

  it('as a super admin needs no organisation and no role; a taken address is told beside it', async () => {
    const bodies: unknown[] = []
    const taken = 'This email is already in use.'
    world()
    server.use(
      answer(given(adminUsers.add), ({ body }) => {
        bodies.push(body)
        return refuse('CONFLICT', taken, { email: taken })
      }),
    )
    const view = renderConsole('/users/create')
    const form = await dialog('Add User')
    await view.actor.type(form.getByLabelText(/^Email/), 'rosa@parley.test')
    await view.actor.click(form.getByRole('radio', { name: 'Super admin' }))
    expect(form.queryByRole('combobox', { name: /^Role/ })).toBeNull()
    await view.actor.type(form.getByLabelText(/^Password/), 'Long-enough-1')
    await view.actor.click(save())
    await waitFor(() => expect(form.getAllByText(taken)).toHaveLength(2))
    expect(bodies).toEqual([
      {
        email: 'rosa@parley.test',
        firstName: '',
        lastName: '',
        locale: 'en',
        password: 'Long-enough-1',
        isSuperAdmin: true,
      },
    ])
    expect(form.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('rosa@parley.test')
  })
})

describe('editing a user', () => {
  it('changes the role, and keeps several roles unless another is chosen', async () => {
    const bodies: { roleIds?: string[] }[] = []
    const both = row({
      ...ada,
      roles: [
        { id: member.id, name: member.name },
        { id: admin.id, name: admin.name },
      ],
    })
    world([both])
    server.use(
      answer(given(adminUsers.change), ({ body }) => {
        bodies.push(body as { roleIds?: string[] })
        return both
      }),
    )
    const view = renderConsole('/users')
    await view.actor.click(await screen.findByRole('button', { name: 'Edit Ada Park' }))
    const form = await dialog('Edit User')
    expect(
      await form.findByText('Has Client Member, Client Admin. Choosing another role replaces all of them.'),
    ).toBeTruthy()
    await view.actor.type(form.getByLabelText('Last name'), 's')
    await view.actor.click(save())
    await waitFor(() => expect(view.path()).toBe('/users'))
    expect(bodies).toMatchObject([
      { lastName: 'Parks', roleIds: [member.id, admin.id], updatedAt: both.updatedAt },
    ])
    await view.actor.click(await screen.findByRole('button', { name: 'Edit Ada Park' }))
    await dialog('Edit User')
    await choose(view, /^Role/, 'Client Admin')
    await view.actor.click(save())
    await waitFor(() => expect(bodies.at(1)?.roleIds).toEqual([admin.id]))
  })

  it('mails a link to set a password', async () => {
    world()
    server.use(
      answer(sendPasswordReset, ({ params }) => ({
        message: params.id === ada.id ? 'Password reset email sent successfully' : 'wrong person',
      })),
    )
    const { actor } = renderConsole(`/users/${ada.id}`)
    await actor.click(await screen.findByRole('button', { name: 'Send password reset email' }))
    expect(await screen.findByText('Password reset email sent successfully')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove two-factor' })).toBeNull()
  })

  it('takes two-factor from who has turned it on', async () => {
    world([{ ...ada, hasTwoFactor: true }])
    server.use(answer(removeUserTwoFactor, { id: ada.id }))
    const { actor } = renderConsole(`/users/${ada.id}`)
    await actor.click(await screen.findByRole('button', { name: 'Remove two-factor' }))
    const asked = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    await actor.click(asked.getByRole('button', { name: 'Remove two-factor' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove two-factor' })).toBeNull())
  })
})

describe('the obsolete flag', () => {
  it('is flipped with an update, after it was said what that means', async () => {
    const bodies: unknown[] = []
    world([ada, gone])
    server.use(
      answer(given(adminUsers.change), ({ body }) => {
        bodies.push(body)
        return bodies.length === 1 ? refuse('CONFLICT', 'You cannot deactivate your own account.') : ada
      }),
    )
    const { actor } = renderConsole('/users')
    await actor.click(await screen.findByRole('button', { name: 'Mark Ada Park as obsolete' }))
    const ask = within(await screen.findByRole('alertdialog', { name: 'Mark as obsolete' }))
    expect(ask.getByText(/signed out at once/)).toBeTruthy()
    await actor.click(ask.getByRole('button', { name: 'Mark as obsolete' }))
    expect(await ask.findByText('You cannot deactivate your own account.')).toBeTruthy()
    await actor.click(ask.getByRole('button', { name: 'Mark as obsolete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await actor.click(screen.getByRole('switch', { name: 'Show Obsolete' }))
    await actor.click(await screen.findByRole('button', { name: 'Make Ben Ott active again' }))
    expect(await screen.findByText('User is active again')).toBeTruthy()
    expect(bodies).toEqual([
      { isObsolete: true, updatedAt: ada.updatedAt },
      { isObsolete: true, updatedAt: ada.updatedAt },
      { isObsolete: false, updatedAt: gone.updatedAt },
    ])
  })
})

describe('deleting a user', () => {
  it('says what goes and what stays, and why it cannot be', async () => {
    world()
    const refusal = 'This is the last active administrator. Make somebody else an administrator first.'
    server.use(answer(given(adminUsers.remove), () => refuse('CONFLICT', refusal)))
    const { actor } = renderConsole('/users')
    await actor.click(await screen.findByRole('button', { name: 'Delete Ada Park' }))
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete User' }))
    expect(
      ask.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
    ).toBeTruthy()
    expect(ask.getByText(/What they wrote stays, under “Deleted user”/)).toBeTruthy()
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    expect(await ask.findByText(refusal)).toBeTruthy()
    server.use(answer(given(adminUsers.remove), { id: ada.id }))
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
