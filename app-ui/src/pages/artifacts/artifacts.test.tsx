import { beforeEach, describe, expect, it } from '@jest/globals'
import { batchMoveArtifacts } from '@parley/contracts/http/artifact-batches.ts'
import {
  deleteArtifact,
  listClientArtifacts,
  restoreArtifact,
  updateArtifact,
  uploadArtifact,
} from '@parley/contracts/http/artifacts.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'
import { answerBesideArtifacts, artifact, indexed, openUpload, selection } from './testing/artifact-scene.ts'

const textFile = (name = 'Plan.v2.txt') => new File(['A plan.'], name, { type: 'text/plain' })

beforeEach(answerBesideArtifacts)

describe('a client’s artifacts', () => {
  it('are cards with kind, size, state and place', async () => {
    server.use(
      answer(listClientArtifacts, [
        artifact(),
        artifact({
          name: 'Costs',
          type: 'text/csv',
          size: 300,
          scope: 'initiative',
          initiativeId: selection.id,
        }),
        artifact({
          name: 'Scan',
          indexing: { ...indexed, status: 'FAILED', error: 'This PDF holds no text.' },
        }),
      ]),
    )
    renderRoute('/artifacts', { user: clientAdmin })
    const cardOf = async (name: string) =>
      (await screen.findByRole('button', { name })).closest('li')?.textContent
    expect(await cardOf('Offer')).toContain('PDF · 1.5 KB · 2 pages')
    expect(await cardOf('Offer')).toContain('Client-wide')
    // A CSV has rows, and neither pages nor sheets.
    expect(await cardOf('Costs')).toMatch(/CSV · 300 Bytes(?! ·)/)
    expect(await screen.findByText('ERP vendor selection', { selector: 'span' })).toBeTruthy()
    expect(screen.getAllByText('Searchable')).toHaveLength(2)
    expect(screen.getByText('This PDF holds no text.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are asked for as the address says, and the address follows what is chosen', async () => {
    const asked: (string | null)[] = []
    server.use(
      answer(listClientArtifacts, ({ query }) => {
        asked.push(query.get('filter'))
        return [artifact()]
      }),
    )
    const { actor, path } = renderRoute('/artifacts?kind=PDF', { user: clientAdmin })
    await screen.findByRole('button', { name: 'Preview Offer' })
    await actor.click(screen.getByRole('combobox', { name: 'Scope' }))
    await actor.click(screen.getByRole('option', { name: 'ERP vendor selection' }))
    await waitFor(() => expect(path()).toBe(`/artifacts?kind=PDF&initiativeId=${selection.id}`))
    await waitFor(() =>
      expect(asked).toEqual(['{"kind":"PDF"}', `{"kind":"PDF","initiativeId":"${selection.id}"}`]),
    )
  })

  it('are only read by those who may not manage initiatives', async () => {
    const indexing = { ...indexed, status: 'FAILED' as const }
    server.use(answer(listClientArtifacts, [artifact({ indexing })]))
    renderRoute('/artifacts', { user: clientViewer })
    expect(await screen.findByRole('button', { name: 'Preview Offer' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download Offer' })).toBeTruthy()
    for (const name of [
      'Upload Artifact',
      'Edit Offer',
      'Delete Offer',
      'Move Offer',
      'Try again to read Offer',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Drop files here to upload them')).toBeNull()
  })

  it.each([
    ['nothing is there', '/artifacts', 'No artifacts yet'],
    ['nothing matches', '/artifacts?q=zzz', 'No artifacts found'],
  ])('say so when %s', async (_, address, text) => {
    server.use(answer(listClientArtifacts, []))
    renderRoute(address, { user: clientAdmin })
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('uploading (Document 1, section 5)', () => {
  beforeEach(() => server.use(answer(listClientArtifacts, [])))

  it('needs a file and a name; the name is the file’s without its ending', async () => {
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    const dialog = await openUpload(actor)
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Upload Artifact' })
    expect(dialog.getByText('Please select a file')).toBeTruthy()
    expect(submit.disabled).toBe(true)
    await actor.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), textFile())
    const name = dialog.getByLabelText<HTMLInputElement>(/^Name/)
    expect(name.value).toBe('Plan.v2')
    expect(submit.disabled).toBe(false)
    await actor.clear(name)
    await actor.type(name, '  ')
    expect(submit.disabled).toBe(true)
  })

  it('adds a tag with Enter unless it is blank or there, and asks for an initiative only where it is of one', async () => {
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    const dialog = await openUpload(actor)
    await actor.type(dialog.getByLabelText('Tags'), 'cost{Enter}Cost{Enter} {Enter}')
    expect(dialog.getAllByRole('button', { name: 'Remove cost' })).toHaveLength(1)
    expect(dialog.queryByLabelText(/^Initiative/)).toBeNull()
    await actor.click(dialog.getByRole('radio', { name: 'One initiative' }))
    expect(dialog.getByLabelText(/^Initiative/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says what went wrong in the words of Document 3, and keeps what was typed', async () => {
    server.use(answer(uploadArtifact, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    const dialog = await openUpload(actor)
    await actor.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), textFile())
    await actor.click(dialog.getByRole('button', { name: 'Upload Artifact' }))
    expect(await dialog.findByText('Failed to upload artifact. Please try again.')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Plan.v2')
  })

  it('sends each dropped file, and refuses one that is too large by itself', async () => {
    let sent = 0
    server.use(
      answer(uploadArtifact, () => {
        sent += 1
        return artifact()
      }),
    )
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    const large = textFile('large.txt')
    Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 })
    const input = await screen.findByLabelText('Drop files here to upload them', { selector: 'input' })
    expect(screen.queryByRole('button', { name: 'Drop files here to upload them' })).toBeNull()
    fireEvent.change(input, { target: { files: [textFile('a.txt'), large, textFile('b.txt')] } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('large.txt is larger than 50 MB.')
    await waitFor(() => expect(sent).toBe(2))
    expect(await screen.findByText('2 artifacts uploaded')).toBeTruthy()
    await actor.click(within(alert).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('changing artifacts', () => {
  const offer = artifact()
  const costs = artifact({ name: 'Costs' })
  beforeEach(() => server.use(answer(listClientArtifacts, [offer, costs])))

  it('moves several at once, and says which could not be moved', async () => {
    let asked: unknown
    server.use(
      answer(batchMoveArtifacts, ({ body }) => {
        asked = body
        return { succeeded: [offer], failed: [{ id: costs.id, error: 'Artifact not found.' }] }
      }),
    )
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    await actor.click(await screen.findByRole('checkbox', { name: 'Select Offer' }))
    await actor.click(screen.getByRole('checkbox', { name: 'Select Costs' }))
    await actor.click(within(screen.getByRole('region', { name: '2 selected' })).getByText('Move'))
    const dialog = within(screen.getByRole('dialog', { name: 'Move 2 artifacts' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(true)
    await actor.click(dialog.getByRole('combobox', { name: /Initiative/ }))
    await actor.click(await screen.findByRole('option', { name: 'ERP vendor selection' }))
    await actor.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('1 artifact moved')).toBeTruthy()
    expect(screen.getByText('1 could not be moved: Artifact not found.')).toBeTruthy()
    expect(asked).toEqual({ ids: [offer.id, costs.id], scope: 'initiative', initiativeId: selection.id })
  })

  it('keeps the entries when somebody else was faster, and saves them over the other’s the second time', async () => {
    const versions: unknown[] = []
    const newer = '2026-03-02T10:00:00.000Z'
    server.use(
      answer(updateArtifact, ({ body }) => {
        versions.push(body)
        return Response.json(
          { code: 'STALE_UPDATE', message: 'x', requestId: 'r', current: { ...offer, updatedAt: newer } },
          { status: 409 },
        )
      }),
    )
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Edit Offer' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Artifact' }))
    await actor.type(dialog.getByLabelText(/^Name/), ' final')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Your entries are kept/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Offer final')
    server.use(answer(updateArtifact, offer))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Artifact saved')).toBeTruthy()
  })

  it.each([
    ['INTERNAL', 'It broke.', 'Failed to delete artifact'],
    ['NOT_FOUND', 'Artifact not found.', 'Artifact not found.'],
  ] as const)('asks before it deletes; %s is told as Document 3 has it', async (code, message, text) => {
    server.use(answer(deleteArtifact, () => refuse(code, message)))
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Delete Offer' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete artifact?' }))
    expect(dialog.getByText('Offer')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(text)).toBeTruthy()
  })

  it('brings back what was deleted, where somebody says so at once', async () => {
    const restored: unknown[] = []
    server.use(
      answer(deleteArtifact, ({ params }) => ({ id: params.id ?? '' })),
      answer(restoreArtifact, ({ params }) => {
        restored.push(params.id)
        return offer
      }),
    )
    const { actor } = renderRoute('/artifacts', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Delete Offer' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Offer” was deleted')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“Offer” is back and is being read again')).toBeTruthy()
    expect(restored).toEqual([offer.id])
  })
})
