import { describe, expect, it } from '@jest/globals'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
  saveInitiativeSummary,
} from '@parley/contracts/http/initiative-summaries.ts'
import { listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { acme, clientAdmin, consultant, firmAdmin, northwind, superAdmin } from '../../testing/people.ts'
import { clientRecord, initiativeSummary } from '../../testing/records.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { answer, refuse, server } from '../../testing/server.ts'

const erp = initiativeSummary({ id: newId(), name: 'ERP vendor selection' })
const close = initiativeSummary({ id: newId(), name: 'Finance close redesign', isArchived: true })

const summaryOf = (given: Partial<InitiativeSummary> = {}): InitiativeSummary => ({
  id: newId(),
  initiativeId: erp.id,
  initiative: { id: erp.id, name: erp.name, clientId: acme.id, clientName: acme.name, isConfidential: false },
  summary: 'A cloud suite was chosen after three site visits.',
  keyFindings: 'The plants differ.\nTheir data does not.',
  recommendations: null,
  vendorChoices: ['Kestrel Cloud', 'Orbis', 'Lumen', 'Arden'],
  outcomes: 'Closing takes four days.',
  isIndexed: true,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
  ...given,
})

/** The page's answers, and the summaries that they hold. */
function withSummaries(rows: InitiativeSummary[]): void {
  server.use(
    answer(listFirmArtifacts, []),
    answer(listClients, [clientRecord()]),
    answer(listFirmSummaries, ({ query }) => {
      const { initiativeId } = JSON.parse(query.get('filter') ?? '{}') as { initiativeId?: string }
      return rows.filter((row) => initiativeId === undefined || row.initiativeId === initiativeId)
    }),
    answer(listFirmInitiatives, ({ query }) =>
      query.get('filter') === '{"isArchived":true}' ? [close] : [erp],
    ),
    answer(
      getInitiativeSummary,
      ({ params }) =>
        rows.find(({ initiativeId }) => initiativeId === params.id) ??
        refuse('NOT_FOUND', 'Initiative summary not found'),
    ),
  )
}

const summaries = '/firm-management/summaries'
const saves = (give: () => InitiativeSummary | Response): unknown[] => {
  const bodies: unknown[] = []
  server.use(
    answer(saveInitiativeSummary, ({ body }) => {
      bodies.push(body)
      return give()
    }),
  )
  return bodies
}
const stale = (current: InitiativeSummary): Response =>
  HttpResponse.json(
    { code: 'STALE_UPDATE', message: 'Somebody else has changed this.', requestId: 'r', current },
    { status: 409 },
  )

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

describe('a summary', () => {
  it('is written for an initiative that is chosen, archived ones among them', async () => {
    withSummaries([])
    const bodies = saves(() => summaryOf())
    const { actor, path } = renderRoute(summaries, { user: firmAdmin })
    await actor.click((await screen.findAllByRole('button', { name: 'New Summary' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'New initiative summary' }))
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Initiative and summary are required')
    await actor.click(dialog.getByRole('combobox', { name: /Initiative/ }))
    await actor.click(await screen.findByRole('option', { name: 'Finance close redesign (archived)' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Summary/ }), 'Nine days became four.')
    await actor.type(dialog.getByRole('textbox', { name: 'Vendor choices' }), 'Orbis{Enter}Orbis{Enter}')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          initiativeId: close.id,
          summary: 'Nine days became four.',
          keyFindings: '',
          recommendations: '',
          vendorChoices: ['Orbis'],
          outcomes: '',
          updatedAt: null,
        },
      ]),
    )
    await waitFor(() => expect(path()).toBe(summaries))
  })

  it('is one for an initiative: whoever begins another is led to it', async () => {
    withSummaries([summaryOf()])
    const { actor, path } = renderRoute(`${summaries}/create`, { user: firmAdmin })
    const dialog = within(await screen.findByRole('dialog', { name: 'New initiative summary' }))
    await actor.click(dialog.getByRole('combobox', { name: /Initiative/ }))
    await actor.click(await screen.findByRole('option', { name: 'ERP vendor selection' }))
    expect(await dialog.findByText('This initiative has a summary already.')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Edit that one' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    expect(path()).toBe(`${summaries}/${erp.id}/edit`)
    expect(edit.queryByRole('combobox')).toBeNull()
    expect(edit.getByLabelText<HTMLInputElement>('Initiative').readOnly).toBe(true)
  })

  it('that somebody else has changed keeps what was typed, until the person decides', async () => {
    const row = summaryOf()
    const theirs = { ...row, summary: 'Their words.', updatedAt: '2026-03-03T09:30:00.000Z' }
    withSummaries([row])
    const bodies = saves(() => (bodies.length === 1 ? stale(theirs) : row))
    const { actor, path } = renderRoute(`${summaries}/${erp.id}/edit`, { user: firmAdmin })
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    await actor.type(dialog.getByRole('textbox', { name: /^Summary/ }), ' And more.')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Their words.')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toMatchObject([
      { updatedAt: row.updatedAt },
      { updatedAt: theirs.updatedAt, summary: `${row.summary} And more.` },
    ])
    await waitFor(() => expect(path()).toBe(summaries))
  })

  it('survives a failure, a reload and its deletion by somebody else', async () => {
    const row = summaryOf()
    withSummaries([row])
    let refusal = refuse('INTERNAL', 'An error occurred')
    const bodies = saves(() => (bodies.length === 3 ? row : refusal.clone()))
    const address = `${summaries}/${erp.id}/edit`
    const first = renderRoute(address, { user: firmAdmin })
    let dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    await first.actor.type(dialog.getByRole('textbox', { name: 'Recommendations' }), 'Standardise.')
    await first.actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Failed to save initiative summary. Please try again.')).toBeTruthy()
    first.unmount()

    const { actor, path } = renderRoute(address, { user: firmAdmin })
    dialog = within(await screen.findByRole('dialog', { name: 'Edit initiative summary' }))
    expect(dialog.getByText('What you had written before is back.')).toBeTruthy()
    expect(dialog.getByDisplayValue('Standardise.')).toBeTruthy()
    refusal = refuse('NOT_FOUND', 'Initiative summary not found')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Somebody has deleted this summary in the meantime/)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(path()).toBe(summaries))
    expect(bodies.at(-1)).toMatchObject({ updatedAt: null, recommendations: 'Standardise.' })
  })

  it('is deleted once that is confirmed; what went wrong is said', async () => {
    const rows = [summaryOf()]
    withSummaries(rows)
    const refusals = [
      refuse('INTERNAL', 'An error occurred'),
      refuse('NOT_FOUND', 'Initiative summary not found'),
    ]
    server.use(
      answer(deleteInitiativeSummary, () => {
        const refusal = refusals.shift()
        if (refusal !== undefined) return refusal
        rows.pop()
        return { id: newId() }
      }),
    )
    const { actor } = renderRoute(summaries, { user: firmAdmin })
    await actor.click(
      await screen.findByRole('button', { name: 'Delete the summary of ERP vendor selection' }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('ERP vendor selection')).toBeTruthy()
    for (const text of ['Failed to delete initiative summary', 'Initiative summary not found']) {
      await actor.click(dialog.getByRole('button', { name: 'Delete' }))
      expect((await dialog.findByText(text)).getAttribute('role')).toBe('alert')
    }
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No initiative summaries yet')).toBeTruthy()
  })
})
