import { describe, expect, it } from '@jest/globals'
import { adminClients, adminConsultingFirms, adminRoles } from '@parley/contracts/http/admin.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, roleRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { given } from '../../testing/asked.ts'
import { dialog, save } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { toggled } from './permissions.ts'
// What comes late in a browser is here from the start: no test waits for it.
import './RoleList.tsx'

const admin = roleRecord({
  name: 'Client Admin',
  description: null,
  permissions: ['*'],
  isImmutable: true,
  clientId: null,
})
const reader = roleRecord({
  name: 'Reader',
  description: 'Reads dashboards.',
  permissions: ['view_analytics', 'manage_users'],
  isImmutable: false,
  clientId: acme.id,
})

function world(roles: Role[] = [admin, reader]): void {
  server.use(
    answer(adminRoles.list, ({ query }) => {
      const { isImmutable } = JSON.parse(query.get('filter') ?? '{}') as { isImmutable?: boolean }
      return roles.filter((role) => isImmutable === undefined || role.isImmutable === isImmutable)
    }),
    answer(adminRoles.get, reader),
    answer(adminClients.list, [{ ...clientRecord(), consultingFirmId: northwind.id }]),
    answer(adminConsultingFirms.list, []),
  )
}

describe('the roles', () => {
  it('are counted and listed; those of the system are locked', async () => {
    world()
    renderConsole('/roles')
    const system = within(await screen.findByRole('row', { name: /Client Admin/ }))
    expect(system.getByRole('img', { name: 'System role: it cannot be changed or deleted' })).toBeTruthy()
    expect(system.getByText('All permissions')).toBeTruthy()
    expect(system.getByText('-')).toBeTruthy()
    expect(system.getByText('Yes')).toBeTruthy()
    for (const name of ['Edit Client Admin', 'Delete Client Admin'])
      expect(system.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    const own = within(screen.getByRole('row', { name: /Reader/ }))
    for (const text of ['Reads dashboards.', 'View analytics', 'Manage users', 'No'])
      expect(own.getByText(text)).toBeTruthy()
    expect(await own.findByText(acme.name)).toBeTruthy()
    expect(own.getByRole<HTMLButtonElement>('button', { name: 'Edit Reader' }).disabled).toBe(false)
    const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
    await waitFor(() =>
      expect(['Total Roles', 'System Roles', 'Custom Roles', 'Active Permissions'].map(count)).toEqual([
        '2',
        '1',
        '1',
        '8',
      ]),
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are added to a client, with a card for each permission', async () => {
    const bodies: unknown[] = []
    world()
    server.use(
      answer(given(adminRoles.add), ({ body }) => {
        bodies.push(body)
        return reader
      }),
    )
    const view = renderConsole('/roles')
    await view.actor.click(await screen.findByRole('link', { name: 'Add Role' }))
    const form = await dialog('Add Role')
    expect(save().disabled).toBe(true)
    await view.actor.type(form.getByLabelText(/^Name/), 'Planner')
    await view.actor.click(save())
    expect(await form.findByText('Client is required')).toBeTruthy()
    expect(bodies).toEqual([])
    await view.actor.type(form.getByRole('combobox', { name: /^Client/ }), 'Acme')
    await view.actor.click(await screen.findByRole('option', { name: acme.name }))
    const cards = within(form.getByRole('group', { name: 'Permissions' }))
    expect(cards.getAllByRole('checkbox')).toHaveLength(6)
    await view.actor.click(cards.getByRole('checkbox', { name: 'View analytics' }))
    expect(await accessibilityProblems()).toEqual([])
    await view.actor.click(save())
    await waitFor(() => expect(view.path()).toBe('/roles'))
    expect(bodies).toEqual([
      { name: 'Planner', description: '', permissions: ['view_analytics'], clientId: acme.id },
    ])
  })

  it('are changed from the state that they were opened in; a taken name is told beside it', async () => {
    const bodies: unknown[] = []
    const taken = 'A role with this name exists already.'
    world()
    server.use(
      answer(given(adminRoles.change), ({ body }) => {
        bodies.push(body)
        return refuse('CONFLICT', taken, { name: taken })
      }),
    )
    const { actor } = renderConsole(`/roles/${reader.id}`)
    const form = await dialog('Edit Role')
    const users = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Manage users' })
    expect(users.checked).toBe(true)
    await actor.click(users)
    await actor.click(save())
    await waitFor(() => expect(form.getAllByText(taken)).toHaveLength(2))
    expect(bodies).toEqual([
      {
        name: 'Reader',
        description: 'Reads dashboards.',
        permissions: ['view_analytics'],
        updatedAt: reader.updatedAt,
      },
    ])
  })

  it('are deleted once that is confirmed; one that somebody has is kept, and it is said', async () => {
    world()
    const held = '2 users have this role. Give them another one first.'
    server.use(answer(given(adminRoles.remove), () => refuse('CONFLICT', held)))
    const { actor } = renderConsole('/roles')
    await actor.click(await screen.findByRole('button', { name: 'Delete Reader' }))
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Role' }))
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    expect(await ask.findByText(held)).toBeTruthy()
  })
})

describe('a permission', () => {
  it('that is taken from all of them leaves the others', () => {
    expect(toggled(['*'], 'manage_users')).not.toContain('manage_users')
    expect(toggled(['*'], 'manage_users')).toHaveLength(5)
    expect(toggled(['view_analytics'], 'manage_users')).toEqual(['manage_users', 'view_analytics'])
  })
})
