import { describe, expect, it } from '@jest/globals'
import {
  adminClients,
  adminConsultants,
  adminConsultantClientAccess,
  adminConsultingFirms,
  adminSetUpConsultantAuth,
} from '@parley/contracts/http/admin.ts'
import { importConsultants } from '@parley/contracts/http/imports.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { clientRow, consultantRow, firmRow } from '../../testing/tenant-records.ts'

const { list, get, add, change } = adminConsultants as Required<typeof adminConsultants>

const clara = consultantRow()
const helios = clientRow({ id: newId(), name: 'Helios Health' })
const listOf = (rows: unknown[]) => answer(list, rows)
const around = [
  answer(adminConsultingFirms.list, [firmRow()]),
  answer(adminClients.list, [clientRow(), helios]),
]

/** Fills a new consultant in, as far as anybody needs it. */
async function fillNew(actor: UserEvent): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Add Consultant' })
  await actor.click(within(dialog).getByRole('combobox', { name: /Consulting Firm/ }))
  await actor.click(await screen.findByRole('option', { name: 'Northwind Advisory' }))
  await actor.type(within(dialog).getByLabelText(/^First name/), 'Clara')
  await actor.type(within(dialog).getByLabelText(/^Last name/), 'Ng')
  return dialog
}
const save = (dialog: HTMLElement) => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' })

describe('consultants', () => {
  it('say that they cannot be loaded, in the catalogue’s words', async () => {
    server.use(
      answer(list, () => refuse('INTERNAL', 'It broke.')),
      ...around,
    )
    renderConsole('/consultants')
    expect(await screen.findByText('Error loading consultants. It broke.')).toBeTruthy()
  })

  it('are listed with initials, active initiatives and the clients that they may access', async () => {
    server.use(listOf([clara]), ...around)
    renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    expect(within(row).getByText('CN')).toBeTruthy()
    expect(within(row).getByText('3')).toBeTruthy()
    expect(within(row).getByText('Acme Manufacturing')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: /Position/ })).toBeTruthy()
    // What one rarely asks for is on the consultant's page, and in the list for who chooses it.
    expect(screen.queryByRole('columnheader', { name: /Created|Phone/ })).toBeNull()
    expect(
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Setup Authentication of Clara Ng', 'Edit Clara Ng', 'Delete Clara Ng'])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are imported into a firm from a CSV file, which is checked first', async () => {
    const sent: (string | null)[] = []
    const good = { row: 2, firstName: 'Ada', lastName: 'Roth' }
    const bad = { row: 3, line: 3, column: 'lastName', error: 'This field is required', cells: ['Bo', ''] }
    const result = {
      columns: [],
      mapping: {},
      missing: [],
      total: 2,
      results: { success: [good], errors: [bad] },
    }
    server.use(
      listOf([clara]),
      ...around,
      answer(importConsultants, ({ query }) => (sent.push(query.get('dryRun')), result)),
    )
    const { actor } = renderConsole('/consultants')
    await rowOf('Clara Ng')
    await actor.click(screen.getByRole('button', { name: 'Import CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import consultants' }))
    const check = dialog.getByRole<HTMLButtonElement>('button', { name: 'Check the file' })
    await actor.click(dialog.getByRole('combobox', { name: /Consulting Firm/ }))
    await actor.click(await screen.findByRole('option', { name: 'Northwind Advisory' }))
    expect(check.disabled).toBe(true)
    const file = new File(['firstName,lastName'], 'people.csv', { type: 'text/csv' })
    await actor.upload(dialog.getByLabelText('Choose CSV file', { selector: 'input' }), file)
    await actor.click(check)
    expect(await dialog.findByText('1 row is good')).toBeTruthy()
    expect(dialog.getByRole('row', { name: '3 lastName This field is required' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Import 1 consultant' }))
    expect(await dialog.findByText('1 consultant imported')).toBeTruthy()
    expect(sent).toEqual(['true', null])
  })

  it('are added to a firm, with access to clients of that firm', async () => {
    const sent: unknown[] = []
    const asked: (string | null)[] = []
    server.use(
      listOf([]),
      answer(adminConsultingFirms.list, [firmRow()]),
      answer(adminClients.list, ({ query }) => {
        asked.push(query.get('filter'))
        return [helios]
      }),
      answer(add, ({ body }) => (sent.push(body), clara)),
    )
    const { actor, path } = renderConsole('/consultants/create')
    expect(await screen.findByText('Choose the consulting firm first.')).toBeTruthy()
    const dialog = await fillNew(actor)
    await actor.click(await within(dialog).findByRole('combobox', { name: /Clients access/ }))
    await actor.click(await screen.findByRole('option', { name: 'Helios Health' }))
    await actor.click(save(dialog))
    await waitFor(() => expect(path()).toBe('/consultants'))
    expect(sent).toMatchObject([
      { firstName: 'Clara', lastName: 'Ng', consultingFirmId: northwind.id, clientIds: [helios.id] },
    ])
    expect(asked[0]).toContain(northwind.id)
  })

  it('need first and last name', async () => {
    server.use(listOf([]), ...around)
    const { actor, path } = renderConsole('/consultants/create')
    const dialog = await screen.findByRole('dialog', { name: 'Add Consultant' })
    await actor.type(within(dialog).getByLabelText(/^First name/), 'Clara')
    await actor.click(save(dialog))
    expect(await screen.findByText('First and last name are required')).toBeTruthy()
    expect(path()).toBe('/consultants/create')
  })

  it('get a user account at once where the rules of accounts hold', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([]),
      ...around,
      answer(add, ({ body }) => (sent.push(body), clara)),
    )
    const { actor, path } = renderConsole('/consultants/create')
    const dialog = await fillNew(actor)
    await actor.click(within(dialog).getByLabelText('Create user account'))
    await actor.click(save(dialog))
    expect(await screen.findByText('Email and password are required when creating user account')).toBeTruthy()
    await actor.type(within(dialog).getByLabelText(/^Email/), 'clara@northwind.test')
    await actor.type(within(dialog).getByLabelText(/^Password/), 'short')
    await actor.click(save(dialog))
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await actor.type(within(dialog).getByLabelText(/^Confirm password/), 'short')
    await actor.click(save(dialog))
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    await actor.type(within(dialog).getByLabelText(/^Password/), '-but-longer')
    await actor.type(within(dialog).getByLabelText(/^Confirm password/), '-but-longer')
    await actor.click(save(dialog))
    await waitFor(() => expect(path()).toBe('/consultants'))
    expect(sent).toMatchObject([{ email: 'clara@northwind.test', password: 'short-but-longer' }])
  })

  it('keep the clients that they may access when they are edited, and lose those that are taken', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([clara]),
      ...around,
      answer(get, clara),
      answer(change, ({ body }) => (sent.push(body), clara)),
    )
    const { actor, path } = renderConsole(`/consultants/${clara.id}`)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Consultant' })
    const field = await within(dialog).findByRole('combobox', { name: /Clients access/ })
    expect(await within(dialog).findByText('Acme Manufacturing')).toBeTruthy()
    await actor.click(field)
    await actor.click(await screen.findByRole('option', { name: 'Helios Health' }))
    await actor.click(save(dialog))
    await waitFor(() => expect(path()).toBe('/consultants'))
    expect(sent).toMatchObject([{ clientIds: [acme.id, helios.id], updatedAt: clara.updatedAt }])
  })
})

describe('Setup Authentication', () => {
  it('is off until email, password and confirmation are filled, and has three rules', async () => {
    const sent: unknown[] = []
    server.use(
      listOf([clara]),
      ...around,
      answer(adminSetUpConsultantAuth, ({ body }) => {
        sent.push(body)
        return { ...clara, hasAccount: true }
      }),
    )
    const { actor } = renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    await actor.click(within(row).getByRole('button', { name: 'Setup Authentication of Clara Ng' }))
    const dialog = await screen.findByRole('dialog', { name: 'Setup Authentication' })
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Setup Authentication' })
    const [password, confirmation] = [/^Password/, /^Confirm password/].map((label) =>
      within(dialog).getByLabelText(label),
    )
    if (password === undefined || confirmation === undefined) throw new Error('Fields are missing')
    expect(button.disabled).toBe(true)
    await actor.type(password, 'short')
    expect(button.disabled).toBe(true)
    await actor.type(confirmation, 'other')
    expect(button.disabled).toBe(false)
    await actor.click(button)
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await actor.clear(confirmation)
    await actor.type(confirmation, 'short')
    await actor.click(button)
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(password, '-but-longer')
    await actor.type(confirmation, '-but-longer')
    await actor.click(button)
    await waitFor(() => expect(sent).toEqual([{ email: clara.email, password: 'short-but-longer' }]))
    expect(await screen.findByText('Clara Ng can sign in now.')).toBeTruthy()
  })

  it('shows the server’s refusal, beside the field that it names', async () => {
    server.use(
      listOf([clara]),
      ...around,
      answer(adminSetUpConsultantAuth, () =>
        refuse('CONFLICT', 'This address is taken.', { email: 'Taken' }),
      ),
    )
    const { actor } = renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    await actor.click(within(row).getByRole('button', { name: 'Setup Authentication of Clara Ng' }))
    const dialog = await screen.findByRole('dialog', { name: 'Setup Authentication' })
    await actor.type(within(dialog).getByLabelText(/^Password/), 'long-enough')
    await actor.type(within(dialog).getByLabelText(/^Confirm password/), 'long-enough')
    await actor.click(within(dialog).getByRole('button', { name: 'Setup Authentication' }))
    expect(await within(dialog).findByText('This address is taken.')).toBeTruthy()
    expect(within(dialog).getByText('Taken')).toBeTruthy()
    server.use(answer(adminSetUpConsultantAuth, () => HttpResponse.error()))
    await actor.click(within(dialog).getByRole('button', { name: 'Setup Authentication' }))
    expect(await within(dialog).findByText('Error setting up authentication')).toBeTruthy()
  })

  it('is not for who has an account', async () => {
    server.use(listOf([{ ...clara, hasAccount: true }]), ...around)
    renderConsole('/consultants')
    const row = await rowOf('Clara Ng')
    const name = 'Setup Authentication of Clara Ng'
    expect(within(row).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  })
})

describe('access to clients', () => {
  it('is listed, and given or taken by a switch', async () => {
    const row = {
      id: `${clara.id}:${acme.id}`,
      consultantId: clara.id,
      clientId: acme.id,
      canAccess: true,
      consultant: { firstName: 'Clara', lastName: 'Ng', isObsolete: false },
      client: { name: acme.name, isObsolete: false },
    }
    const sent: unknown[] = []
    const { list: listAccess, change: setAccess } = adminConsultantClientAccess
    if (setAccess === undefined) throw new Error('The contract has no such route')
    server.use(
      answer(listAccess, [row]),
      ...around,
      answer(setAccess, ({ body }) => (sent.push(body), { ...row, canAccess: false })),
    )
    const { actor } = renderConsole('/consultant-client-access')
    const access = await screen.findByRole('switch', { name: 'Clara Ng may access Acme Manufacturing' })
    await actor.click(access)
    await waitFor(() => expect(sent).toEqual([{ canAccess: false }]))
    expect(await screen.findByText('Clara Ng may no longer access Acme Manufacturing.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })
})
