import { describe, expect, it } from '@jest/globals'
import {
  cancelSequences,
  executeSequence,
  listInteractions,
  pauseSequence,
  resumeSequence,
  summariseSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { interaction, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { showConversation, taken } from './testing/show-conversation.tsx'

describe('the conversation', () => {
  it('shows what an agent writes while it writes it, for how long, and the ways to stop', async () => {
    const working = interaction({
      status: 'RUNNING',
      agentResponse: null,
      seq: null,
      chapterTitle: 'Why now',
      startedAt: new Date(Date.now() - 65_000).toISOString(),
    })
    const { actor } = showConversation({
      interactions: [working],
      run: sequence(),
      live: { streamed: { [working.id]: 'Costs are ris' } },
    })
    expect(await screen.findByText('Costs are ris')).toBeTruthy()
    expect(screen.getByText('Sequence Active')).toBeTruthy()
    expect(screen.getByText('Business Analyst is writing “Why now”…')).toBeTruthy()
    expect(screen.getByText(/^1:0[5-9]$/)).toBeTruthy()
    const state = { sequenceId: newId(), status: 'RUNNING' }
    const paused = taken(pauseSequence, state)
    const cancelled = taken(cancelSequences, { cancelled: 1 })
    await actor.click(screen.getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Pausing after the step at work')).toBeTruthy()
    expect(paused).toHaveLength(1)
    await actor.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(cancelled).toHaveLength(1))
  })

  it('is resumed after a pause', async () => {
    const { actor } = showConversation({ run: sequence({ status: 'PAUSED' }) })
    const resumed = taken(resumeSequence, { sequenceId: newId(), status: 'RUNNING' })
    expect(await screen.findByText('Paused')).toBeTruthy()
    expect(screen.queryByText('Sequence Active')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Resume' }))
    await waitFor(() => expect(resumed).toHaveLength(1))
  })

  it('ends with the moderator’s summary and what the run used', async () => {
    showConversation({
      interactions: [interaction()],
      run: sequence({
        status: 'COMPLETED',
        summary: 'All is settled.',
        usage: { inputTokens: 1_000, outputTokens: 234, cost: 2_500_000 },
      }),
    })
    const summary = within(await screen.findByRole('region', { name: 'Final summary' }))
    expect(await summary.findByText('All is settled.')).toBeTruthy()
    expect(summary.getByText('1,234 tokens · $2.50')).toBeTruthy()
  })

  it('says nothing of tokens where the model counts none', async () => {
    showConversation({
      interactions: [interaction()],
      run: sequence({
        status: 'COMPLETED',
        summary: 'All is settled.',
        usage: { inputTokens: 0, outputTokens: 0, cost: 0 },
      }),
    })
    const summary = within(await screen.findByRole('region', { name: 'Final summary' }))
    expect(await summary.findByText('All is settled.')).toBeTruthy()
    expect(summary.queryByText(/token/)).toBeNull()
  })

  it('has an old summary written again by those who may', async () => {
    const old = sequence({ status: 'COMPLETED', summary: 'As it was.', summaryIsOlderThanSources: true })
    const { actor, unmount } = showConversation({ interactions: [interaction()], run: old })
    expect(await screen.findByText('Older than what was said after it')).toBeTruthy()
    const asked = taken(summariseSequence, { sequenceId: old.id, status: 'QUEUED' })
    const anew = { ...old, status: 'QUEUED' as const, summaryIsBeingWritten: true }
    server.use(answer(listInteractions, { interactions: [interaction()], formerRuns: [], sequence: anew }))
    await actor.click(screen.getByRole('button', { name: 'Write the summary again' }))
    expect(await screen.findByText(/is being written again; this is the old one/)).toBeTruthy()
    expect(screen.getByText('As it was.')).toBeTruthy()
    expect(asked).toHaveLength(1)
    unmount()
    showConversation({ interactions: [interaction()], run: old, canEdit: false })
    expect(await screen.findByText('Older than what was said after it')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write the summary again' })).toBeNull()
  })

  it('says why a run failed, and begins anew', async () => {
    const error = 'No configured model could answer. What was said is kept; check the models and try again.'
    const { actor } = showConversation({
      interactions: [interaction()],
      run: sequence({ status: 'FAILED', error }),
    })
    const begun = taken(executeSequence, { sequenceId: newId(), status: 'QUEUED' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The conversation could not go on')).toBeTruthy()
    expect(alert.getByText(error)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(begun).toEqual([{}]))
  })
})
