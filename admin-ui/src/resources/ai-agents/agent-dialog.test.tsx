import { describe, expect, it, jest } from '@jest/globals'
import { adminAgents } from '@parley/contracts/http/admin.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { chooseIndustries } from '../industries/industry-choices.ts'
import { given } from '../../testing/asked.ts'
import { dialog, save } from '../../testing/on-screen.ts'
import { renderConsole, type RenderedConsole } from '../../testing/render-console.tsx'

const judge: Agent = {
  id: newId(),
  name: 'Judge',
  description: 'Decides.',
  systemMessage: 'You decide.',
  role: 'APPROVER',
  isSME: false,
  isActive: true,
  industries: ['finance'],
  createdBy: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-06T09:00:00.000Z',
}

const lists = [answer(adminAgents.list, [judge]), answer(adminAgents.get, judge)]
const { add, change, remove } = adminAgents

async function fill({ actor }: RenderedConsole, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    await actor.clear(field)
    await actor.type(field, value)
  }
}

describe('adding an agent', () => {
  it('needs name, description and system message, each more than blanks', async () => {
    server.use(...lists)
    const view = renderConsole('/ai-agents')
    await view.actor.click(await screen.findByRole('link', { name: 'Add AI Agent' }))
    await dialog('Add AI Agent')
    expect(view.path()).toBe('/ai-agents/create')
    expect(save().disabled).toBe(true)
    await fill(view, { Name: 'Planner', Description: 'Plans.', 'System message': '   ' })
    expect(save().disabled).toBe(true)
    await fill(view, { 'System message': 'You plan.' })
    expect(save().disabled).toBe(false)
    await fill(view, { Name: '  ' })
    expect(save().disabled).toBe(true)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says what the roles mean, sends what was chosen, and tells it for three seconds', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists,
      answer(given(add), ({ body }) => {
        bodies.push(body)
        return judge
      }),
    )
    const view = renderConsole('/ai-agents/create')
    const form = await dialog('Add AI Agent')
    await fill(view, { Name: 'Planner', Description: 'Plans.', 'System message': 'You plan.' })
    for (const meaning of [
      'Contributor: provides content and analysis',
      'Reviewer: reviews and validates content',
      'Approver: gives final approval and decision',
    ])
      expect(form.getByRole('radio', { name: meaning })).toBeTruthy()
    await view.actor.click(form.getByRole('radio', { name: /^Reviewer/ }))
    await view.actor.click(form.getByRole('combobox', { name: 'Industries' }))
    await view.actor.click(await screen.findByRole('option', { name: 'Finance' }))
    await view.actor.click(form.getByRole('switch', { name: 'Subject-matter expert (SME)' }))
    await view.actor.click(save())
    await waitFor(() => expect(view.path()).toBe('/ai-agents'))
    expect(bodies).toEqual([
      {
        name: 'Planner',
        description: 'Plans.',
        systemMessage: 'You plan.',
        role: 'REVIEWER',
        isSME: true,
        isActive: true,
        industries: ['finance'],
      },
    ])
    expect(await screen.findByText('AI agent created successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('AI agent created successfully')).toBeNull())
  })

  it('keeps all that was typed where the server refuses, and says why', async () => {
    server.use(
      ...lists,
      answer(given(add), () => refuse('CONFLICT', 'Taken.', { name: 'This name is taken.' })),
    )
    const view = renderConsole('/ai-agents/create')
    const form = await dialog('Add AI Agent')
    await fill(view, { Name: 'Judge', Description: 'Decides.', 'System message': 'You decide.' })
    await view.actor.click(save())
    expect(await form.findByText('Taken.')).toBeTruthy()
    expect(form.getByText('This name is taken.')).toBeTruthy()
    server.use(answer(given(add), () => new HttpResponse('{}', { status: 500 })))
    await view.actor.click(save())
    expect(await form.findByText('Failed to create AI agent')).toBeTruthy()
    expect(form.queryByText('This name is taken.')).toBeNull()
    server.use(answer(given(add), () => refuse('FORBIDDEN', 'No.')))
    await view.actor.click(save())
    expect(await form.findByText('Access denied. Super admin privileges required.')).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Judge')
    expect(view.path()).toBe('/ai-agents/create')
  })

  it('asks before what was typed is left', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    server.use(...lists)
    const view = renderConsole('/ai-agents/create')
    const form = await dialog('Add AI Agent')
    await fill(view, { Name: 'Planner' })
    await view.actor.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Planner')
    await view.actor.keyboard('{Escape}')
    await waitFor(() => expect(view.path()).toBe('/ai-agents'))
    asked.mockRestore()
  })
})

describe('industries of an agent', () => {
  it.each([
    [['finance', 'all'], ['all']],
    [['all', 'retail'], ['retail']],
    [
      ['finance', 'retail'],
      ['finance', 'retail'],
    ],
    [[], []],
  ])('%j become %j', (chosen, kept) => {
    expect(chooseIndustries(chosen)).toEqual(kept)
  })

  it('are replaced by all, which a specific one removes', async () => {
    server.use(...lists)
    const { actor } = renderConsole(`/ai-agents/${judge.id}`)
    const form = await dialog('Edit AI Agent')
    const pick = async (name: string): Promise<void> => {
      await actor.click(form.getByRole('combobox', { name: 'Industries' }))
      await actor.click(await screen.findByRole('option', { name }))
    }
    expect(await form.findByRole('button', { name: 'Finance' })).toBeTruthy()
    await pick('All industries')
    await waitFor(() => expect(form.queryByRole('button', { name: 'Finance' })).toBeNull())
    expect(form.getByRole('button', { name: 'All industries' })).toBeTruthy()
    await pick('Retail')
    await waitFor(() => expect(form.queryByRole('button', { name: 'All industries' })).toBeNull())
    expect(form.getByRole('button', { name: 'Retail' })).toBeTruthy()
  })
})

describe('editing an agent', () => {
  it('sets whether it is active, from the state that it was opened in', async () => {
    const bodies: unknown[] = []
    server.use(
      ...lists,
      answer(given(change), ({ body }) => {
        bodies.push(body)
        return { ...judge, isActive: false }
      }),
    )
    const view = renderConsole('/ai-agents')
    await view.actor.click(await screen.findByRole('button', { name: 'Edit Judge' }))
    const form = await dialog('Edit AI Agent')
    await view.actor.click(form.getByRole('switch', { name: 'Active' }))
    await view.actor.click(save())
    expect(await screen.findByText('AI agent updated successfully')).toBeTruthy()
    expect(bodies).toMatchObject([{ isActive: false, updatedAt: judge.updatedAt }])
    expect(view.path()).toBe('/ai-agents')
  })

  it('that somebody else changed meanwhile is saved again over theirs, knowingly', async () => {
    const bodies: { updatedAt?: string }[] = []
    const current = { ...judge, updatedAt: '2026-02-01T09:00:00.000Z' }
    const stale = {
      code: 'STALE_UPDATE',
      message: 'Somebody else has changed this.',
      current,
      requestId: 'r',
    }
    server.use(
      ...lists,
      answer(given(change), ({ body }) => {
        bodies.push(body as { updatedAt?: string })
        return bodies.length === 1 ? HttpResponse.json(stale, { status: 409 }) : judge
      }),
    )
    const view = renderConsole(`/ai-agents/${judge.id}`)
    const form = await dialog('Edit AI Agent')
    await form.findByLabelText(/^Name/)
    await fill(view, { Name: 'Senior Judge' })
    await view.actor.click(save())
    expect(
      await form.findByText(
        'Somebody else has changed this. Save again to replace it with what you see here.',
      ),
    ).toBeTruthy()
    await view.actor.click(save())
    await waitFor(() => expect(view.path()).toBe('/ai-agents'))
    expect(bodies.map(({ updatedAt }) => updatedAt)).toEqual([judge.updatedAt, current.updatedAt])
  })
})

describe('deleting an agent', () => {
  it('asks first; a refusal names who uses it', async () => {
    const used = 'This agent is used by the template "Vendor selection". Deactivate it instead.'
    server.use(
      ...lists,
      answer(given(remove), () => refuse('CONFLICT', used)),
    )
    const { actor } = renderConsole('/ai-agents')
    await actor.click(await screen.findByRole('button', { name: 'Delete Judge' }))
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete AI Agent' }))
    expect(ask.getByText('Are you sure you want to delete this AI agent?')).toBeTruthy()
    expect(ask.getByText('Judge')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    expect(await ask.findByText(used)).toBeTruthy()
    server.use(answer(given(remove), () => new HttpResponse('{}', { status: 500 })))
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    expect(await ask.findByText('Failed to delete AI agent')).toBeTruthy()
    server.use(answer(given(remove), { id: judge.id }), answer(adminAgents.list, []))
    await actor.click(ask.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('No AI agents yet')).toBeTruthy()
  })
})
