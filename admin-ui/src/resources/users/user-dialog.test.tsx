import { describe, expect, it } from '@jest/globals'
import { adminUsers } from '@parley/contracts/http/admin.ts'
import { removeUserTwoFactor } from '@parley/contracts/http/two-factor.ts'
import { sendPasswordReset } from '@parley/contracts/http/users.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { given } from '../../testing/asked.ts'
import { choose, dialog, save } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { ada, admin, member, row, world } from './testing/users-world.ts'

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
