import { describe, expect, it } from '@jest/globals'
import {
  createPortfolio,
  deletePortfolio,
  getConnections,
  getPortfolio,
  listBusinessObjectives,
  listPortfolios,
  listPrograms,
  setConnections,
} from '@parley/contracts/http/connections.ts'
import { getInitiative, listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, clientViewer } from '@parley/ui-kit/testing/people.ts'
import { initiative, initiativeSummary, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { connection } from '../../testing/record-parts.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const erp = initiative()
const core = connection()
const links = {
  portfolioIds: [],
  programIds: [],
  businessObjectiveIds: [],
  updatedAt: erp.updatedAt,
}

const serveLists = (): void =>
  server.use(
    answer(getConnections, links),
    answer(listPortfolios, [core]),
    answer(listPrograms, []),
    answer(listBusinessObjectives, []),
  )

describe('the connections of an initiative', () => {
  it('are ticked, each saved at once, and new records are added on the way', async () => {
    const bodies: unknown[] = []
    serveLists()
    server.use(
      answer(getInitiative, erp),
      answer(setConnections, ({ body }) => {
        bodies.push(body)
        return { ...links, portfolioIds: [core.id] }
      }),
      answer(createPortfolio, ({ body }) => {
        bodies.push(body)
        return core
      }),
    )
    const { actor } = renderRoute(`/initiatives/${erp.id}/connections`, { user: clientAdmin })
    await actor.click(await screen.findByRole('checkbox', { name: 'Connect with Core systems' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Core systems' }).getAttribute('href')).toBe(
      `/connections/portfolios/${core.id}`,
    )
    expect(screen.getByText('No programs')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Add portfolio' }))
    await actor.type(screen.getByLabelText(/^Name/), 'Growth')
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toEqual([
      { portfolioIds: [core.id], updatedAt: links.updatedAt },
      { clientId: acme.id, name: 'Growth', description: null },
    ])
  })

  it('are for readers to read alone', async () => {
    serveLists()
    server.use(answer(getInitiative, { ...erp, canManage: false }))
    renderRoute(`/initiatives/${erp.id}/connections`, { user: clientViewer })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Connect with Core systems' })
    expect(box.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  })
})

describe('the page of a portfolio', () => {
  it('shows the initiatives that link to it, and is deleted with a warning', async () => {
    const filters: (string | null)[] = []
    let deleted = 0
    server.use(
      answer(getPortfolio, core),
      answer(listTemplates, templateList()),
      answer(listClientInitiatives, ({ query }) => {
        filters.push(query.get('filter'))
        return [initiativeSummary({ name: 'ERP' })]
      }),
      answer(deletePortfolio, () => {
        deleted += 1
        return { id: core.id }
      }),
    )
    const { actor, path } = renderRoute(`/connections/portfolios/${core.id}`, { user: clientAdmin })
    expect(await screen.findByRole('link', { name: 'ERP' })).toBeTruthy()
    expect(filters).toEqual([JSON.stringify({ portfolioId: core.id })])
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this portfolio?' }))
    expect(dialog.getByText('Initiatives that link to it stay and lose the link.')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(deleted).toBe(1)
  })

  it('cannot be changed by readers', async () => {
    server.use(answer(getPortfolio, core), answer(listClientInitiatives, []))
    renderRoute(`/connections/portfolios/${core.id}`, { user: clientViewer })
    expect(await screen.findByText('No initiative is connected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})
