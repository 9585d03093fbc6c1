import { describe, expect, it } from '@jest/globals'
import { askAgent, sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { discovery, showConversation } from './testing/show-conversation.tsx'

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Write to the moderator')

/** A call that is refused once it is let go. */
function refusedLater(route: typeof sendUserMessage | typeof askAgent): (() => void)[] {
  const waiting: (() => void)[] = []
  server.use(
    answer(route, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return refuse('CONFLICT', 'Too many messages.')
    }),
  )
  return waiting
}

describe('words that could not be sent', () => {
  it('come back before what has been written since', async () => {
    const waiting = refusedLater(sendUserMessage)
    const { actor } = showConversation()
    await actor.type(box(), 'Mind the plant in Leeds.{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await actor.type(box(), 'And the one in')
    act(() => waiting[0]?.())
    expect(await screen.findByText('Too many messages.')).toBeTruthy()
    expect(box().value).toBe('Mind the plant in Leeds.\nAnd the one in')
  })

  it.each([
    ['to the moderator', sendUserMessage, 'Mind the plant in Leeds.'],
    ['to an agent', askAgent, '@Quality Reviewer what is missing?'],
  ] as const)('%s are kept for who has left the phase meanwhile', async (_, route, words) => {
    const waiting = refusedLater(route)
    const { actor, unmount } = showConversation()
    await actor.type(box(), `${words}{Enter}`)
    await waitFor(() => expect(waiting).toHaveLength(1))
    unmount()
    waiting[0]?.()
    await waitFor(() => expect(readDraft(`message.${discovery.id}`)).toBe(words))
    showConversation()
    expect(box().value).toBe(words)
  })
})
