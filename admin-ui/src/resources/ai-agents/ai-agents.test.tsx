import { describe, expect, it } from '@jest/globals'
import { adminAgents } from '@parley/contracts/http/admin.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { filterOf } from '../../testing/asked.ts'
import { choose } from '../../testing/on-screen.ts'
import { renderConsole } from '../../testing/render-console.tsx'

const agent = (given: Partial<Agent> = {}): Agent => ({
  id: newId(),
  name: 'Business Analyst',
  description: 'Analyses the business.',
  systemMessage: 'You analyse.',
  role: 'CONTRIBUTOR',
  isSME: false,
  isActive: true,
  industries: ['all'],
  createdBy: { firstName: 'Rosa', lastName: 'Keller' },
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-06T09:00:00.000Z',
  ...given,
})
const analyst = agent()
const banker = agent({
  name: 'Banking Expert',
  role: 'REVIEWER',
  isSME: true,
  isActive: false,
  industries: ['finance', 'insurance'],
  createdBy: null,
})

interface Asked {
  filter: Record<string, unknown>
  range: string | null
}

/** Answers a list with these of so many; every call is noted. */
function listOf(agents: Agent[], counts: { total?: number; totalOfAll?: number } = {}) {
  const { total = agents.length, totalOfAll = total } = counts
  const asked: Asked[] = []
  const handler = answer(adminAgents.list, ({ query }) => {
    const filter = filterOf(query)
    const isCount = query.get('range') === '[0,0]'
    if (!isCount) asked.push({ filter, range: query.get('range') })
    return HttpResponse.json(isCount ? agents.slice(0, 1) : agents, {
      headers: { 'Content-Range': `ai-agents 0-${agents.length}/${isCount ? totalOfAll : total}` },
    })
  })
  return { asked, handler }
}

const card = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement)

describe('the agents', () => {
  it('are cards that say what each is, with a switch that cannot be moved', async () => {
    server.use(listOf([analyst, banker]).handler)
    renderConsole('/ai-agents')
    await screen.findByRole('heading', { name: 'Business Analyst', level: 2 })
    expect(screen.getByText('Super Admin only')).toBeTruthy()
    const first = card('Business Analyst')
    for (const text of [
      'Contributor',
      'Analyses the business.',
      'Industries: All industries',
      'Created by Rosa Keller',
    ])
      expect(first.getByText(text)).toBeTruthy()
    expect(first.queryByText('SME')).toBeNull()
    const active = first.getByRole<HTMLInputElement>('switch', { name: 'Active: Business Analyst' })
    expect([active.checked, active.disabled]).toEqual([true, true])
    const second = card('Banking Expert')
    expect(second.getByText('SME')).toBeTruthy()
    expect(second.getByText('Reviewer')).toBeTruthy()
    expect(second.getByText('Industries: Finance, Insurance')).toBeTruthy()
    expect(second.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    expect(second.getByRole('button', { name: 'Edit Banking Expert' })).toBeTruthy()
    expect(second.getByRole('button', { name: 'Delete Banking Expert' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are found by search, role, industry and type, and counted; Clear All shows all again', async () => {
    const { asked, handler } = listOf([banker], { total: 1, totalOfAll: 12 })
    server.use(handler)
    const view = renderConsole('/ai-agents')
    expect(await screen.findByText('Showing 1 of 12 agents')).toBeTruthy()
    const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear All' })
    expect(clear.disabled).toBe(true)
    await view.actor.type(screen.getByLabelText('Search by name or description'), 'bank')
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'bank' }))
    await choose(view, 'Role', 'Reviewer')
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: 'bank', role: 'REVIEWER' }))
    await choose(view, 'Industry', 'Finance')
    await choose(view, 'Type', 'SME only')
    const all = { q: 'bank', role: 'REVIEWER', industry: 'finance', isSME: true }
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual(all))
    await choose(view, 'Type', 'Regular only')
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ ...all, isSME: false }))
    await view.actor.click(clear)
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}))
    expect(screen.getByLabelText<HTMLInputElement>('Search by name or description').value).toBe('')
  })

  it('come in pages', async () => {
    const { asked, handler } = listOf([analyst], { total: 60 })
    server.use(handler)
    const { actor } = renderConsole('/ai-agents')
    await screen.findByText('Showing 60 of 60 agents')
    expect(asked.at(-1)?.range).toBe('[0,23]')
    await actor.click(screen.getByRole('button', { name: /next page/i }))
    await waitFor(() => expect(asked.at(-1)?.range).toBe('[24,47]'))
  })

  it('invite to add one where there are none, and to clear filters where none fits', async () => {
    server.use(listOf([]).handler)
    const view = renderConsole('/ai-agents')
    expect(await screen.findByText('No AI agents yet')).toBeTruthy()
    await choose(view, 'Role', 'Approver')
    expect(await screen.findByText('No AI agents found')).toBeTruthy()
  })

  it('that cannot be loaded say so, and can be tried again', async () => {
    server.use(answer(adminAgents.list, () => refuse('NOT_FOUND', 'Gone')))
    const { actor } = renderConsole('/ai-agents')
    expect(await screen.findByText('Failed to load AI agents. Please try again later.')).toBeTruthy()
    server.use(listOf([analyst]).handler)
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Business Analyst', level: 2 })).toBeTruthy()
  })

  it('are refused to everybody who is no super admin', async () => {
    server.use(answer(adminAgents.list, () => refuse('FORBIDDEN', 'No.')))
    renderConsole('/ai-agents')
    expect(
      await screen.findByText('Access denied. This page is only available to super administrators.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('speak German', async () => {
    server.use(listOf([banker]).handler)
    renderConsole('/ai-agents', { language: 'de' })
    expect(await screen.findByText('1 von 1 Agenten')).toBeTruthy()
    expect(card('Banking Expert').getByText('Branchen: Finanzen, Versicherung')).toBeTruthy()
  })
})
