import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  createObservationComment,
  deleteObservationComment,
  listObservationComments,
  type ObservationComment,
  updateObservationComment,
} from '@parley/contracts/http/observation-comments.ts'
import { listColleagues } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, consultant } from '@parley/ui-kit/testing/people.ts'
import { observation } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { sentOf, writtenOf } from './comment-text.ts'
import { Comments } from './Comments.tsx'

const at = '2026-03-02T09:30:00.000Z'
const ada = { id: newId(), name: 'Ada Marsh' }
const comment = (given: Partial<ObservationComment> = {}): ObservationComment => ({
  id: newId(),
  observationId: newId(),
  author: ada,
  text: 'Who decides?',
  mentions: [],
  editedAt: null,
  createdAt: at,
  updatedAt: at,
  ...given,
})
const own = comment({
  author: { id: clientViewer.id, name: 'Adam Berg' },
  text: `Ask @[${ada.id}]`,
  mentions: [ada],
})
let sent: unknown[]
beforeEach(() => {
  sent = []
  localStorage.clear()
})

function show({ user = clientViewer, canManage = false }: { user?: SessionUser; canManage?: boolean } = {}) {
  const about = observation()
  server.use(
    answer(listObservationComments, [own, comment()]),
    answer(listColleagues, [{ ...ada, email: 'ada@acme.test', kind: 'client' as const }]),
    answer(createObservationComment, ({ body }) => {
      sent.push(body)
      return comment()
    }),
  )
  const part = <Comments observation={about} initiativeId={newId()} canManage={canManage} />
  return { ...renderPart(part, user), part }
}

describe('comments on an observation', () => {
  it('stand as they came, with people named; only the own can be changed', async () => {
    show()
    const [first, last] = await screen.findAllByRole('listitem')
    if (first === undefined || last === undefined) throw new Error('Two comments were expected.')
    expect(first.textContent).toMatch(/Ada Marsh.*Who decides\?/)
    expect(within(first).queryByRole('button')).toBeNull()
    expect(last.textContent).toMatch(/Ask @Ada Marsh/)
    expect(within(last).getByRole('button', { name: 'Edit comment' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('name people who are chosen after an @, and are sent with their ids', async () => {
    const { actor } = show()
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Write a comment')
    await actor.type(field, 'Please, @Mar')
    await actor.click(await screen.findByRole('option', { name: /Ada Marsh/ }))
    expect(field.value).toBe('Please, @Ada Marsh ')
    await actor.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(sent).toEqual([{ text: `Please, @[${ada.id}]` }]))
    await waitFor(() => expect(field.value).toBe(''))
  })

  it('survive a reload while they are written', async () => {
    const { actor, unmount, part } = show()
    await actor.type(await screen.findByLabelText('Write a comment'), 'Half a thought')
    unmount()
    renderPart(part, clientViewer)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Write a comment')).value).toBe(
      'Half a thought',
    )
  })

  it('are changed and deleted', async () => {
    const { actor } = show()
    server.use(
      answer(updateObservationComment, ({ body }) => {
        sent.push(body)
        return own
      }),
      answer(deleteObservationComment, () => {
        sent.push('deleted')
        return { id: own.id }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Edit comment' }))
    const field = screen.getByLabelText<HTMLTextAreaElement>('Edit comment')
    expect(field.value).toBe('Ask @Ada Marsh')
    await actor.type(field, ' today')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ text: `Ask @[${ada.id}] today`, updatedAt: at }]))
    await actor.click(await screen.findByRole('button', { name: 'Delete comment' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('say to those of the firm who only read why they cannot write one', async () => {
    show({ user: { ...consultant, permissions: [] } })
    expect(await screen.findByText(/Commenting takes the right/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the text of a comment', () => {
  const long = { id: newId(), name: 'Ada Marsh-Lake' }
  it('goes there and back with the names that are meant', () => {
    const text = sentOf('(@Ada Marsh-Lake) or @Ada Marsh, not mail@Ada Marsh', [ada, long])
    expect(text).toBe(`(@[${long.id}]) or @[${ada.id}], not mail@Ada Marsh`)
    expect(writtenOf({ text, mentions: [ada, long] })).toBe(
      '(@Ada Marsh-Lake) or @Ada Marsh, not mail@Ada Marsh',
    )
  })

  it('means of two people of one name the one who was chosen', () => {
    const other = { id: newId(), name: ada.name }
    expect(sentOf('@Ada Marsh', [other, ada, other])).toBe(`@[${other.id}]`)
    expect(sentOf('@Nobody', [])).toBe('@Nobody')
  })
})
