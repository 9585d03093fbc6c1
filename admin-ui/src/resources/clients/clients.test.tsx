import { describe, expect, it } from '@jest/globals'
import { adminClients, adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { confirmSsoDomain, getSso } from '@parley/contracts/http/sso.ts'
import { impersonateClient } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { insideAcme, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { noSso, oktaSso } from '@parley/ui-kit/testing/sso-records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { clientRow, firmRow } from '../../testing/tenant-records.ts'

const { list, get, add, change } = adminClients as Required<typeof adminClients>

const client = clientRow()
const closed = clientRow({ id: newId(), name: 'Old Mill', isObsolete: true })
const listOf = (rows: unknown[]) => answer(list, rows)
const firms = answer(adminConsultingFirms.list, [firmRow()])

describe('clients', () => {
  it('are listed with firm, industries, times and status', async () => {
    server.use(listOf([client]), firms)
    renderConsole('/clients')
    const row = await rowOf('Acme Manufacturing')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(1)).toEqual([
      'Name',
      'Consulting Firm',
      'Industries',
      'Created',
      'Updated',
      'Status',
      'Actions',
    ])
    expect(within(row).getByText('Northwind Advisory')).toBeTruthy()
    expect(within(row).getByText('Manufacturing')).toBeTruthy()
    expect(within(row).getByText('Active')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('cannot be connected to, edited or deleted once obsolete, and say so', async () => {
    server.use(listOf([closed]), firms)
    renderConsole('/clients')
    const row = await rowOf('Old Mill')
    expect(within(row).getByText('Obsolete')).toBeTruthy()
    for (const name of ['Connect as client Old Mill', 'Edit Old Mill', 'Delete Old Mill'])
      expect(within(row).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    expect(within(row).getByRole<HTMLButtonElement>('button', { name: 'Restore Old Mill' }).disabled).toBe(
      false,
    )
  })

  it('are added with a name, industries and the firm that a super admin chooses', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([]),
      firms,
      answer(add, ({ body }) => (sent.push(body), client)),
    )
    const { actor, path } = renderConsole('/clients/create')
    const dialog = await screen.findByRole('dialog', { name: 'Add Client' })
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await actor.type(within(dialog).getByLabelText(/^Name/), 'Acme Manufacturing')
    expect(save.disabled).toBe(true)
    await actor.click(within(dialog).getByRole('combobox', { name: /Consulting Firm/ }))
    await actor.click(await screen.findByRole('option', { name: 'Northwind Advisory' }))
    await actor.click(within(dialog).getByRole('combobox', { name: /Industries/ }))
    await actor.click(await screen.findByRole('option', { name: 'Retail' }))
    await waitFor(() => expect(save.disabled).toBe(false))
    await actor.click(save)
    await waitFor(() => expect(path()).toBe('/clients'))
    expect(sent).toEqual([
      { name: 'Acme Manufacturing', industries: ['retail'], consultingFirmId: client.consultingFirmId },
    ])
  })

  it('have buttons that are called by the client, and nothing around them that is called alike', async () => {
    server.use(listOf([client]), firms)
    renderConsole('/clients')
    expect(await screen.findByRole('button', { name: `Edit ${client.name}` })).toBeTruthy()
    expect(screen.queryByLabelText('Edit Client')).toBeNull()
    expect(screen.getByLabelText(/^Sort by Consulting Firm/)).toBeTruthy()
  })

  it('are of all industries or of single ones, never both', async () => {
    const sent: { industries?: string[] }[] = []
    server.use(
      listOf([client]),
      firms,
      answer(getSso, noSso),
      answer(get, client),
      answer(change, ({ body }) => (sent.push(body as object), client)),
    )
    const { actor } = renderConsole(`/clients/${client.id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Client' })
    const field = await within(dialog).findByRole('combobox', { name: /Industries/ })
    expect(within(dialog).getByText('Manufacturing')).toBeTruthy()
    await actor.click(field)
    await actor.click(await screen.findByRole('option', { name: 'All industries' }))
    await waitFor(() => expect(within(dialog).queryByText('Manufacturing')).toBeNull())
    await actor.click(field)
    await actor.click(await screen.findByRole('option', { name: 'Retail' }))
    await waitFor(() => expect(within(dialog).queryByText('All industries')).toBeNull())
    await actor.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.map(({ industries }) => industries)).toEqual([['retail']]))
  })

  it('are connected to, which leads to their initiatives in the app', async () => {
    server.use(
      listOf([client]),
      firms,
      answer(impersonateClient, { token: 'inside', user: insideAcme(superAdmin) }),
    )
    const { actor, left } = renderConsole('/clients')
    const row = await rowOf('Acme Manufacturing')
    await actor.click(within(row).getByRole('button', { name: 'Connect as client Acme Manufacturing' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/60 minutes/)).toBeTruthy()
    await actor.click(within(dialog).getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(left).toEqual(['/initiatives']))
  })

  it('show their single sign-on, whose domain a super admin confirms with a reason', async () => {
    const sent: unknown[] = []
    const confirmed = oktaSso({
      linkedUsers: 2,
      domain: { state: 'verified', verifiedAt: '2026-03-02T11:00:00.000Z', record: null },
    })
    server.use(
      listOf([client]),
      firms,
      answer(get, client),
      answer(getSso, oktaSso()),
      answer(confirmSsoDomain, ({ body }) => (sent.push(body), confirmed)),
    )
    const { actor } = renderConsole(`/clients/${client.id}`)
    const sso = within(await screen.findByRole('group', { name: 'Single sign-on' }))
    expect(
      await sso.findByText(/Okta · active · acme\.test \(not verified\) · 0 linked accounts/),
    ).toBeTruthy()
    await actor.click(sso.getByRole('button', { name: 'Confirm domain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm acme.test' }))
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm domain' })
    expect(confirm.disabled).toBe(true)
    await actor.type(dialog.getByLabelText(/^Reason/), 'Their contract names it.')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(confirm)
    expect(await sso.findByText(/acme\.test \(verified\) · 2 linked accounts/)).toBeTruthy()
    expect(sent).toEqual([{ reason: 'Their contract names it.' }])
    expect(sso.queryByRole('button', { name: 'Confirm domain' })).toBeNull()
  })

  it('ask before what was typed is thrown away', async () => {
    server.use(listOf([]), firms)
    const asked: string[] = []
    const ask = window.confirm
    window.confirm = (text = '') => (asked.push(text), false)
    const { actor, path } = renderConsole('/clients/create')
    await actor.type(await screen.findByLabelText(/^Name/), 'A')
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(path()).toBe('/clients/create')
    window.confirm = ask
  })

  it('speak German', async () => {
    server.use(listOf([client]), firms)
    renderConsole('/clients', { language: 'de' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Klienten' })).toBeTruthy()
    expect(await screen.findByText('Fertigung')).toBeTruthy()
  })
})
