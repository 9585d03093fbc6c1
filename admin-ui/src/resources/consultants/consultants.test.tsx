import { describe, expect, it } from '@jest/globals'
import { adminClients, adminConsultants, adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { importConsultants } from '@parley/contracts/http/imports.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { rowOf } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { firmRow } from '../../testing/tenant-records.ts'
import { around, clara, helios, listOf } from './testing/consultants-around.ts'

const { list, get, add, change } = adminConsultants as Required<typeof adminConsultants>

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
