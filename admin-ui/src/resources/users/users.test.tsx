import { describe, expect, it } from '@jest/globals'
import { adminUsers } from '@parley/contracts/http/admin.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { given } from '../../testing/asked.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { ada, gone, rosa, world } from './testing/users-world.ts'

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
