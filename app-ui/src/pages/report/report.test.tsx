import { describe, expect, it, jest } from '@jest/globals'
import { addHours, deleteHours, type HoursEntry, listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { getReport, type Report } from '@parley/contracts/http/report.ts'
import { newId } from '@parley/contracts/ids.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { reportOf } from '../../testing/report-record.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const erp = initiative({ isConfidential: true })
const path = `/initiatives/${erp.id}/report`
const phaseId = newId()
const report = reportOf(erp.id, phaseId)
/** Nothing has happened yet. */
const none: Report = {
  ...report,
  phases: [],
  observations: {
    ...report.observations,
    total: 0,
    unsettled: 0,
    bySeverityAndStatus: [],
    byPhase: [],
    days: [],
  },
  interactions: { total: 0, completed: 0, byStatus: [], byPhase: [], byAgent: [] },
  runs: { total: 0, byStatus: [], medianSeconds: null },
  artifacts: { total: 0, byStatus: [] },
  hours: { minutes: 0, byPhase: [], byPerson: [] },
  usage: null,
}
const entry: HoursEntry = {
  id: newId(),
  user: { id: newId(), name: 'Bo Ek' },
  phase: { id: phaseId, name: 'Discovery' },
  minutes: 90,
  note: 'Workshop',
  at: '2026-03-03T12:00:00.000Z',
}

const serve = (given: Report = report, whole = erp): string[] => {
  const asked: string[] = []
  server.use(
    answer(getInitiative, whole),
    answer(listHours, [entry]),
    answer(getReport, ({ query }) => {
      asked.push(query.toString())
      return given
    }),
  )
  return asked
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
/** The first one waits for the page's parts to be read. */
const shown = () => screen.findByText('Progress per phase', undefined, { timeout: 25_000 })

describe('the report page', () => {
  it('shows key figures, charts, and the same numbers as tables', async () => {
    serve()
    const { actor } = renderRoute(path, { user: firmAdmin })
    await shown()
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['0 of 1', '2 of 5', '8 of 9', '2', '1', '1.5 h', '4,500', '$1.25'])
    expect(await screen.findByRole('img', { name: 'Observations by severity' })).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Observations by severity: show as table' }))
    const rows = panel('Observations by severity').getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'SeverityOpenTo remediateAcceptedRemediatedTotal',
      'Critical00033',
      'Low20002',
    ])
    await actor.click(screen.getByRole('button', { name: 'Observations over time: show as table' }))
    expect(panel('Observations over time').getAllByRole('row')[2]?.textContent).toBe('Mar 4, 2026532')
    await actor.click(screen.getByRole('button', { name: 'Progress per phase: show as table' }))
    const phase = panel('Progress per phase').getByRole('link', { name: 'Discovery' })
    expect(phase.getAttribute('href')).toBe(`/initiatives/${erp.id}?phase=${phaseId}`)
    expect(panel('Tokens and cost by model').getByText('gpt-5')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is of a period that stands in the address', async () => {
    const asked = serve()
    const { actor, path: at } = renderRoute(`${path}?from=2026-02-01&to=2026-02-28`, { user: firmAdmin })
    await shown()
    expect(asked).toEqual(['from=2026-02-01&to=2026-02-28'])
    await actor.click(screen.getByRole('combobox', { name: 'Period' }))
    await actor.click(await screen.findByRole('option', { name: 'All time' }))
    await waitFor(() => expect(at()).toBe(path))
    await waitFor(() => expect(asked.at(-1)).toBe(''))
    await actor.click(screen.getByRole('combobox', { name: 'Period' }))
    await actor.click(await screen.findByRole('option', { name: 'Last 30 days' }))
    await waitFor(() => expect(at()).toBe(`${path}?period=last30`))
    await waitFor(() => expect(asked.at(-1)).toMatch(/^from=.+&to=/))
  })

  it('does not ask for a period that ends before it begins', async () => {
    const asked = serve()
    renderRoute(`${path}?from=2026-02-28&to=2026-02-01`, { user: firmAdmin })
    expect(await screen.findByText('The period ends before it begins.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('says where there is nothing, and leaves tokens and cost to those who may see them', async () => {
    serve(none, { ...erp, canManage: false })
    renderRoute(path, { user: clientViewer })
    expect(await screen.findByText('This initiative has no phases yet.')).toBeTruthy()
    expect(screen.getByText('No conversation was started in this period.')).toBeTruthy()
    expect(screen.getByText('Tokens and cost are shown to people who may view analytics.')).toBeTruthy()
    expect(screen.queryByText('Tokens over time')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add hours' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is exported as CSV that no spreadsheet runs, and printed with whose it is', async () => {
    serve()
    let saved: Blob | undefined
    URL.createObjectURL = (blob) => {
      saved = blob as Blob
      return 'blob:report'
    }
    URL.revokeObjectURL = () => undefined
    const print = jest.fn()
    window.print = print
    const { actor } = renderRoute(path, { user: clientAdmin })
    await shown()
    await actor.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const lines = (await saved?.text())?.split('\r\n') ?? []
    expect(lines[0]).toContain(`Report of ${erp.name}`)
    expect(lines).toContain("'=Analyst,Contributor,8,1,0,0,0")
    expect(lines).toContain('OpenAI,gpt-5,3,4000,500,1.25')
    await actor.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.getByTestId('print-head').textContent).toMatch(
      /^Northwind Advisory \| Acme Manufacturing.*Confidential/i,
    )
  })

  it('says what failed, and tries again; a missing one is not found', async () => {
    server.use(answer(getInitiative, erp), answer(listHours, []))
    server.use(answer(getReport, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Failed to load the report')).toBeTruthy()
    serve()
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    await shown()
    server.use(answer(getInitiative, () => refuse('NOT_FOUND', 'Initiative not found')))
    renderRoute(`/initiatives/${newId()}/report`, { user: firmAdmin })
    expect(await screen.findByText('Initiative not found')).toBeTruthy()
  })

  it('speaks German', async () => {
    serve()
    renderRoute(path, { user: firmAdmin })
    await shown()
    await act(() => changeLanguage('de'))
    expect(await screen.findByText('Fortschritt je Phase')).toBeTruthy()
    expect((await screen.findAllByText('1,5 Std.')).length).toBeGreaterThan(0)
    await act(() => changeLanguage('en'))
  })
})

describe('recorded hours', () => {
  it('are added as people write them, and deleted after a question', async () => {
    serve(none)
    const bodies: unknown[] = []
    const deleted: unknown[] = []
    server.use(
      answer(addHours, ({ body }) => {
        bodies.push(body)
        return entry
      }),
      answer(deleteHours, ({ params }) => {
        deleted.push(params.id)
        return { id: entry.id }
      }),
    )
    const { actor } = renderRoute(path, { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Add hours' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add hours' }))
    const field = dialog.getByRole('textbox', { name: /Hours/ })
    await actor.type(field, '25')
    expect(dialog.getByText(/^From one minute to 24 hours/)).toBeTruthy()
    await actor.clear(field)
    await actor.type(field, '1:45')
    await actor.type(dialog.getByRole('textbox', { name: 'Note' }), 'Interviews')
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).toEqual([{ minutes: 105, phaseId: null, note: 'Interviews' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Delete 1.5 h of Bo Ek, Mar 3, 2026' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete these hours?' }))
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toEqual([entry.id]))
  })
})
