import type { FirmArtifact } from '@parley/contracts/http/firm-artifacts.ts'
import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import { departmentHierarchy } from '@parley/contracts/http/departments.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { initiativeSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const uploadedAt = '2026-03-02T09:30:00.000Z'
/** How far a document is read. */
export const indexed = { progress: 1, chunks: 3, pages: 2, error: null }
const document = () => ({
  id: newId(),
  fileName: 'offer.pdf',
  type: 'application/pdf',
  size: 1536,
  department: null,
  tags: ['offer'],
  indexing: { status: 'INDEXED' as const, ...indexed },
  uploadedBy: { id: newId(), firstName: 'Piotr', lastName: 'Nowak' },
  createdAt: uploadedAt,
  updatedAt: uploadedAt,
})

/** A document of the client's. */
export const artifact = (given: Partial<Artifact> = {}): Artifact => ({
  ...document(),
  contentHash: 'ab'.repeat(32),
  name: 'Offer',
  scope: 'client',
  clientId: acme.id,
  initiativeId: null,
  metadata: { uploadedByUser: null },
  ...given,
})

/** A document of the firm's. */
export const firmArtifact = (given: Partial<FirmArtifact> = {}): FirmArtifact => ({
  ...document(),
  name: 'Method',
  description: 'How we select vendors.',
  useInClientWork: true,
  consultingFirmId: northwind.id,
  uploadedById: null,
  url: '/api/x',
  metadata: { size: 1, storageKey: 'a-key', department: null, tags: [], uploadedBy: null, uploadedAt },
  ...given,
})

export const selection = initiativeSummary({ name: 'ERP vendor selection' })

/** What the page asks for beside its artifacts. */
export const answerBesideArtifacts = (): void =>
  server.use(
    answer(createLiveTicket, () => refuse('UNAVAILABLE', 'No stream in tests.')),
    answer(listClientInitiatives, [selection]),
    answer(departmentHierarchy, []),
  )

export const openUpload = async (actor: UserEvent) => {
  await actor.click(await screen.findByRole('button', { name: 'Upload Artifact' }))
  return within(screen.getByRole('dialog', { name: 'Upload Artifact' }))
}
