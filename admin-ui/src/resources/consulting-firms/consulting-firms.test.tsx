import { describe, expect, it } from '@jest/globals'
import { adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { impersonateConsultingFirm } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { firmAdmin, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { firmRow } from '../../testing/tenant-records.ts'

const { list, get, add, change, remove, bulk } = adminConsultingFirms as Required<typeof adminConsultingFirms>

const northwind = firmRow()
const closed = firmRow({ id: newId(), name: 'Westgate', isObsolete: true })

/** Lists obsolete firms on request alone, as the server does. */
const listOf = (firms: ConsultingFirm[]) =>
  answer(list, ({ query }) => {
    const { showObsolete } = JSON.parse(query.get('filter') ?? '{}') as { showObsolete?: boolean }
    return firms.filter(({ isObsolete }) => showObsolete === true || !isObsolete)
  })
const getOf = (firm: ConsultingFirm) => answer(get, firm)

describe('consulting firms', () => {
  it('are listed with name, created and updated, and three actions each', async () => {
    server.use(listOf([northwind]))
    renderConsole('/consulting-firms')
    const row = await rowOf('Northwind Advisory')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual(['Name', 'Created', 'Updated', 'Actions'])
    expect(
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Impersonate firm Northwind Advisory', 'Edit Northwind Advisory', 'Delete Northwind Advisory'])
    expect(screen.getByRole('link', { name: 'Add Consulting Firm' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('appear when obsolete only with Show Obsolete, and can be restored then', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([northwind, closed]),
      answer(change, ({ body }) => (sent.push(body), { ...closed, isObsolete: false })),
    )
    const { actor } = renderConsole('/consulting-firms')
    await rowOf('Northwind Advisory')
    expect(screen.queryByText('Westgate')).toBeNull()
    await actor.click(screen.getByRole('switch', { name: 'Show Obsolete' }))
    const row = await rowOf('Westgate')
    expect(within(row).getByText('Obsolete')).toBeTruthy()
    expect(within(row).queryByRole('button', { name: /Edit|Delete|Impersonate/ })).toBeNull()
    await actor.click(within(row).getByRole('button', { name: 'Restore Westgate' }))
    await waitFor(() => expect(sent).toEqual([{ isObsolete: false, updatedAt: closed.updatedAt }]))
  })

  it('are added in a dialog whose save button is off while the name is empty', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([]),
      answer(add, ({ body }) => (sent.push(body), northwind)),
    )
    const { actor, path } = renderConsole('/consulting-firms/create')
    const dialog = await screen.findByRole('dialog', { name: 'Add Consulting Firm' })
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await actor.type(within(dialog).getByLabelText(/^Name/), '  ')
    expect(save.disabled).toBe(true)
    await actor.type(within(dialog).getByLabelText(/^Name/), 'Eastbridge')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    await waitFor(() => expect(path()).toBe('/consulting-firms'))
    expect(sent).toEqual([{ name: 'Eastbridge' }])
  })

  it('may invite their first administrator', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([]),
      answer(add, ({ body }) => (sent.push(body), northwind)),
    )
    const { actor, path } = renderConsole('/consulting-firms/create')
    await actor.type(await screen.findByLabelText(/^Name/), 'Eastbridge')
    await actor.click(screen.getByLabelText('Invite an administrator'))
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/^Email/), 'ada@eastbridge.test')
    await actor.click(save)
    await waitFor(() => expect(path()).toBe('/consulting-firms'))
    expect(sent).toEqual([{ name: 'Eastbridge', administrator: { email: 'ada@eastbridge.test' } }])
  })

  it('keep what was typed where the server refuses, and show why beside the field', async () => {
    server.use(
      listOf([]),
      answer(add, () => refuse('VALIDATION_FAILED', 'Not saved.', { name: 'There is such a firm already' })),
    )
    const { actor } = renderConsole('/consulting-firms/create')
    await actor.type(await screen.findByLabelText(/^Name/), 'Eastbridge')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('There is such a firm already')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Eastbridge')
  })

  it('are renamed from the state that was read', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([northwind]),
      getOf(northwind),
      answer(change, ({ body }) => (sent.push(body), { ...northwind, name: 'Northwind' })),
    )
    const { actor, path } = renderConsole('/consulting-firms')
    const row = await rowOf('Northwind Advisory')
    await actor.click(within(row).getByRole('button', { name: 'Edit Northwind Advisory' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Firm' })
    const name = await within(dialog).findByLabelText(/^Name/)
    await actor.clear(name)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await actor.type(name, 'Northwind')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe('/consulting-firms'))
    expect(sent).toEqual([{ name: 'Northwind', updatedAt: northwind.updatedAt }])
  })

  it('are deleted after a question that says what it means', async () => {
    const gone: string[] = []
    server.use(
      listOf([northwind]),
      answer(remove, ({ params }) => (gone.push(params.id ?? ''), { id: northwind.id })),
    )
    const { actor } = renderConsole('/consulting-firms')
    const row = await rowOf('Northwind Advisory')
    await actor.click(within(row).getByRole('button', { name: 'Delete Northwind Advisory' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Firm' })
    expect(within(question).getByText(/becomes obsolete/)).toBeTruthy()
    await actor.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(gone).toEqual([northwind.id]))
  })

  it('are deleted several at once, and those that were refused say why', async () => {
    const southgate = firmRow({ id: newId(), name: 'Southgate Partners' })
    server.use(
      listOf([northwind, southgate]),
      answer(bulk, {
        results: [
          { id: northwind.id, ok: true },
          { id: southgate.id, ok: false, message: 'Not while somebody is inside.' },
        ],
      }),
    )
    const { actor } = renderConsole('/consulting-firms')
    await rowOf('Northwind Advisory')
    await actor.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await actor.click(screen.getByRole('button', { name: 'Delete' }))
    await actor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Not while somebody is inside/)).toBeTruthy()
  })

  it('are impersonated with an optional reason, which leads to the clients in the app', async () => {
    const sent: unknown[] = []
    const inside = { ...firmAdmin, id: superAdmin.id, isImpersonating: true, sessionId: newId() }
    server.use(
      listOf([northwind]),
      answer(impersonateConsultingFirm, ({ body, params }) => {
        sent.push([params.id, body])
        return { token: 'inside', user: inside }
      }),
    )
    const { actor, left } = renderConsole('/consulting-firms')
    const row = await rowOf('Northwind Advisory')
    await actor.click(within(row).getByRole('button', { name: 'Impersonate firm Northwind Advisory' }))
    const dialog = await screen.findByRole('dialog')
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(within(dialog).getByLabelText('Reason'), 'To help')
    await actor.click(within(dialog).getByRole('button', { name: 'Impersonate Firm' }))
    await waitFor(() => expect(left).toEqual(['/clients']))
    expect(sent).toEqual([[northwind.id, { reason: 'To help' }]])
    expect(localStorage.getItem('parley.token')).toBe('inside')
  })

  it('say why somebody cannot be impersonated', async () => {
    server.use(
      listOf([northwind]),
      answer(impersonateConsultingFirm, () => refuse('CONFLICT', 'This firm is obsolete.')),
    )
    const { actor, left } = renderConsole('/consulting-firms')
    const row = await rowOf('Northwind Advisory')
    await actor.click(within(row).getByRole('button', { name: 'Impersonate firm Northwind Advisory' }))
    await actor.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Impersonate Firm' }),
    )
    expect((await screen.findByRole('alert')).textContent).toBe('This firm is obsolete.')
    expect(left).toEqual([])
  })

  it('say that the list could not be read, with Retry', async () => {
    server.use(answer(list, () => refuse('UNAVAILABLE', 'The database is away.')))
    const { actor } = renderConsole('/consulting-firms')
    expect(await screen.findByText(/The database is away/)).toBeTruthy()
    server.use(listOf([northwind]))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Northwind Advisory')).toBeTruthy()
  })
})
