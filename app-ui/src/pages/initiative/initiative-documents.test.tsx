import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { deleteArtifact, listInitiativeArtifacts, restoreArtifact } from '@parley/contracts/http/artifacts.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { artifact } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useFakeSockets } from '../../testing/fake-socket.ts'
import { discovery, serve, show, socketOf } from './testing/initiative-scene.tsx'

const undo: (() => void)[] = []
beforeEach(() => void undo.push(useFakeSockets()))
afterEach(() => undo.splice(0).forEach((back) => back()))

describe('the documents', () => {
  const waiting = artifact({
    name: 'Minutes',
    indexing: { status: 'EXTRACTING', pages: 0, chunks: 0, progress: 0.2, error: null },
  })
  const ready = { ...waiting, indexing: { ...waiting.indexing, status: 'INDEXED' as const } }

  it('stand under what the phase recommends, with the completion', async () => {
    serve()
    show(clientAdmin, 'documents')
    expect(await screen.findByText('63%')).toBeTruthy()
    expect(screen.getByText('Good')).toBeTruthy()
    expect(screen.getByText('Very High')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upload Cost Model' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload RFP Requirements' })).toBeNull()
  })

  it('change their state when the own stream says so', async () => {
    serve()
    server.use(answer(listInitiativeArtifacts, [waiting]))
    show(clientAdmin, 'documents')
    expect(await screen.findByText('Reading')).toBeTruthy()
    // It comes with the phase's socket.
    const own = await socketOf(discovery.id)
    expect(own.address.searchParams.get('own')).toBe('1')
    act(() => own.open())
    server.use(answer(listInitiativeArtifacts, [ready]))
    act(() => own.receive('ARTIFACT_UPDATED', { artifactId: waiting.id, status: 'INDEXED' }))
    expect(await screen.findByText('Searchable')).toBeTruthy()
  })

  it('are looked at every two seconds where the own stream is away', async () => {
    serve()
    let looks = 0
    server.use(
      answer(listInitiativeArtifacts, () => {
        looks += 1
        return [looks < 3 ? waiting : ready]
      }),
    )
    show(clientAdmin, 'documents')
    expect(await screen.findByText('Reading')).toBeTruthy()
    expect(await screen.findByText('Searchable')).toBeTruthy()
    expect(looks).toBeGreaterThanOrEqual(3)
  })

  it('are deleted after a question that names them, and brought back', async () => {
    serve()
    const { actor } = show(clientAdmin, 'documents')
    await actor.click(await screen.findByRole('button', { name: 'Delete RFP Requirements' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this document?' }))
    expect(dialog.getByText('RFP Requirements')).toBeTruthy()
    const [deleted, restored]: [unknown[], unknown[]] = [[], []]
    server.use(
      answer(deleteArtifact, ({ params }) => {
        deleted.push(params.id)
        return { id: params.id ?? '' }
      }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveLength(1))
    server.use(
      answer(restoreArtifact, ({ params }) => {
        restored.push(params.id)
        return artifact()
      }),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“RFP Requirements” is back and is being read again')).toBeTruthy()
    expect(restored).toEqual(deleted)
  })
})
