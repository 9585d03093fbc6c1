import { expect, it } from '@jest/globals'
import { adminClients, adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import {
  type ClientArchive,
  confirmClientErasure,
  listClientArchives,
  requestClientErasure,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderConsole } from '../../testing/render-console.tsx'
import { clientRow, firmRow } from '../../testing/tenant-records.ts'

const archiveOf = (changes: Partial<ClientArchive> = {}): ClientArchive => ({
  id: newId(),
  kind: 'EXPORT',
  status: 'READY',
  clientId: newId(),
  clientName: 'Acme Manufacturing',
  consultingFirmId: newId(),
  size: 2_500_000,
  contents: { tables: 40, rows: 1200, files: 7 },
  signedBy: 'ab'.repeat(32),
  error: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
  expiresAt: '2026-03-09T09:00:00.000Z',
  ...changes,
})

async function open(client = clientRow()) {
  server.use(answer(adminClients.list, [client]), answer(adminConsultingFirms.list, [firmRow()]))
  const { actor } = renderConsole('/clients')
  await actor.click(await screen.findByRole('button', { name: `Export and erase ${client.name}` }))
  await screen.findByRole('dialog')
  return actor
}

it('has a client exported, says how far it is, and what stands in the way', async () => {
  let archives: ClientArchive[] = []
  server.use(
    answer(listClientArchives, () => archives),
    answer(requestClientExport, () => refuse('CONFLICT', 'One is under way.')),
  )
  const actor = await open()
  expect(await screen.findByText('Nothing has been exported yet.')).toBeTruthy()
  expect(screen.getByText(/Delete the client first/)).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Export client' }))
  expect(await screen.findByText('One is under way.')).toBeTruthy()
  server.use(
    answer(requestClientExport, () => {
      archives = [archiveOf({ status: 'IN_PROGRESS', contents: null, size: null })]
      return archiveOf({ status: 'PENDING' })
    }),
  )
  await actor.click(screen.getByRole('button', { name: 'Export client' }))
  expect(await screen.findByText('Export: under way')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export client' }).disabled).toBe(true)
  expect(await accessibilityProblems()).toEqual([])
})

it('erases an obsolete client in two steps, the first with its name', async () => {
  let archives = [archiveOf()]
  const typed: unknown[] = []
  server.use(
    answer(listClientArchives, () => archives),
    answer(requestClientErasure, ({ body }) => {
      typed.push(body)
      archives = [archiveOf({ kind: 'ERASURE', status: 'REQUESTED' }), archiveOf()]
      return archiveOf({ kind: 'ERASURE', status: 'REQUESTED' })
    }),
    answer(confirmClientErasure, () => {
      archives = [archiveOf({ kind: 'ERASURE', status: 'ERASED', clientName: '' })]
      return archiveOf({ kind: 'ERASURE', status: 'PENDING' })
    }),
  )
  const actor = await open(clientRow({ name: 'Old Mill', isObsolete: true }))
  expect(await screen.findByText(/1,200 rows, 7 documents, 2.5 MB/)).toBeTruthy()
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' })
  await actor.type(screen.getByLabelText('Type Old Mill'), 'Old')
  expect(next.disabled).toBe(true)
  await actor.type(screen.getByLabelText('Type Old Mill'), ' Mill')
  await actor.click(next)
  await actor.click(await screen.findByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('Erasure: erased')).toBeTruthy()
  expect(typed).toEqual([{ name: 'Old Mill' }])
  await waitFor(() => expect(screen.queryByLabelText('Type Old Mill')).toBeNull())
})
