import { describe, expect, it } from '@jest/globals'
import { type Agent, getAgent, listAgents, listIndustries } from '@parley/contracts/http/agents.ts'
import { getTemplate, listTemplates } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, consultant, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { template, templateList, templateSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const agent = (part: Partial<Agent> = {}): Agent => ({
  id: newId(),
  name: 'Business Analyst',
  description: 'Finds out what is needed',
  role: 'CONTRIBUTOR',
  isSME: false,
  isActive: true,
  industries: ['all'],
  createdBy: null,
  createdAt: '2026-05-04T10:00:00.000Z',
  updatedAt: '2026-05-04T10:00:00.000Z',
  ...part,
})
const agentPage = (...agents: Agent[]) => ({ agents, total: agents.length, totalOfAll: agents.length })

describe('the agents of the marketplace', () => {
  it('are filtered on the server, and tell what they do and where they are used', async () => {
    const analyst = agent()
    const used = templateSummary()
    const asked: (string | null)[][] = []
    const templatesOf: (string | null)[] = []
    server.use(
      answer(listIndustries, []),
      answer(listAgents, ({ query }) => {
        asked.push([query.get('isActive'), query.get('role')])
        return query.get('role') === 'APPROVER' ? agentPage() : agentPage(analyst)
      }),
      answer(getAgent, { agent: analyst }),
      answer(listTemplates, ({ query }) => {
        templatesOf.push(query.get('agentId'))
        return templateList(used)
      }),
    )
    const { actor, path } = renderRoute('/marketplace', { user: clientViewer })
    await actor.click(await screen.findByRole('button', { name: 'Open Business Analyst' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Business Analyst' }))
    expect(await dialog.findByText('Provides content and analysis.')).toBeTruthy()
    expect(dialog.queryByText('Instructions')).toBeNull()
    const link = await dialog.findByRole('link', { name: used.name })
    expect(link.getAttribute('href')).toBe(`/marketplace?tab=templates&template=${used.id}`)
    expect(templatesOf).toEqual([analyst.id])
    expect(path()).toBe(`/marketplace?agent=${analyst.id}`)
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.click(screen.getByRole('combobox', { name: 'Role' }))
    await actor.click(await screen.findByRole('option', { name: 'Approver' }))
    expect(await screen.findByText('No agent matches the search and the filters.')).toBeTruthy()
    expect(asked).toEqual([
      ['true', null],
      ['true', 'APPROVER'],
    ])
  })

  it('say what failed, with Retry', async () => {
    let isBroken = true
    server.use(
      answer(listIndustries, []),
      answer(listAgents, () => (isBroken ? refuse('UNAVAILABLE', 'Not now.') : agentPage())),
    )
    const { actor } = renderRoute('/marketplace', { user: superAdmin })
    expect(await screen.findByText('Failed to load AI agents')).toBeTruthy()
    isBroken = false
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No AI agents yet')).toBeTruthy()
  })
})

describe('the templates of the marketplace', () => {
  const whole = template()
  const around = [
    answer(listIndustries, []),
    answer(listTemplates, templateList(templateSummary({ id: whole.id, name: whole.name }))),
    answer(getTemplate, { template: whole }),
  ]

  it('show what is in them and lead to an initiative', async () => {
    server.use(...around)
    const { actor, path } = renderRoute('/marketplace?tab=templates', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: `Open ${whole.name}` }))
    const use = await screen.findByRole('link', { name: 'Use this template' })
    expect(use.getAttribute('href')).toBe(`/initiatives/create/${whole.id}`)
    expect(path()).toBe(`/marketplace?tab=templates&template=${whole.id}`)
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([
    ['a reader', clientViewer, /Your role may not create initiatives/],
    ['a consultant outside of a client', consultant, /Connect to one of your clients/],
    ['a super admin', superAdmin, /Connect to a client to use it/],
  ])('say to %s why they cannot be used', async (_who, user, reason) => {
    server.use(...around)
    renderRoute(`/marketplace?tab=templates&template=${whole.id}`, { user })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Use this template' })).toBeNull()
  })
})
