import { expect, it, jest } from '@jest/globals'
import {
  cancelClientErasure,
  type ClientArchive,
  confirmClientErasure,
  downloadClientExport,
  listClientArchives,
  requestClientErasure,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import { type Client, getClient } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, consultant, firmAdmin, insideNorthwind } from '@parley/ui-kit/testing/people.ts'
import { clientRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'

const address = `/clients/${acme.id}/archives`
const archiveOf = (changes: Partial<ClientArchive> = {}): ClientArchive => ({
  id: newId(),
  kind: 'EXPORT',
  status: 'READY',
  clientId: acme.id,
  clientName: acme.name,
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
const erasure = (status: ClientArchive['status']): ClientArchive =>
  archiveOf({ kind: 'ERASURE', status, size: null, contents: null, signedBy: null, expiresAt: null })

const give = (archives: () => ClientArchive[], client: Client | null = clientRecord()): void =>
  server.use(
    answer(listClientArchives, archives),
    answer(getClient, () => client ?? refuse('NOT_FOUND', 'Client not found')),
  )
const disabled = (name: string): boolean => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

it('a client is exported, and the archive taken along with what tells that it is whole', async () => {
  URL.createObjectURL = () => 'blob:data'
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  let archives: ClientArchive[] = []
  give(() => archives)
  server.use(answer(requestClientExport, () => refuse('CONFLICT', 'One is under way.')))
  const { actor } = renderRoute(address, { user: firmAdmin })
  await screen.findByText('Nothing has been exported yet')
  expect(screen.getByText(/what is in use cannot be erased/)).toBeTruthy()
  expect(await accessibilityProblems()).toEqual([])
  await actor.click(screen.getByRole('button', { name: 'Export the client' }))
  await screen.findByText(/One is under way\./)
  server.use(
    answer(requestClientExport, () => {
      archives = [archiveOf({ status: 'IN_PROGRESS', size: null, contents: null, signedBy: null })]
      return archiveOf({ status: 'PENDING' })
    }),
  )
  await actor.click(screen.getByRole('button', { name: 'Export the client' }))
  await screen.findByRole('progressbar', { name: 'Under way' })
  expect(disabled('Export the client')).toBe(true)

  archives = [archiveOf()]
  server.use(answer(downloadClientExport, () => new Response('PK')))
  const download = await screen.findByRole('button', { name: 'Download' }, { timeout: 5_000 })
  expect(screen.getByText('1,200 rows, 7 documents, 2.4 MB')).toBeTruthy()
  expect(screen.getByText('ab'.repeat(32))).toBeTruthy()
  await actor.click(download)
  await actor.click(screen.getByRole('button', { name: 'How to check an archive' }))
  expect(screen.getByText(/openssl pkeyutl -verify/)).toBeTruthy()
  expect(click).toHaveBeenCalledTimes(1)
  expect(await accessibilityProblems()).toEqual([])
})

it('an obsolete client is erased in two steps, or not, and its record stays', async () => {
  let archives = [archiveOf()]
  const typed: unknown[] = []
  give(() => archives, clientRecord({ isObsolete: true }))
  server.use(
    answer(requestClientErasure, ({ body }) => {
      typed.push(body)
      archives = [erasure('REQUESTED'), archiveOf()]
      return erasure('REQUESTED')
    }),
    answer(cancelClientErasure, () => {
      archives = [erasure('CANCELLED'), archiveOf()]
      return erasure('CANCELLED')
    }),
    answer(confirmClientErasure, () => {
      archives = [erasure('ERASED')]
      server.use(answer(getClient, () => refuse('NOT_FOUND', 'Client not found')))
      return erasure('PENDING')
    }),
  )
  const { actor } = renderRoute(address, { user: firmAdmin })
  await screen.findByText('The newest export counted 1,200 rows and 7 documents.')
  const askFor = async (name: string): Promise<void> => {
    await actor.type(await screen.findByLabelText(`Type the client’s name: ${acme.name}`), name)
  }
  await askFor('Acme')
  expect(disabled('Go on')).toBe(true)
  await askFor(acme.name.slice('Acme'.length))
  await actor.click(screen.getByRole('button', { name: 'Go on' }))
  await actor.click(await screen.findByRole('button', { name: 'Call off' }))
  await screen.findByText('Called off')
  await askFor(acme.name)
  await actor.click(screen.getByRole('button', { name: 'Go on' }))
  await actor.click(await screen.findByRole('button', { name: 'Erase for good' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase this client for good?' }))
  expect(dialog.getByText(acme.name)).toBeTruthy()
  await actor.click(dialog.getByRole('button', { name: 'Erase for good' }))
  await screen.findByText(/^This client was erased on /)
  expect(typed).toEqual([{ name: acme.name }, { name: acme.name }])
  expect(screen.queryByRole('button', { name: 'Export the client' })).toBeNull()
  expect(await accessibilityProblems()).toEqual([])
})

it('what was erased before is still told, and what failed says why', async () => {
  give(() => [erasure('ERASED'), archiveOf({ status: 'FAILED', error: 'It was not to be.' })], null)
  renderRoute(address, { user: firmAdmin })
  await screen.findByText(/^This client was erased on /)
  expect(screen.getByText('It was not to be.')).toBeTruthy()
})

it('is for who manages the clients, in their own session, and says what cannot be read', async () => {
  give(() => [archiveOf()])
  const { unmount } = renderRoute(address, { user: insideNorthwind })
  await screen.findByText(/needs your own session/)
  expect(disabled('Export the client')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  unmount()
  const asConsultant = renderRoute(address, { user: consultant })
  await screen.findByText('Access denied')
  asConsultant.unmount()
  server.use(answer(listClientArchives, () => refuse('UNAVAILABLE', 'The orchestrator rests.')))
  renderRoute(address, { user: firmAdmin })
  await screen.findByText('The exports could not be loaded')
})
