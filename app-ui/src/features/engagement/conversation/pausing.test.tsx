import { describe, expect, it } from '@jest/globals'
import { listInteractions, pauseSequence } from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { interaction, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { showConversation } from './testing/show-conversation.tsx'

describe('a run that was paused here', () => {
  it('can be paused again once a colleague has let it go on', async () => {
    const interactions = [interaction({ status: 'RUNNING', agentResponse: null })]
    const run = (status: Sequence['status']) => sequence({ status })
    const { actor, client } = showConversation({ interactions, run: run('RUNNING') })
    server.use(answer(pauseSequence, { sequenceId: run('RUNNING').id, status: 'RUNNING' }))
    await actor.click(await screen.findByRole('button', { name: 'Pause' }))
    const pause = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pause' })
    expect(pause().disabled).toBe(true)
    /** What an event has the page read. */
    const tell = async (status: Sequence['status']) => {
      server.use(answer(listInteractions, { interactions, sequence: run(status), formerRuns: [] }))
      await act(() => client.invalidateQueries({ queryKey: keyOf(listInteractions) }))
    }
    await tell('PAUSED')
    await screen.findByRole('button', { name: 'Resume' })
    await tell('RUNNING')
    await waitFor(() => expect(pause().disabled).toBe(false))
    expect(screen.queryByText('Pausing after the step at work')).toBeNull()
  })
})
