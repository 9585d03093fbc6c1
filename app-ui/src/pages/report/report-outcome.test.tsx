import { describe, expect, it } from '@jest/globals'
import { listHours } from '@parley/contracts/http/hours.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { getReport } from '@parley/contracts/http/report.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { nextStep, observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'
import { reportOf } from '../../testing/report-record.ts'

const erp = initiative()
const path = `/initiatives/${erp.id}/report`
const phaseId = newId()
const report = reportOf(erp.id, phaseId)
const serve = (given = report, whole = erp): void =>
  server.use(answer(getInitiative, whole), answer(listHours, []), answer(getReport, given))
const panel = (name: string) => within(screen.getByRole('region', { name }))
/** The first one waits for the page's parts to be read. */
const shown = () => screen.findByText('Progress per phase', undefined, { timeout: 25_000 })

describe('the report', () => {
  it('opens with what was found, decided and is open, with the words that say so', async () => {
    const evidence = {
      kind: 'passage' as const,
      chunkId: newId(),
      artifactId: newId(),
      name: 'Plant survey',
      page: 4,
      quote: 'Katowice has no data owner.',
    }
    const at = '2026-03-03T10:00:00.000Z'
    const work = phase({
      id: phaseId,
      initiativeId: erp.id,
      nextStep: nextStep({ kind: 'resolveFindings', count: 1 }),
      observations: [
        observation({
          description: 'A plant has no data owner',
          severity: 'HIGH',
          evidence: [evidence],
          assignee: { id: newId(), name: 'Bo Ek' },
          dueOn: '2026-03-20',
          createdAt: at,
        }),
        observation({
          description: 'The budget has no reserve',
          severity: 'LOW',
          status: 'ACCEPTED',
          acceptedAt: at,
          createdAt: at,
          settlement: {
            by: 'person',
            person: { id: newId(), name: 'Nora West' },
            at,
            words: 'The board carries that risk.',
            quotes: [],
          },
        }),
      ],
    })
    serve(report, { ...erp, phases: [work] })
    const { actor } = renderRoute(path, { user: firmAdmin })
    await shown()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 3)).toEqual(['What was found', 'What was decided', 'What is open'])
    expect(panel('What was found').getByText('2 observations: 1 open, 1 accepted.')).toBeTruthy()
    const decided = panel('What was decided')
    expect(decided.getByText('“The board carries that risk.”')).toBeTruthy()
    expect(decided.getByText('Settled by Nora West on Mar 3, 2026')).toBeTruthy()
    const open = panel('What is open')
    expect(open.getByText(/Bo Ek sees to it · Due Mar 20, 2026/)).toBeTruthy()
    const link = open.getByRole('link', { name: 'A plant has no data owner' }).getAttribute('href')
    expect(link).toBe(`/initiatives/${erp.id}?phase=${phaseId}&finding=${work.observations[0]?.id ?? ''}`)
    expect(open.getByRole('link', { name: 'Discovery' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(open.getByRole('button', { name: /Plant survey, Page 4/ }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('says where nothing was found, decided or is open, in the period that was asked for', async () => {
    const settled = observation({
      status: 'ACCEPTED',
      acceptedAt: '2026-01-03T10:00:00.000Z',
      createdAt: '2026-01-02T10:00:00.000Z',
    })
    serve(
      { ...report, period: { from: '2026-02-01', to: null } },
      { ...erp, phases: [phase({ status: 'COMPLETED', observations: [settled] })] },
    )
    renderRoute(`${path}?from=2026-02-01`, { user: firmAdmin })
    await shown()
    expect(screen.getByText('No observation was raised in this period.')).toBeTruthy()
    expect(screen.getByText('No observation was accepted or remediated in this period.')).toBeTruthy()
    expect(screen.getByText('Every observation is settled.')).toBeTruthy()
  })
})
