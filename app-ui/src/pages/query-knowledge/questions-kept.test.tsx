import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  clearClientChatHistory,
  getClientChatHistory,
  searchClientKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  answerOf,
  answered,
  asked,
  nothingFound,
} from '../../features/knowledge/knowledge/testing/knowledge-records.ts'
import {
  bodiesOf,
  emptyKnowledge,
  history,
  questionBox,
  showQuery,
} from '../../features/knowledge/knowledge/testing/show-query.ts'

beforeEach(() => server.use(...emptyKnowledge()))

describe('a question and its history', () => {
  it('leaves the next question, half written, where it is when one is asked by its button', async () => {
    server.use(answer(getClientChatHistory, history([asked('Costs?'), answered(nothingFound())])))
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = showQuery(clientAdmin)
    const wider = await screen.findByRole('button', { name: 'Search wider' })
    await actor.type(await questionBox(), 'And who')
    await actor.click(wider)
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })).toBeTruthy()
    expect((await questionBox()).value).toBe('And who')
  })

  it('is not shown twice where only its answer got lost, and the history knew of both', async () => {
    const given = answerOf()
    let attempts = 0
    server.use(
      answer(searchClientKnowledge, () => {
        attempts += 1
        return attempts === 1 ? HttpResponse.error() : given
      }),
    )
    const { actor } = showQuery(clientAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    const again = await screen.findByRole('button', { name: 'Retry' })
    server.use(answer(getClientChatHistory, history([asked('Costs?'), answered(given)])))
    await actor.click(screen.getByRole('link', { name: 'Artifacts' }))
    await screen.findByText('No artifacts yet')
    await actor.click(screen.getByRole('link', { name: 'Query Knowledge' }))
    await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })
    expect(again.isConnected).toBe(false)
    await actor.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(attempts).toBe(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
    const log = within(screen.getByRole('log'))
    expect(log.getAllByText('Costs?')).toHaveLength(1)
    expect(log.getAllByText(/Licences cost 1.2 million/, { selector: 'p' })).toHaveLength(1)
  })

  it('stays cleared though a reading that began before is answered after', async () => {
    const turns = [asked('Costs?'), answered()]
    const waiting: (() => void)[] = []
    server.use(
      answer(getClientChatHistory, async ({ query }) => {
        if (query.get('before') === null) return history(turns, true)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return history([asked('An early question')])
      }),
      answer(clearClientChatHistory, { cleared: 3 }),
    )
    const { actor } = showQuery(clientAdmin)
    await screen.findByText('Costs?')
    await actor.click(screen.getByRole('button', { name: 'Show earlier questions' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
    await actor.click(screen.getByRole('button', { name: 'Clear history' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear history' }))
    await waitFor(() => expect(screen.queryByText('Costs?')).toBeNull())
    await act(async () => {
      waiting.forEach((letGo) => letGo())
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(screen.queryByText('Costs?')).toBeNull()
    expect(screen.queryByText('An early question')).toBeNull()
  })
})
