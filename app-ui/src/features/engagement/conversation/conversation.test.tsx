import { describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getPassage } from '@parley/contracts/http/artifact-contents.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  interaction,
  judge,
  message,
  moderatorTurn,
  reviewer,
  sequence,
} from '@parley/ui-kit/testing/phase-records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { discovery, entryOf, showConversation } from './testing/show-conversation.tsx'

const offer = {
  chunkId: newId(),
  artifactId: null,
  artifactName: 'Offer',
  page: 2,
  place: 'Page 2',
  quote: 'It costs £1,270.',
}

describe('the conversation', () => {
  it('says who speaks in which role, with chapter, verdict and model', async () => {
    showConversation({
      interactions: [
        moderatorTurn({ seq: 1 }),
        interaction({
          seq: 2,
          chapterTitle: 'Why now',
          unsupportedClaims: 2,
          contradictedClaims: [
            { text: 'It costs £1,720.', because: 'number', quote: offer.quote, citation: offer },
          ],
        }),
        interaction({
          seq: 3,
          aiAgent: reviewer,
          agentResponse: 'Name the owner.',
          verdict: { kind: 'revise', reasons: [], revise: [], overruledBy: null },
          provider: 'openai',
          model: 'gpt-x',
        }),
        interaction({
          seq: 4,
          aiAgent: judge,
          agentResponse: '',
          verdict: {
            kind: 'reject',
            reasons: ['The owner is missing.'],
            revise: [],
            overruledBy: { id: newId(), name: 'Anita Desai', note: 'We know her.', at: discovery.updatedAt },
          },
        }),
      ],
    })
    expect(await screen.findByText('The plants need one system.')).toBeTruthy()
    expect(screen.getByText('4 messages')).toBeTruthy()
    expect(entryOf('Business Analyst').getByText('Contributor')).toBeTruthy()
    expect(entryOf('Business Analyst').getByText('Why now')).toBeTruthy()
    expect(entryOf('Business Analyst').getByText('2 claims without a source')).toBeTruthy()
    const loud = within(entryOf('Business Analyst').getByRole('alert'))
    expect(loud.getByText('A source says otherwise')).toBeTruthy()
    expect(loud.getByRole('listitem').textContent).toBe(
      'Written: “It costs £1,720.”The source: “It costs £1,270.” Offer, Page 2',
    )
    expect(entryOf('Business Analyst').getByText(/Built-in model/)).toBeTruthy()
    expect(entryOf('Quality Reviewer').getByText('Revise')).toBeTruthy()
    expect(entryOf('Quality Reviewer').getByText(/gpt-x/)).toBeTruthy()
    expect(entryOf('Judge').getByText('Rejected')).toBeTruthy()
    expect(entryOf('Judge').getByText('The owner is missing.')).toBeTruthy()
    expect(entryOf('Judge').getByText('Overruled by Anita Desai')).toBeTruthy()
    expect(entryOf('Judge').getByText('“We know her.”')).toBeTruthy()
    expect(screen.getByText('4/4 interactions completed')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is empty until the agents begin', async () => {
    showConversation()
    expect(await screen.findByText('No messages yet')).toBeTruthy()
    expect(screen.getByText('Ready to start (6 interactions)')).toBeTruthy()
    expect(screen.getByText('0 messages')).toBeTruthy()
  })

  it('can be asked for again when it could not be read', async () => {
    const { actor } = showConversation()
    server.use(answer(listInteractions, () => refuse('INTERNAL', 'It broke.')))
    expect(await screen.findByText(/It broke\./)).toBeTruthy()
    server.use(answer(listInteractions, { interactions: [interaction()], formerRuns: [], sequence: null }))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('The plants need one system.')).toBeTruthy()
  })

  it('says that the moderator thinks', async () => {
    showConversation({ run: sequence(), live: { isModeratorThinking: true } })
    expect(await screen.findByText('The moderator is thinking…')).toBeTruthy()
  })

  it('shows the moderator’s fallback as a message like any other', async () => {
    const thanks = 'Thank you, Business Analyst. Let us continue.'
    showConversation({ messages: [message({ role: 'MODERATOR', author: null, content: thanks })] })
    expect(await screen.findByText(thanks)).toBeTruthy()
    expect(entryOf('Moderator').getAllByText('Moderator').length).toBeGreaterThan(1)
  })

  it('names an agent that was asked directly, and notes of the product', async () => {
    showConversation({
      messages: [
        message({
          role: 'AGENT',
          author: null,
          content: 'I am sure.',
          metadata: { agentName: 'Judge', agentRole: 'APPROVER' },
        }),
        message({ role: 'system', author: null, content: 'The run was cleared.', seq: 9 }),
      ],
    })
    expect(await screen.findByText('I am sure.')).toBeTruthy()
    expect(entryOf('Judge').getByText('Approver')).toBeTruthy()
    expect(screen.getByText('The run was cleared.')).toBeTruthy()
  })

  it('says who stood in, what stops short, and what a turn does not know, with a way to the redo', async () => {
    const redo = interaction({ seq: 3, order: 2, chapterTitle: 'Why now' })
    const early = interaction({
      seq: 2,
      order: 4,
      aiAgent: judge,
      provider: 'openai',
      model: 'gpt-x',
      standsInFor: 'anthropic',
      truncated: true,
      decision: { kind: 'next', by: 'rule', refused: 'ask_human is not allowed here.' },
      madeBeforeRedoOf: redo.id,
    })
    const { actor } = showConversation({ interactions: [early, redo] })
    await screen.findAllByText('The plants need one system.')
    const entry = entryOf('Judge')
    expect(entry.getByText(/^Written by OpenAI gpt-x/)).toBeTruthy()
    expect(entry.getByText('OpenAI gpt-x stood in for Anthropic, which did not answer')).toBeTruthy()
    expect(entry.getByText(/^Stops short/)).toBeTruthy()
    expect(entry.getByText(/^The moderator chose what is not allowed here/)).toBeTruthy()
    expect(entry.getByText(/^Made before the redo of Why now/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(entry.getByRole('button', { name: 'Show the redo' }))
    expect(document.activeElement?.id).toBe(`turn-${redo.id}`)
  })

  it('shows a redone answer with the one that it replaced', async () => {
    const old = interaction({ seq: 1, agentResponse: 'First try.' })
    const redo = interaction({ seq: 2, agentResponse: 'Better.', supersedesId: old.id })
    const { actor } = showConversation({ interactions: [{ ...old, supersededById: redo.id }, redo] })
    expect(await screen.findByText('Better.')).toBeTruthy()
    expect(screen.queryByText('First try.')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Show the old version' }))
    expect(await screen.findByText('First try.')).toBeTruthy()
  })
})

describe('a source', () => {
  const chunkId = newId()
  const cited = interaction({
    agentResponse: 'Costs rise [1].',
    citations: [
      { chunkId, artifactId: newId(), artifactName: 'Cost Model', page: 2, quote: 'costs will rise' },
    ],
  })

  it('opens at its place, from its mark and from the list', async () => {
    server.use(
      answer(getPassage, {
        chunkId,
        artifactId: null,
        artifactName: 'Cost Model',
        page: 2,
        label: 'Page 2',
        pageText: 'In 2027 costs\nwill rise again.',
        start: 0,
        end: 2,
      }),
    )
    const { actor } = showConversation({ interactions: [cited] })
    await actor.click(await screen.findByRole('button', { name: 'Source 1: Cost Model' }))
    const dialog = await screen.findByRole('dialog')
    // The document breaks the line where the quote does not.
    await waitFor(() => expect(dialog.querySelector('mark')?.textContent).toBe('costs\nwill rise'))
    expect(within(dialog).getByText('Page 2')).toBeTruthy()
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }))
    await actor.click(screen.getByRole('button', { name: /1\s*Cost Model, Page 2/ }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})
