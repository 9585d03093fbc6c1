import { expect, it } from '@jest/globals'
import { type Artifact, listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { newId } from '@parley/contracts/ids.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { acme, clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { initiative, initiativeSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const at = '2026-03-02T09:30:00.000Z'
const offerOf = (initiativeId: string): Artifact => ({
  id: newId(),
  name: 'Offer',
  fileName: 'offer.pdf',
  type: 'application/pdf',
  size: 1536,
  contentHash: 'ab'.repeat(32),
  department: null,
  tags: [],
  scope: 'initiative',
  clientId: acme.id,
  initiativeId,
  indexing: { status: 'INDEXED', progress: 100, chunks: 1, pages: 1, error: null },
  uploadedBy: null,
  metadata: { uploadedByUser: null },
  createdAt: at,
  updatedAt: at,
})

it('names the initiative that a document stands in, archived or far down, and searches for another', async () => {
  const closed = initiative({ name: 'Closed one', isArchived: true })
  const far = initiativeSummary({ name: 'Zinc works' })
  server.use(
    answer(createLiveTicket, () => refuse('UNAVAILABLE', 'No stream in tests.')),
    answer(listClientArtifacts, [offerOf(closed.id)]),
    answer(getInitiative, closed),
    answer(listClientInitiatives, ({ query }) =>
      query.get('q') === 'zinc' ? [far] : [initiativeSummary({ name: 'ERP vendor selection' })],
    ),
  )
  const { actor } = renderRoute('/artifacts', { user: clientAdmin })
  await actor.click(await screen.findByRole('button', { name: 'Edit Offer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Artifact' }))
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: /^Initiative/ })
  await waitFor(() => expect(field.value).toBe('Closed one'))
  await actor.clear(field)
  await actor.type(field, 'zinc')
  await actor.click(await screen.findByRole('option', { name: 'Zinc works' }))
  expect(field.value).toBe('Zinc works')
})
