import { expect, it } from '@jest/globals'
import { type Artifact, listClientArtifacts, reindexArtifact } from '@parley/contracts/http/artifacts.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const at = '2026-03-02T09:30:00.000Z'
const offer = (status: Artifact['indexing']['status'], error: string | null = null): Artifact => ({
  id: newId(),
  name: 'Offer',
  fileName: 'offer.pdf',
  type: 'application/pdf',
  size: 1536,
  contentHash: 'ab'.repeat(32),
  department: null,
  tags: [],
  scope: 'client',
  clientId: acme.id,
  initiativeId: null,
  indexing: { status, progress: 0, chunks: 0, pages: 0, error },
  uploadedBy: null,
  metadata: { uploadedByUser: null },
  createdAt: at,
  updatedAt: at,
})

it('a document that did not become searchable is read again', async () => {
  const failed = offer('FAILED', 'Indexing failed. Try again later.')
  let retried: string | undefined
  server.use(
    answer(createLiveTicket, () => refuse('UNAVAILABLE', 'No stream in tests.')),
    answer(listClientInitiatives, []),
    answer(listClientArtifacts, () => [
      retried === undefined ? failed : offer('PENDING'),
      { ...offer('INDEXED'), name: 'Fine' },
    ]),
    answer(reindexArtifact, ({ params }) => {
      retried = params.id
      return offer('PENDING')
    }),
  )
  const { actor } = renderRoute('/artifacts', { user: clientAdmin })
  expect(await screen.findByText('Indexing failed. Try again later.')).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Try again to read Offer' }))
  expect(await screen.findByText('Offer is being read again')).toBeTruthy()
  expect(retried).toBe(failed.id)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again to read/ })).toBeNull())
})
