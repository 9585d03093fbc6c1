import { describe, expect, it } from '@jest/globals'
import { type Feedback, listOwnFeedback, sendFeedback } from '@parley/contracts/http/feedback.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const told = (part: Partial<Feedback> = {}): Feedback => ({
  id: newId(),
  kind: 'IDEA',
  text: 'Larger letters',
  page: '/artifacts',
  wantsAnswer: true,
  state: 'ANSWERED',
  answer: 'They come with the next version.',
  answeredAt: '2026-05-05T10:00:00.000Z',
  createdAt: '2026-05-04T10:00:00.000Z',
  ...part,
})

describe('feedback', () => {
  it('is sent with the page that it is about, keeps what was typed until then, and is listed', async () => {
    const sent: unknown[] = []
    const rows: Feedback[] = []
    server.use(
      answer(listOwnFeedback, () => rows),
      answer(sendFeedback, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) return refuse('TOO_MANY_REQUESTS', 'That is a lot of feedback.')
        rows.push(told({ text: 'It is slow', state: 'NEW', answer: null, answeredAt: null }))
        return rows[0] ?? told()
      }),
    )
    const { actor, unmount } = renderRoute('/feedback?about=%2Fartifacts', { user: clientViewer })
    expect(await screen.findByText('Nothing yet')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(screen.getByText('This field is required')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(screen.getByRole('textbox', { name: /Your words/ }), 'It is slow')
    unmount()

    const second = renderRoute('/feedback', { user: clientViewer })
    expect(await screen.findByText('What you had begun to write is still here.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveProperty('value', 'It is slow')
    await second.actor.click(screen.getByRole('checkbox', { name: 'I would like an answer' }))
    await second.actor.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findByText(/That is a lot of feedback/)).toBeTruthy()
    await second.actor.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findByText('Not read yet')).toBeTruthy()
    expect(sent[1]).toEqual({ kind: 'IDEA', text: 'It is slow', page: '/artifacts', wantsAnswer: true })
    expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveProperty('value', '')
  })

  it('stands beside its answer, its words inert', async () => {
    server.use(answer(listOwnFeedback, [told({ text: '<img src=x onerror=alert(1)>' })]))
    renderRoute('/feedback', { user: clientViewer })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(screen.getByText('They come with the next version.')).toBeTruthy()
    expect(screen.getByText('Answered')).toBeTruthy()
  })

  it('is reached from the account menu with the page along', async () => {
    server.use(answer(listOwnFeedback, []))
    const { actor, path } = renderRoute('/no-such-page', { user: clientViewer })
    await actor.click(await screen.findByRole('button', { name: /Account of/ }))
    await actor.click(await screen.findByRole('link', { name: 'Send feedback' }))
    await waitFor(() => expect(path()).toBe('/feedback?about=%2Fno-such-page'))
    expect(await screen.findByRole('textbox', { name: /Page that it is about/ })).toHaveProperty(
      'value',
      '/no-such-page',
    )
  })
})
