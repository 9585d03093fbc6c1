import { describe, expect, it } from '@jest/globals'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listFirmSummaries } from '@parley/contracts/http/initiative-summaries.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientAdmin,
  consultant,
  firmAdmin,
  northwind,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  erp,
  close,
  summaries,
  summaryOf,
  withSummaries,
} from '../../features/knowledge/firm-knowledge/testing/summaries.ts'
import { emptyKnowledge } from '../../features/knowledge/knowledge/testing/show-query.ts'
import { renderRoute } from '../../testing/render-route.tsx'

describe('the firm’s knowledge', () => {
  it.each<[string, SessionUser]>([
    ['a client’s people', clientAdmin],
    ['super admins outside of a firm', superAdmin],
  ])('is not for %s', async (_who, user) => {
    renderRoute('/firm-management', { user })
    expect(await screen.findByText('Only consulting firm users can access this page.')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('shows a super admin who acts inside a firm what the firm sees', async () => {
    withSummaries([])
    const inside = {
      ...superAdmin,
      isImpersonating: true,
      consultingFirmId: northwind.id,
      consultingFirm: northwind,
    }
    renderRoute(summaries, { user: inside })
    expect(await screen.findByText('No initiative summaries yet')).toBeTruthy()
  })

  it('has its parts in the address, with how much is in them', async () => {
    withSummaries([summaryOf()])
    const { actor, path } = renderRoute('/firm-management/artifacts', { user: firmAdmin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Firm Knowledge Management' })).toBeTruthy()
    expect(await screen.findByRole('tab', { name: 'Firm Artifacts (0)', selected: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upload Artifact' })).toBeTruthy()
    await actor.click(await screen.findByRole('tab', { name: 'Initiative Summaries (1)' }))
    expect(path()).toBe(summaries)
    expect(await screen.findByRole('row', { name: /ERP vendor selection/ })).toBeTruthy()
    expect(screen.getByRole('tabpanel', { name: 'Initiative Summaries (1)' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('begins with questions to it', async () => {
    withSummaries([])
    server.use(...emptyKnowledge())
    const { actor, path } = renderRoute('/firm-management', { user: consultant })
    expect(await screen.findByRole('tab', { name: 'Knowledge Base Query', selected: true })).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Knowledge Base Query' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(await screen.findByRole('tab', { name: 'Firm Artifacts (0)' }))
    expect(path()).toBe('/firm-management/artifacts')
  })

  it('is there in German', async () => {
    withSummaries([summaryOf()])
    renderRoute(summaries, { user: firmAdmin })
    await screen.findByText('Searchable')
    await act(() => changeLanguage('de'))
    expect(await screen.findByRole('tab', { name: 'Zusammenfassungen (1)' })).toBeTruthy()
    expect(await screen.findByText('Durchsuchbar')).toBeTruthy()
    await act(() => changeLanguage('en'))
  })
})

describe('initiative summaries', () => {
  it('are a table, the text cut at 300 px, and are read whole', async () => {
    const secret = { ...summaryOf().initiative, id: close.id, name: close.name, isConfidential: true }
    withSummaries([
      summaryOf(),
      summaryOf({ initiativeId: close.id, initiative: secret, isIndexed: false, vendorChoices: [] }),
    ])
    const { actor, path } = renderRoute(summaries, { user: firmAdmin })
    const row = within(await screen.findByRole('row', { name: /ERP vendor selection/ }))
    for (const text of ['Acme Manufacturing', 'Kestrel Cloud', 'Lumen', '+1', 'Searchable'])
      expect(row.getByText(text)).toBeTruthy()
    const cut = row.getByTitle('A cloud suite was chosen after three site visits.')
    expect(getComputedStyle(cut).maxWidth).toBe('300px')
    expect(getComputedStyle(cut).textOverflow).toBe('ellipsis')
    const other = within(screen.getByRole('row', { name: /Finance close redesign/ }))
    expect(other.getByText('Confidential')).toBeTruthy()
    expect(other.getByText('Waiting to be searchable')).toBeTruthy()

    await actor.click(row.getByRole('button', { name: 'Summary of ERP vendor selection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary of ERP vendor selection' }))
    expect(path()).toBe(`${summaries}/${erp.id}`)
    expect(dialog.getByText(/The plants differ/)).toBeTruthy()
    expect(dialog.getByText('Arden')).toBeTruthy()
    expect(dialog.queryByText('Recommendations')).toBeNull()
    expect(dialog.getByRole('link', { name: 'Open the initiative' }).getAttribute('href')).toBe(
      `/initiatives/${erp.id}`,
    )
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(path()).toBe(summaries))
  })

  it('ask the server by search, client and order, kept in the address', async () => {
    withSummaries([])
    const asked: URLSearchParams[] = []
    server.use(
      answer(listFirmSummaries, ({ query }) => {
        asked.push(query)
        return query.get('q') === 'cloud' ? [] : [summaryOf()]
      }),
    )
    const { actor, path } = renderRoute(summaries, { user: consultant })
    await actor.click(await screen.findByRole('button', { name: 'Initiative' }))
    await actor.click(screen.getByRole('combobox', { name: 'Client' }))
    await actor.click(await screen.findByRole('option', { name: 'Acme Manufacturing' }))
    await actor.type(screen.getByRole('searchbox', { name: 'Search summaries' }), 'cloud')
    expect(await screen.findByText('No initiative summaries found')).toBeTruthy()
    expect(path()).toBe(`${summaries}?sort=initiative&clientId=${acme.id}&q=cloud`)
    const last = asked.findLast((query) => query.has('sort'))
    expect(last?.get('sort')).toBe('["initiative","ASC"]')
    expect(last?.get('filter')).toBe(JSON.stringify({ clientId: acme.id }))
  })

  it('say that they could not be loaded, and try again', async () => {
    withSummaries([])
    let fails = true
    server.use(
      answer(listFirmSummaries, () => (fails ? refuse('INTERNAL', 'An error occurred') : [summaryOf()])),
    )
    const { actor } = renderRoute(summaries, { user: firmAdmin })
    expect(await screen.findByText('Failed to load initiative summaries')).toBeTruthy()
    fails = false
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: /ERP vendor selection/ })).toBeTruthy()
  })

  it('are read by those without manage_initiatives, and not changed', async () => {
    withSummaries([summaryOf()])
    const reader = { ...consultant, permissions: [] }
    const { actor } = renderRoute(`${summaries}/${erp.id}`, { user: reader })
    const dialog = within(await screen.findByRole('dialog', { name: /Summary of ERP/ }))
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull()
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    await screen.findByRole('row', { name: /ERP vendor selection/ })
    expect(screen.queryByRole('button', { name: /^(New|Edit|Delete) / })).toBeNull()
  })
})
