import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  type ImportBatch,
  type ImportResult,
  importStakeholders,
  listImports,
  undoImport,
} from '@parley/contracts/http/imports.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ImportButton } from './components/ImportButton.tsx'

const batchId = newId()
const checked: ImportResult = {
  columns: ['Vorname', 'Nachname', 'Funktion', 'Mail'],
  mapping: { firstName: 0, lastName: 1, role: 2 },
  missing: [],
  total: 3,
  results: {
    success: [
      { row: 2, firstName: 'Ada', lastName: 'Roth', role: 'Sponsor' },
      { row: 3, firstName: 'Otto', lastName: 'Lang', role: 'Owner' },
    ],
    errors: [
      { row: 4, line: 6, column: 'firstName', error: 'This field is required', cells: ['', '=1+1', 'Owner'] },
    ],
  },
}
const batch: ImportBatch = {
  id: batchId,
  kind: 'stakeholders',
  fileName: 'people.csv',
  imported: 2,
  failed: 1,
  createdAt: '2026-03-02T09:30:00.000Z',
  undoneAt: null,
}

beforeEach(() => {
  server.use(
    answer(createLiveTicket, () => refuse('UNAVAILABLE', 'No stream in tests.')),
    answer(listImports, []),
  )
})

const csv = (name = 'people.csv') => new File(['Vorname;Nachname'], name, { type: 'text/csv' })

async function openImport() {
  const target = { kind: 'stakeholders', clientId: acme.id } as const
  const element = <ImportButton target={target} refreshes={[listStakeholders]} />
  const { actor } = renderRoute('/', { user: clientAdmin, routes: [{ path: '/', element }] })
  await actor.click(screen.getByRole('button', { name: 'Import CSV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import stakeholders' }))
  return { actor, dialog }
}

type OpenedDialog = Awaited<ReturnType<typeof openImport>>['dialog']

async function check(actor: UserEvent, dialog: OpenedDialog) {
  await actor.upload(dialog.getByLabelText('Choose CSV file', { selector: 'input' }), csv())
  await actor.click(dialog.getByRole('button', { name: 'Upload' }))
}

describe('an import from CSV (Document 1, section 5)', () => {
  it('waits for a CSV file', async () => {
    const { actor, dialog } = await openImport()
    const upload = dialog.getByRole<HTMLButtonElement>('button', { name: 'Upload' })
    expect(upload.disabled).toBe(true)
    const input = dialog.getByLabelText<HTMLInputElement>('Choose CSV file', { selector: 'input' })
    input.removeAttribute('accept')
    await actor.upload(input, csv('people.xlsx'))
    expect(dialog.getByText('Only CSV files can be uploaded.')).toBeTruthy()
    expect(upload.disabled).toBe(true)
    await actor.upload(input, csv())
    expect(upload.disabled).toBe(false)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('checks first, says what is wrong where, then imports the good rows once', async () => {
    const calls: (string | null)[] = []
    server.use(
      answer(importStakeholders, ({ query }) => {
        calls.push(query.get('dryRun'))
        return query.get('dryRun') === 'true' ? checked : { ...checked, batchId }
      }),
    )
    const { actor, dialog } = await openImport()
    await check(actor, dialog)
    expect(await dialog.findByText(/2 rows can be imported, 1 row has an error\./)).toBeTruthy()
    const errors = within(dialog.getByRole('region', { name: 'Errors' }))
    expect(errors.getByRole('row', { name: '4 6 First Name This field is required' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Upload' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Import 2 rows' }))
    expect(await dialog.findByText(/2 people imported/)).toBeTruthy()
    expect(calls).toEqual(['true', null])
    expect(dialog.getByRole('row', { name: /2 Ada Roth Sponsor/ })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Import \d/ })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('asks for columns that it did not find, and checks anew with those that are chosen', async () => {
    let asked: unknown
    server.use(
      answer(importStakeholders, {
        ...checked,
        mapping: { firstName: 0, lastName: 1 },
        missing: ['role'],
        total: 0,
        results: { success: [], errors: [] },
      }),
    )
    const { actor, dialog } = await openImport()
    await check(actor, dialog)
    expect(await dialog.findByText('Choose a column for: Position/Role.')).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 0 rows' }).disabled).toBe(true)
    server.use(
      answer(importStakeholders, () => {
        asked = true
        return checked
      }),
    )
    await actor.click(dialog.getByRole('combobox', { name: /Position\/Role/ }))
    await actor.click(await screen.findByRole('option', { name: 'Funktion' }))
    expect(await dialog.findByText(/2 rows can be imported/)).toBeTruthy()
    expect(asked).toBe(true)
  })

  it('gives the bad rows as a file that no spreadsheet runs', async () => {
    let saved: Blob | undefined
    // The browser's, which jsdom has not.
    URL.createObjectURL = (blob) => {
      saved = blob as Blob
      return 'blob:x'
    }
    URL.revokeObjectURL = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    server.use(answer(importStakeholders, checked))
    const { actor, dialog } = await openImport()
    await check(actor, dialog)
    await actor.click(await dialog.findByRole('button', { name: 'Download rows with errors' }))
    expect(await saved?.text()).toBe(
      "Vorname,Nachname,Funktion,Mail,Error\r\n,'=1+1,Owner,,This field is required\r\n",
    )
    click.mockRestore()
  })

  it.each([
    [
      'a refusal in the server’s words',
      () => refuse('UNREADABLE_FILE', 'A quotation mark in line 3 is not closed.'),
      'A quotation mark in line 3 is not closed.',
    ],
    [
      'a failure in those of Document 1, section 8',
      () => refuse('INTERNAL', 'It broke.'),
      'Upload failed. Please try again.',
    ],
  ])('tells %s', async (_, give, text) => {
    server.use(answer(importStakeholders, give))
    const { actor, dialog } = await openImport()
    await check(actor, dialog)
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByText(/people\.csv/)).toBeTruthy()
  })

  it('can be undone later, too', async () => {
    server.use(
      answer(listImports, [batch, { ...batch, id: newId(), fileName: 'old.csv', undoneAt: batch.createdAt }]),
      answer(undoImport, ({ params }) => ({ id: params.batchId ?? '', removed: 1, kept: 1 })),
    )
    const { actor, dialog } = await openImport()
    expect(await dialog.findByText('Undone')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Undo the import of old.csv' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Undo the import of people.csv' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }))
    server.use(answer(listImports, [{ ...batch, undoneAt: batch.createdAt }]))
    await actor.click(question.getByRole('button', { name: 'Undo import' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Undo/ })).toBeNull())
  })
})
