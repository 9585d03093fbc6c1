import { describe, expect, it } from '@jest/globals'
import { type AdminFeedback, adminFeedback } from '@parley/contracts/http/feedback.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { filterOf, given } from '../../testing/asked.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
// What comes late in a browser is here from the start: no test waits for it.
import './FeedbackList.tsx'
import './FeedbackShow.tsx'

const told = (part: Partial<AdminFeedback> = {}): AdminFeedback => ({
  id: newId(),
  kind: 'IDEA',
  text: '=1+1 <img src=x onerror=alert(1)>',
  page: '/initiatives',
  wantsAnswer: true,
  state: 'NEW',
  answer: null,
  answeredAt: null,
  user: { id: newId(), name: 'Ada Quince', email: 'ada@acme.test' },
  consultingFirm: { id: newId(), name: 'Northwind' },
  client: { id: newId(), name: 'Acme' },
  createdAt: '2026-05-04T10:00:00.000Z',
  updatedAt: '2026-05-04T10:00:00.000Z',
  ...part,
})

describe('feedback in the console', () => {
  it('is listed, filtered on the server, and exported without formulas', async () => {
    const files = catchSavedFiles()
    const asked: unknown[] = []
    server.use(
      answer(adminFeedback.list, ({ query }) => {
        asked.push(filterOf(query))
        return [told()]
      }),
    )
    const { actor } = renderConsole('/feedback')
    await screen.findByRole('link', { name: '=1+1 <img src=x onerror=alert(1)>' })
    expect(screen.getByText('Ada Quince')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(screen.getByPlaceholderText('Words, page or address'), 'ada')
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'ada' }))
    await actor.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText('1 row exported.')
    expect(await files[0]?.text()).toContain("'=1+1")
  })

  it('is answered from the state that was read', async () => {
    const one = told()
    const sent: unknown[] = []
    server.use(
      answer(adminFeedback.get, one),
      answer(given(adminFeedback.change), ({ body }) => {
        sent.push(body)
        return { ...one, state: 'ANSWERED', answer: 'Planned.', answeredAt: one.createdAt }
      }),
    )
    const { actor } = renderConsole(`/feedback/${one.id}/show`)
    await actor.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Planned.')
    await actor.click(screen.getByRole('button', { name: 'Save answer' }))
    await screen.findByText('The answer was saved.')
    expect(sent).toEqual([{ answer: 'Planned.', updatedAt: one.updatedAt }])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is deleted after a question', async () => {
    const one = told()
    const deleted: unknown[] = []
    server.use(
      answer(adminFeedback.get, one),
      answer(adminFeedback.list, []),
      answer(given(adminFeedback.remove), ({ params }) => {
        deleted.push(params.id)
        return { id: one.id }
      }),
    )
    const { actor } = renderConsole(`/feedback/${one.id}/show`)
    await actor.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toEqual([one.id]))
    await screen.findByText('Nobody has sent feedback yet.')
  })
})
