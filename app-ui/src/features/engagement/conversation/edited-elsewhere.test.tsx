import { expect, it } from '@jest/globals'
import { updateMessage } from '@parley/contracts/http/messages.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { message } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { showConversation, taken } from './testing/show-conversation.tsx'

const own = message({ author: { id: clientAdmin.id, name: 'Adam Berg' }, content: 'Two sites.' })
const theirs = { ...own, content: 'Three sites.', updatedAt: '2026-11-30T08:00:00.000Z' }

/** An own message, changed to four sites while another tab has made them three. */
async function saveTooLate() {
  const { actor } = showConversation({ messages: [own] })
  server.use(
    answer(updateMessage, () =>
      HttpResponse.json(
        { message: 'Changed.', code: 'STALE_UPDATE', requestId: 'test', current: theirs },
        { status: 409 },
      ),
    ),
  )
  await actor.click(await screen.findByRole('button', { name: 'Edit message' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit message' }))
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Message')
  await actor.clear(field)
  await actor.type(field, 'Four sites.')
  await actor.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Three sites.')).toBeTruthy()
  expect(field.value).toBe('Four sites.')
  return { actor, dialog, field }
}

it('a message that another tab has changed is saved over it once one has seen theirs', async () => {
  const { actor, dialog } = await saveTooLate()
  const bodies = taken(updateMessage, { message: own })
  await actor.click(dialog.getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(bodies).toEqual([{ content: 'Four sites.', updatedAt: theirs.updatedAt }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('or theirs is taken, which is nothing to save any more', async () => {
  const { actor, dialog, field } = await saveTooLate()
  await actor.click(dialog.getByRole('button', { name: 'Use theirs' }))
  expect(field.value).toBe('Three sites.')
  expect(
    dialog.queryByText('Somebody else has changed this in the meantime. What you typed is still here.'),
  ).toBeNull()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})
