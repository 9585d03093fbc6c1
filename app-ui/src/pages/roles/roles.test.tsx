import { describe, expect, it } from '@jest/globals'
import { listClients } from '@parley/contracts/http/people.ts'
import {
  createRole,
  deleteRole,
  getRole,
  listRoles,
  type Role,
  updateRole,
} from '@parley/contracts/http/roles.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, clientViewer, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, roleRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { HttpResponse } from 'msw'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const admin = roleRecord({ name: 'Client Admin', permissions: ['*'], isImmutable: true, clientId: null })
const manager = roleRecord({
  name: 'People manager',
  description: 'Looks after the people',
  permissions: ['manage_users', 'view_analytics'],
})
const administrator = { ...clientAdmin, permissions: ['*'] }

const lists = (roles: Role[] = [admin, manager]) => [
  answer(listRoles, roles),
  answer(
    getRole,
    ({ params }) => roles.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND', 'Role not found'),
  ),
]

describe('the roles page', () => {
  it('counts, lists, and locks system roles', async () => {
    server.use(...lists())
    renderRoute('/settings/roles', { user: administrator })
    expect(await screen.findByRole('heading', { level: 1, name: 'Role Management' })).toBeTruthy()
    const system = within(await screen.findByRole('row', { name: /Client Admin/ }))
    expect(system.getByText('Yes')).toBeTruthy()
    expect(system.getByText('-')).toBeTruthy()
    expect(system.getByText('All permissions')).toBeTruthy()
    expect(system.getAllByTitle('System role: it cannot be changed or deleted')).not.toHaveLength(0)
    for (const action of ['Edit', 'Delete'])
      expect(system.getByRole<HTMLButtonElement>('button', { name: `${action} Client Admin` }).disabled).toBe(
        true,
      )
    const custom = within(screen.getByRole('row', { name: /People manager/ }))
    expect(custom.getByText('No')).toBeTruthy()
    expect(custom.getByText('Manage users')).toBeTruthy()
    const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent
    const labels = ['Total Roles', 'System Roles', 'Custom Roles', 'Active Permissions']
    await waitFor(() => expect(labels.map(count)).toEqual(['2', '1', '1', '8']))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('adds a role with one card per permission', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists(),
      answer(createRole, ({ body }) => {
        bodies.push(body)
        return manager
      }),
    )
    const { actor, path } = renderRoute('/settings/roles', { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Add Role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Role' }))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(6)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/Name/), 'Analyst')
    await actor.click(dialog.getByRole('checkbox', { name: 'View analytics' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe('/settings/roles'))
    expect(bodies).toEqual([{ name: 'Analyst', description: '', permissions: ['view_analytics'] }])
  })

  it('gives nothing that one lacks', async () => {
    server.use(...lists())
    const user = { ...clientAdmin, permissions: ['manage_roles', 'view_analytics'] }
    renderRoute('/settings/roles/create', { user })
    const card = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await screen.findByRole('dialog', { name: 'Add Role' })
    expect(card('View analytics').disabled).toBe(false)
    expect(card('Manage users').disabled).toBe(true)
    expect(screen.getAllByText('You do not have this permission yourself.')).toHaveLength(4)
  })

  it.each([
    [
      'the server’s message',
      () => refuse('CONFLICT', 'A role with this name exists already.'),
      /exists already/,
    ],
    ['its own sentence', () => new HttpResponse('<html>', { status: 502 }), /Failed to create role/],
  ])('says why a role could not be made: %s', async (_what, refusal, text) => {
    server.use(...lists(), answer(createRole, refusal))
    const { actor } = renderRoute('/settings/roles/create', { user: administrator })
    await actor.type(await screen.findByLabelText(/Name/), 'Analyst')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('edits a role', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists(),
      answer(updateRole, ({ body }) => {
        bodies.push(body)
        return manager
      }),
    )
    const { actor, path } = renderRoute('/settings/roles', { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Edit People manager' }))
    await actor.click(await screen.findByRole('checkbox', { name: 'View analytics' }))
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe('/settings/roles'))
    expect(bodies).toEqual([
      {
        name: 'People manager',
        description: 'Looks after the people',
        permissions: ['manage_users'],
        updatedAt: manager.updatedAt,
      },
    ])
  })

  it('deletes after a confirmation, and not what somebody has', async () => {
    const refusal = 'One user has this role. Give them another one first.'
    server.use(
      ...lists(),
      answer(deleteRole, () => refuse('CONFLICT', refusal)),
    )
    const { actor } = renderRoute('/settings/roles', { user: administrator })
    await actor.click(await screen.findByRole('button', { name: 'Delete People manager' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Role' }))
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    server.use(answer(deleteRole, { id: manager.id }))
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is for looking at without manage_roles', async () => {
    server.use(...lists())
    const { actor } = renderRoute('/settings/roles', { user: clientViewer })
    await actor.click(await screen.findByRole('button', { name: 'Open People manager' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'People manager' }))
    expect(dialog.getByText('Looks after the people')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: 'Add Role' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit People manager' })).toBeNull()
  })

  it('of a super admin waits for a client, which a new role needs', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists(),
      answer(listClients, [clientRecord()]),
      answer(createRole, ({ body }) => {
        bodies.push(body)
        return manager
      }),
    )
    const { actor, path } = renderRoute('/settings/roles', { user: superAdmin })
    expect(await screen.findByText('Roles belong to a client. Choose one to see its roles.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Add Role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Role' }))
    await actor.type(dialog.getByLabelText(/Name/), 'Analyst')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Client is required')).toBeTruthy()
    await actor.click(dialog.getByRole('combobox', { name: /^Client/ }))
    await actor.click(await screen.findByRole('option', { name: acme.name }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe('/settings/roles'))
    expect(bodies).toEqual([{ name: 'Analyst', description: '', permissions: [], clientId: acme.id }])
  })

  it('at the dashboard is for super admins alone', async () => {
    server.use(...lists())
    const { path } = renderRoute('/dashboard/roles', { user: clientViewer })
    await waitFor(() => expect(path()).toMatch(/^\/initiatives/))
  })

  it('says so when the roles cannot be loaded', async () => {
    server.use(answer(listRoles, () => refuse('UNAVAILABLE', 'The database is down.')))
    renderRoute('/settings/roles', { user: administrator })
    expect(await screen.findByText('Error loading roles: The database is down.')).toBeTruthy()
  })
})
