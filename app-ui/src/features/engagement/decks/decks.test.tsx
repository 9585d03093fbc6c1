import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  type DeckPreview,
  deleteExport,
  downloadExport,
  type Export,
  exportDeck,
  getExport,
  listExports,
  previewDeck,
} from '@parley/contracts/http/exports.ts'
import { newId } from '@parley/contracts/ids.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer } from '@parley/ui-kit/testing/people.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderPart } from '../../../testing/render-part.tsx'
import { widenWindow } from '../../../testing/wide-window.ts'
import { DeckMenu } from './DeckMenu.tsx'
import { WatchedExports } from './WatchedExports.tsx'

const at = '2026-03-02T09:30:00.000Z'
const erp = initiative({ name: 'ERP vendor selection' })
const secret = initiative({ ...erp, isConfidential: true })

function deckFile(given: Partial<Export> = {}): Export {
  return {
    id: newId(),
    initiativeId: erp.id,
    kind: 'main',
    format: 'pptx',
    status: 'COMPLETED',
    progress: 1,
    fileName: 'ERP vendor selection.pptx',
    size: 210_000,
    error: null,
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

/** Bodies of the calls, and names of the files that the browser was given. */
let previews: Record<string, unknown>[]
let asked: Record<string, unknown>[]
let taken: string[]
let job: Export
let narrow: () => void

beforeEach(() => {
  narrow = widenWindow(900)
  previews = []
  asked = []
  taken = []
  job = deckFile({ status: 'IN_PROGRESS', progress: 0.4, fileName: null, size: null })
  URL.createObjectURL = () => 'blob:deck'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    taken.push(this.download)
  })
  const pages = (sections: string[]): DeckPreview => ({
    html: `<p>${sections.join()}</p>`,
    pages: sections.length,
    sections: [{ id: 'decisions', title: 'Decisions', isChosen: true, isEmpty: true }],
    isConfidential: false,
  })
  server.use(
    answer(previewDeck, ({ body }) => {
      previews.push(body as Record<string, unknown>)
      return pages((body as { sections: string[] }).sections)
    }),
    answer(listExports, []),
    answer(getExport, () => job),
    answer(exportDeck, ({ body }) => {
      asked.push(body as Record<string, unknown>)
      return { exportId: job.id }
    }),
    http.get(`*/api${downloadExport.path}`, () => {
      const name = 'attachment; filename="ERP vendor selection.pptx"'
      return new HttpResponse('PK', { headers: { 'Content-Disposition': name } })
    }),
  )
})
afterEach(() => {
  narrow()
  jest.restoreAllMocks()
  sessionStorage.clear()
})

async function open(kind = 'Main Presentation', of = erp) {
  const shown = renderPart(
    <>
      <DeckMenu initiative={of} />
      <WatchedExports />
      <Toasts />
    </>,
    clientViewer,
  )
  await shown.actor.click(await screen.findByRole('button', { name: 'Export Deck' }))
  await shown.actor.click(screen.getByRole('menuitem', { name: kind }))
  await screen.findByRole('dialog', { name: `Export Deck: ${kind}` })
  return shown
}
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('Export Deck', () => {
  it('offers three decks, each with its sections in order, its usual format and its pages', async () => {
    const { actor } = await open('Pre-Read')
    expect(radio('Word').checked).toBe(true)
    expect(radio('English').checked).toBe(true)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map((one) => one.closest('label')?.textContent)).toEqual([
      'Goal and state',
      'Progress',
      'People',
      'Inputs',
      'Findings',
      'Conclusions',
      'Decisions',
      'Next steps',
      'Conversation',
      'Sources',
      'Mark each page as confidential',
    ])
    expect(box('Conversation').checked).toBe(false)
    const frame = await screen.findByTitle('Preview of ERP vendor selection')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(await screen.findByText('9 pages')).toBeTruthy()
    // Nothing to show: it cannot be chosen, and says why.
    await waitFor(() => expect(box('Decisions').disabled).toBe(true))
    expect(screen.getByText('Nothing to show yet')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export Deck' }))
    await actor.click(screen.getByRole('button', { name: 'Export Deck' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Main Presentation',
      'Pre-Read',
      'Findings',
    ])
  })

  it('shows what is chosen, and keeps the choice for the next time', async () => {
    const { actor, unmount } = await open()
    await screen.findByText('8 pages')
    await actor.click(box('People'))
    await actor.click(radio('German'))
    await actor.click(radio('PDF'))
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ language: 'de' }))
    expect(previews.at(-1)?.sections).not.toContain('people')
    expect(await screen.findByText('7 pages')).toBeTruthy()
    unmount()
    await open()
    expect([box('People').checked, radio('German').checked, radio('PDF').checked]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('makes the file, tells how far it is, and gives it at once', async () => {
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Making the file: 40%')).toBeTruthy()
    expect(asked).toMatchObject([{ kind: 'main', format: 'pptx', language: 'en', confidential: false }])
    expect(taken).toEqual([])
    job = { ...job, ...deckFile({ id: job.id }) }
    expect(
      await screen.findByText('The file is ready: ERP vendor selection.pptx', {}, { timeout: 4_000 }),
    ).toBeTruthy()
    await waitFor(() => expect(taken).toEqual(['ERP vendor selection.pptx']))
    // It was seen: no notice tells it again.
    expect(screen.queryByText('ERP vendor selection.pptx is ready')).toBeNull()
  })

  it('goes on while the dialog is closed, and tells the end wherever one is', async () => {
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    await screen.findByText('Making the file: 40%')
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    job = { ...job, ...deckFile({ id: job.id }) }
    const notice = await screen.findByText('ERP vendor selection.pptx is ready', {}, { timeout: 4_000 })
    expect(taken).toEqual([])
    // The pointer's capture, which the notice asks for, is not in jsdom.
    fireEvent.click(within(notice.closest('li') as HTMLElement).getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(taken).toHaveLength(1))
    expect(sessionStorage.getItem('parley.exports')).toBe('[]')
  })

  it('tells the end also where the dialog was closed before the server answered', async () => {
    const answered = Promise.withResolvers<undefined>()
    server.use(
      http.post(`*/api${exportDeck.path}`, async () => {
        await answered.promise
        return HttpResponse.json({ exportId: job.id }, { status: 202 })
      }),
    )
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    job = deckFile({ id: job.id })
    answered.resolve(undefined)
    expect(await screen.findByText(/ERP vendor selection\.pptx is ready/)).toBeTruthy()
  })

  it('says why there is no file, and tries again', async () => {
    job = deckFile({ status: 'FAILED', fileName: null, size: null, error: 'The disk is full.' })
    const { actor } = await open()
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The disk is full.')).toBeTruthy()
    server.use(answer(exportDeck, () => refuse('CONFLICT', 'The initiative is being deleted.')))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('The initiative is being deleted.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false)
  })

  it('marks a confidential initiative, whatever was chosen, and exports nothing where nothing is chosen', async () => {
    const { actor } = await open('Findings', secret)
    const mark = box('Mark each page as confidential')
    expect([mark.checked, mark.disabled]).toEqual([true, true])
    expect(screen.getByText('This initiative is confidential, so the mark stays on.')).toBeTruthy()
    await waitFor(() => expect(previews.at(-1)).toMatchObject({ confidential: true }))
    for (const name of ['Goal and state', 'Findings', 'Next steps', 'Sources']) await actor.click(box(name))
    expect(await screen.findByText('The chosen sections have nothing to show yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
  })

  it('says that the preview failed, and tries again', async () => {
    server.use(answer(previewDeck, () => refuse('INTERNAL', 'Something broke.')))
    const { actor } = await open()
    expect(await screen.findByText('The preview could not be made.')).toBeTruthy()
    const works: DeckPreview = { html: '<p>Pages</p>', pages: 1, sections: [], isConfidential: false }
    server.use(answer(previewDeck, works))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1 page')).toBeTruthy()
  })

  it('keeps the recent files to take along again, or to delete after a question', async () => {
    const [old, working] = [
      deckFile(),
      deckFile({ status: 'PENDING', fileName: null, size: null, progress: 0 }),
    ]
    let rows = [working, old]
    server.use(
      answer(listExports, () => rows),
      answer(deleteExport, ({ params }) => {
        rows = rows.filter(({ id }) => id !== params.id)
        return { id: params.id as Export['id'] }
      }),
    )
    const { actor } = await open()
    await actor.click(await screen.findByRole('button', { name: 'Download ERP vendor selection.pptx' }))
    await waitFor(() => expect(taken).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Stop Main Presentation, PowerPoint (PPTX)' })).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Delete ERP vendor selection.pptx' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this export?' }))
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('ERP vendor selection.pptx')).toBeNull())
    expect(rows).toEqual([working])
  })
})
