import { describe, expect, it } from '@jest/globals'
import { type Agent, listAgents } from '@parley/contracts/http/agents.ts'
import { newId } from '@parley/contracts/ids.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { PhaseDraft } from '../model/template-draft.ts'
import { announced, showInPhase, takeBack, takeHandle } from '../testing/render-in-editor.tsx'
import { AgentSequence } from './AgentSequence.tsx'

const agent = (name: string, role: Agent['role'], given: Partial<Agent> = {}): Agent => ({
  id: newId(),
  name,
  role,
  description: `${name} at work`,
  isSME: false,
  isActive: true,
  industries: ['all'],
  createdBy: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
  ...given,
})
const analyst = agent('Business Analyst', 'CONTRIBUTOR')
const banker = agent('Banking Expert', 'CONTRIBUTOR', { isSME: true, industries: ['finance'] })
const reviewer = agent('Quality Reviewer', 'REVIEWER')
const judge = agent('Judge', 'APPROVER')
const retired = agent('Old Hand', 'CONTRIBUTOR', { isActive: false })
const agents = [analyst, banker, reviewer, judge, retired]
const listed = { agents, total: agents.length, totalOfAll: agents.length }

const placeOf = ({ id }: Agent, given = {}) => ({
  id: newId(),
  aiAgentId: id,
  moderatorPrompt: '',
  chapterTitle: '',
  expectedOutput: '',
  ...given,
})

describe('the agent sequence', () => {
  const sequence = (phaseId: string) => <AgentSequence phaseId={phaseId} />
  const serve = () => server.use(answer(listAgents, listed))
  const order = ({ aiAgents }: PhaseDraft) =>
    aiAgents.map(({ aiAgentId }) => agents.find(({ id }) => id === aiAgentId)?.name)

  it('is put together from the active agents, the same one again as another instance', async () => {
    serve()
    const { actor, phase } = showInPhase(sequence)
    await actor.click(screen.getByRole('button', { name: 'Add AI agent' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add AI agents' }))
    expect((await dialog.findAllByRole('listitem')).length).toBe(4)
    expect(dialog.queryByText('Old Hand')).toBeNull()
    expect(dialog.getByText('SME')).toBeTruthy()
    for (const name of ['Business Analyst', 'Judge', 'Business Analyst'])
      await actor.click(dialog.getByRole('button', { name: `Add ${name}` }))
    expect(dialog.getByText('2 times in the sequence')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Done' }))
    expect(order(phase())).toEqual(['Business Analyst', 'Judge', 'Business Analyst'])
    expect(screen.getByText('Instance 1')).toBeTruthy()
    expect(screen.getByText('Instance 2')).toBeTruthy()
  })

  it('offers what fits the search, the role and the industry', async () => {
    serve()
    const { actor } = showInPhase(sequence)
    await actor.click(screen.getByRole('button', { name: 'Add AI agent' }))
    const dialog = within(await screen.findByRole('dialog'))
    const offered = () =>
      dialog.queryAllByRole('button', { name: /^Add / }).map((button) => button.getAttribute('aria-label'))
    await waitFor(() => expect(offered()).toHaveLength(4))
    const pick = async (filter: string, option: string) => {
      await actor.click(dialog.getByRole('combobox', { name: filter }))
      await actor.click(screen.getByRole('option', { name: option }))
    }
    await pick('Industry', 'Manufacturing')
    expect(offered()).toEqual(['Add Business Analyst', 'Add Quality Reviewer', 'Add Judge'])
    await pick('Role', 'Contributor')
    expect(offered()).toEqual(['Add Business Analyst'])
    await pick('Industry', 'Finance')
    expect(offered()).toEqual(['Add Business Analyst', 'Add Banking Expert'])
    await actor.type(dialog.getByPlaceholderText('Search agents'), 'bank work')
    expect(offered()).toEqual(['Add Banking Expert'])
    await actor.type(dialog.getByPlaceholderText('Search agents'), 'x')
    expect(dialog.getByText('No available AI agents found for the selected filters.')).toBeTruthy()
  })

  it('has at most ten agents, and says so', async () => {
    serve()
    const { actor, phase } = showInPhase(sequence, {
      aiAgents: Array.from({ length: 9 }, () => placeOf(analyst)),
    })
    await actor.click(screen.getByRole('button', { name: 'Add AI agent' }))
    const dialog = within(await screen.findByRole('dialog'))
    await actor.click(await dialog.findByRole('button', { name: 'Add Judge' }))
    expect(dialog.getByText('A phase has at most 10 agents.')).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Judge' }).disabled).toBe(true)
    await actor.click(dialog.getByRole('button', { name: 'Done' }))
    expect(phase().aiAgents).toHaveLength(10)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add AI agent' }).disabled).toBe(true),
    )
  })

  it('asks three times more, a second apart, says that it failed and tries again', async () => {
    let calls = 0
    let works = false
    server.use(
      answer(listAgents, () => {
        calls += 1
        return works ? listed : refuse('UNAVAILABLE', 'Down.')
      }),
    )
    const { actor } = showInPhase(sequence)
    await actor.click(screen.getByRole('button', { name: 'Add AI agent' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Failed to load AI agents. Please try again.')).toBeTruthy()
    expect(calls).toBe(4)
    works = true
    await actor.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText('Judge')).toBeTruthy()
  })

  it('moves by the arrow keys, is renumbered, and gives back what was removed', async () => {
    serve()
    const places = [analyst, reviewer, judge].map((one) => placeOf(one))
    const { actor, phase } = showInPhase(sequence, { aiAgents: places })
    await screen.findByText('Judge')
    takeHandle('Judge')
    await actor.keyboard('{ArrowUp}')
    expect(order(phase())).toEqual(['Business Analyst', 'Judge', 'Quality Reviewer'])
    expect(announced()).toContain('Judge: place 2 of 3')
    await actor.click(screen.getByRole('button', { name: 'Remove Business Analyst' }))
    expect(order(phase())).toEqual(['Judge', 'Quality Reviewer'])
    await takeBack('Business Analyst removed from the sequence')
    expect(phase().aiAgents.map(({ id }) => id)).toEqual(
      [places[0], places[2], places[1]].map((one) => one?.id),
    )
  })

  it('holds a prompt, a chapter title and an expected output for each agent', async () => {
    serve()
    const { actor, phase } = showInPhase(sequence, {
      aiAgents: [placeOf(judge, { chapterTitle: 'Decision' })],
    })
    expect(screen.getByText('Decision')).toBeTruthy()
    await actor.click(await screen.findByRole('button', { name: 'Prompt and chapter of Judge' }))
    await actor.type(screen.getByLabelText('Moderator prompt'), 'Decide.')
    await actor.type(screen.getByLabelText('Expected output'), 'Yes or no')
    await actor.clear(screen.getByLabelText('Chapter title'))
    expect(phase().aiAgents[0]).toMatchObject({
      moderatorPrompt: 'Decide.',
      expectedOutput: 'Yes or no',
      chapterTitle: '',
    })
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows and marks an agent that is not active any more', async () => {
    serve()
    showInPhase(sequence, { aiAgents: [placeOf(retired), placeOf(judge)] })
    expect(await screen.findByText('Old Hand')).toBeTruthy()
    expect(screen.getByText('Inactive')).toBeTruthy()
  })

  it('warns of a reviewer before any contributor and of a missing approver, and of nothing else', async () => {
    serve()
    const { editor, phase } = showInPhase(sequence, { aiAgents: [placeOf(reviewer), placeOf(analyst)] })
    const early = /^A reviewer comes before any contributor/
    const open = /^The last agent is not an approver/
    expect(await screen.findByText(early)).toBeTruthy()
    expect(screen.getByText(open)).toBeTruthy()
    act(() =>
      editor.edit((draft) => {
        draft.phases[0]?.aiAgents.splice(0, 1)
        draft.phases[0]?.aiAgents.push(placeOf(reviewer), placeOf(judge))
      }),
    )
    expect(order(phase())).toHaveLength(3)
    expect(screen.queryByText(early)).toBeNull()
    expect(screen.queryByText(open)).toBeNull()
  })

  it('is told in German too', async () => {
    serve()
    showInPhase(sequence)
    await act(() => changeLanguage('de'))
    expect(await screen.findByRole('button', { name: 'KI-Agent hinzufügen' })).toBeTruthy()
  })
})
