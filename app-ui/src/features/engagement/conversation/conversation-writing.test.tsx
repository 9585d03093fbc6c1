import { describe, expect, it } from '@jest/globals'
import {
  askAgent,
  giveFeedback,
  resolveHitl,
  sendUserMessage,
} from '@parley/contracts/http/agent-interactions.ts'
import type { GateBudget, HitlMessage, Interaction } from '@parley/contracts/http/conversation-records.ts'
import { deleteMessage, markRequest, updateMessage } from '@parley/contracts/http/messages.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import {
  analyst,
  interaction,
  judge,
  message,
  reviewer,
  sequence,
} from '@parley/ui-kit/testing/phase-records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { discovery, showConversation, taken } from './testing/show-conversation.tsx'

/** Runs agents, and manages no settings. */
const clientMember = { ...clientAdmin, permissions: ['manage_initiatives' as const] }

describe('a gate', () => {
  const gate = (kind: NonNullable<Interaction['hitl']>['kind']) =>
    interaction({
      status: 'AWAITING_HUMAN',
      hitl: { kind, reason: 'Which plant goes first?', askedAt: discovery.updatedAt },
    })
  const offers: [NonNullable<Interaction['hitl']>['kind'], string[]][] = [
    ['question', ['Answer', 'Send back']],
    ['approval_rejected', ['Send back', 'Overrule']],
    ['revision_limit', ['Overrule', 'Send back']],
    ['budget', ['Continue']],
    ['failure', ['Try again', 'Skip']],
  ]
  it.each(offers)('of kind %s says what may be decided', async (kind, expected) => {
    showConversation({ interactions: [gate(kind)], run: sequence({ status: 'AWAITING_HUMAN' }) })
    const card = within(await screen.findByRole('region', { name: 'Your decision is needed' }))
    expect(card.getByText('Which plant goes first?')).toBeTruthy()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('is not called yours where you may not decide', async () => {
    showConversation({
      interactions: [gate('question')],
      run: sequence({ status: 'AWAITING_HUMAN' }),
      canEdit: false,
    })
    expect(await screen.findByRole('region', { name: 'A decision is needed' })).toBeTruthy()
    expect(screen.getByText('A decision is needed', { selector: '[role=status]' })).toBeTruthy()
    expect(screen.queryByText('Your decision is needed')).toBeNull()
  })

  it('of an answer that stops short has it written again, or accepted as it stands', async () => {
    showConversation({ interactions: [{ ...gate('failure'), truncated: true }] })
    const card = within(await screen.findByRole('region', { name: 'Your decision is needed' }))
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write it again',
      'Accept as it stands',
    ])
  })

  it('leaves its question and the person’s answer in the conversation', async () => {
    const metadata = { interactionId: interaction().id, gateKind: 'question' }
    const asked = message({
      seq: 2,
      role: 'MODERATOR',
      messageType: 'GATE_QUESTION',
      author: null,
      content: 'Which plant goes first?',
      metadata,
    })
    const answered = (seq: number, content: string, given: HitlMessage['metadata']) =>
      message({ seq, content, messageType: 'GATE_ANSWER', metadata: { ...metadata, ...given } })
    showConversation({
      messages: [
        asked,
        {
          ...answered(3, 'Katowice.', { decision: 'approve' }),
          request: { kind: 'decision', metById: null, metAt: null },
        },
        answered(4, 'Once more.', { decision: 'revise' }),
        answered(5, 'Overruled.', { decision: 'overrule', gateKind: 'approval_rejected' }),
      ],
    })
    expect(await screen.findByText('Katowice.')).toBeTruthy()
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries[0]).toMatch(/Question to people.*Which plant goes first\?/)
    expect(entries[1]).toMatch(/Anita Desai.*Answered.*Katowice\.A decision: it binds the agents$/)
    expect(entries[2]).toMatch(/Sent back.*Once more\./)
    // Nothing was said: the badge says it all.
    expect(entries[3]?.match(/Overruled/g)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Mark as met' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  const overBudget = (which: GateBudget['which'], unit: GateBudget['unit'] = 'tokens') => {
    const waiting = gate('budget')
    const budget = { which, unit, limit: 10_000, used: 9_600, suggestedRaise: 2_000, maySkip: true }
    if (waiting.hitl) waiting.hitl.budget = budget
    return { ...waiting, agentResponse: null }
  }

  it('at a budget says what is used, and raises that budget by the amount that is named', async () => {
    const waiting = overBudget('initiative')
    const { actor } = showConversation({ interactions: [waiting] })
    const card = within(await screen.findByRole('region', { name: 'Your decision is needed' }))
    expect(card.getByText('The next step would pass the budget of this initiative.')).toBeTruthy()
    expect(card.getByText('9,600 tokens')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Skip' })).toBeTruthy()
    const amount = card.getByLabelText<HTMLInputElement>('Raise by (tokens)')
    expect(amount.value).toBe('2000')
    await actor.clear(amount)
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Name an amount' }).disabled).toBe(true)
    await actor.type(amount, '5000')
    expect(await accessibilityProblems()).toEqual([])
    const bodies = taken(resolveHitl, { interaction: { ...waiting, hitl: null, status: 'RUNNING' } })
    await actor.click(card.getByRole('button', { name: 'Raise by 5,000 tokens and go on' }))
    await waitFor(() =>
      expect(bodies).toEqual([{ resolved: true, decision: 'approve', raiseBy: { tokens: 5_000 } }]),
    )
  })

  it('says who raises the budget of a month to those who may not', async () => {
    const { unmount } = showConversation({
      interactions: [overBudget('clientMonth', 'cost')],
      user: clientMember,
    })
    expect(await screen.findByText(/can be raised by people who may manage settings/)).toBeTruthy()
    expect(screen.getByText('$100.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Raise by/ })).toBeNull()
    unmount()
    showConversation({ interactions: [overBudget('run', 'cost')], user: clientMember })
    expect(await screen.findByRole('button', { name: 'Raise by $20.00 and go on' })).toBeTruthy()
  })

  it('takes an answer only where there is one, and keeps it if it cannot be sent', async () => {
    const waiting = gate('question')
    const { actor } = showConversation({
      interactions: [waiting],
      run: sequence({ status: 'AWAITING_HUMAN' }),
    })
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Answer' })
    expect(send.disabled).toBe(true)
    await actor.type(screen.getByLabelText(/Your answer/), 'Katowice')
    server.use(answer(resolveHitl, () => refuse('CONFLICT', 'Somebody else has decided.')))
    await actor.click(send)
    expect(await screen.findByText('Somebody else has decided.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your answer/).value).toBe('Katowice')
    const bodies = taken(resolveHitl, { interaction: { ...waiting, hitl: null, status: 'RUNNING' } })
    await actor.click(send)
    await waitFor(() => expect(bodies).toEqual([{ resolved: true, decision: 'approve', note: 'Katowice' }]))
  })

  it('is led to from the bar below, and decided only by those who may', async () => {
    const shown = { interactions: [gate('budget')], run: sequence({ status: 'AWAITING_HUMAN' }) }
    const { actor, unmount } = showConversation(shown)
    await actor.click(await screen.findByRole('button', { name: 'Show' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your decision is needed' }))
    unmount()
    showConversation({ ...shown, canEdit: false })
    expect(await screen.findByRole('region', { name: 'A decision is needed' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  })
})

describe('writing', () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Write to the moderator')

  it('sends with Enter, not with Shift and Enter, and never blanks', async () => {
    const { actor } = showConversation()
    const said = message({ content: 'Hello' })
    const bodies = taken(sendUserMessage, { moderatorResponse: null, message: said })
    await actor.type(box(), '   {Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
    await actor.clear(box())
    await actor.type(box(), 'Hello{Shift>}{Enter}{/Shift}there')
    expect(screen.getByText('Auto-saved')).toBeTruthy()
    await actor.type(box(), '{Enter}')
    await waitFor(() => expect(bodies).toEqual([{ message: 'Hello\nthere' }]))
    expect(box().value).toBe('')
  })

  it('asks an agent who is named, chosen from those of the phase with the keyboard', async () => {
    const { actor } = showConversation()
    const turn = interaction({ aiAgent: reviewer })
    const bodies = taken(askAgent, { interaction: turn })
    await actor.type(box(), '@')
    const list = within(await screen.findByRole('listbox', { name: 'Agents of this phase' }))
    expect(list.getAllByRole('option')).toHaveLength(3)
    await actor.keyboard('{ArrowDown}')
    expect(list.getByRole('option', { selected: true }).id).toBe(box().getAttribute('aria-activedescendant'))
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(box().value).toBe('@Quality Reviewer '))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByText('Quality Reviewer is asked directly')).toBeTruthy()
    await actor.type(box(), 'What is missing?{Enter}')
    await waitFor(() => expect(bodies).toEqual([{ agentId: reviewer.id, userMessage: 'What is missing?' }]))
  })

  it('loses nothing that could not be sent', async () => {
    const { actor } = showConversation()
    server.use(answer(sendUserMessage, () => refuse('CONFLICT', 'Too many messages.')))
    await actor.type(box(), 'Hello{Enter}')
    expect(await screen.findByText('Too many messages.')).toBeTruthy()
    expect(box().value).toBe('Hello')
  })

  it('is kept across a reload, for this phase', async () => {
    const { actor, unmount } = showConversation()
    await actor.type(box(), 'Half')
    unmount()
    showConversation()
    expect(box().value).toBe('Half')
  })

  it('can change and delete an own message, after a question', async () => {
    const own = message({ author: { id: clientAdmin.id, name: 'Adam Berg' } })
    const other = message({ seq: 3, content: 'Not mine.' })
    const { actor } = showConversation({ messages: [own, other] })
    await actor.click(await screen.findByRole('button', { name: 'Edit message' }))
    const changed = taken(updateMessage, { message: own })
    const dialog = within(screen.getByRole('dialog', { name: 'Edit message' }))
    await actor.type(dialog.getByLabelText('Message'), '!')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toEqual([{ content: `${own.content}!`, updatedAt: own.updatedAt }]))
    const deleted = taken(deleteMessage, { id: own.id })
    await actor.click(await screen.findByRole('button', { name: 'Delete message' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }))
    expect(question.getByText(own.content)).toBeTruthy()
    expect(deleted).toEqual([])
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveLength(1))
  })

  it('says what binds the agents and which turn met it; it can be marked as met and opened again', async () => {
    const turn = interaction({ seq: 4 })
    const open = { kind: 'request' as const, metById: null, metAt: null }
    const met = { ...open, metById: turn.id, metAt: discovery.updatedAt }
    const standing = message({ request: open })
    const done = message({ seq: 3, request: met })
    const shown = { interactions: [turn], messages: [standing, done] }
    const { actor, unmount } = showConversation({ ...shown, user: clientMember })
    expect(await screen.findByText('Binds the agents until it is met')).toBeTruthy()
    expect(screen.getByText(/^Met by Business Analyst/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Show the turn' }))
    expect(document.activeElement?.id).toBe(`turn-${turn.id}`)
    const marked = taken(markRequest, { message: { ...standing, request: met } })
    await actor.click(screen.getByRole('button', { name: 'Mark as met' }))
    await waitFor(() => expect(marked).toEqual([{ met: true }]))
    await actor.click(screen.getByRole('button', { name: 'Open again' }))
    await waitFor(() => expect(marked).toEqual([{ met: true }, { met: false }]))
    server.use(answer(markRequest, () => refuse('CONFLICT', 'This message asks nothing of the agents.')))
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Open again' })
    await waitFor(() => expect(again.disabled).toBe(false))
    await actor.click(again)
    expect(await screen.findByText('This message asks nothing of the agents.')).toBeTruthy()
    unmount()
    showConversation({ ...shown, canEdit: false })
    expect(await screen.findByText('Binds the agents until it is met')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as met' })).toBeNull()
  })

  it('asks one agent directly, also one that the moderator recommends', async () => {
    const { actor } = showConversation({
      messages: [message({ role: 'MODERATOR', author: null, metadata: { recommendedAgents: [judge] } })],
    })
    await actor.click(await screen.findByRole('button', { name: 'Judge' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask an agent directly' }))
    const bodies = taken(askAgent, { interaction: interaction(), message: message() })
    await actor.type(dialog.getByLabelText('Question'), 'Are you sure?')
    await actor.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(bodies).toEqual([{ agentId: judge.id, userMessage: 'Are you sure?' }]))
  })

  it('gives an agent feedback', async () => {
    const { actor } = showConversation({ interactions: [interaction()] })
    await actor.click(await screen.findByRole('button', { name: 'Give feedback' }))
    const dialog = within(screen.getByRole('dialog', { name: `Feedback for ${analyst.name}` }))
    const bodies = taken(giveFeedback, { interaction: interaction() })
    await actor.type(dialog.getByLabelText('Give feedback'), 'Shorter')
    await actor.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(bodies).toEqual([{ feedback: 'Shorter' }]))
  })
})
