import { describe, expect, it } from '@jest/globals'
import { adminSelfChecks, requestSelfCheck, type SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { newId } from '@parley/contracts/ids.ts'
import { selfCheckNames, type SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { renderConsole } from '../../testing/render-console.tsx'

const results = (changes: Partial<SelfCheckResult>): SelfCheckResult[] =>
  selfCheckNames.map((check) => ({
    check,
    outcome: 'ok',
    found: 0,
    examples: [],
    milliseconds: 12,
    ...(check === 'rows_without_files' ? changes : {}),
  }))

const report = (changes: Partial<SelfCheck> = {}): SelfCheck => ({
  id: newId(),
  status: 'DONE',
  found: 0,
  results: results({}),
  requestedById: null,
  createdAt: '2026-11-23T03:00:00.000Z',
  startedAt: '2026-11-23T03:00:01.000Z',
  finishedAt: '2026-11-23T03:00:03.500Z',
  ...changes,
})

describe('self-checks', () => {
  it('are listed with what was found, and one is made on request, whose report is shown', async () => {
    const made = report({ status: 'RUNNING', results: [], finishedAt: null })
    server.use(
      answer(adminSelfChecks.list, [report(), report({ found: 3 })]),
      answer(requestSelfCheck, made),
      answer(adminSelfChecks.get, made),
    )
    const { actor, path } = renderConsole('/self-checks')
    await screen.findByText('Nothing')
    expect(screen.getByText('3')).toBeTruthy()
    expect(screen.getAllByText('2.5 s')).toHaveLength(2)
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Run now' }))
    await screen.findByRole('progressbar', { name: 'Checks that are done' })
    expect(path()).toBe(`/self-checks/${made.id}/show`)
    expect(screen.getAllByText('not yet')).toHaveLength(8)
  })

  it('say what was found by ids, and what to do about it', async () => {
    const found: Partial<SelfCheckResult> = { outcome: 'found', found: 7, examples: ['artifact 01a2'] }
    const one = report({ found: 7, results: results(found) })
    server.use(answer(adminSelfChecks.get, one), answer(adminSelfChecks.list, [one]))
    renderConsole(`/self-checks/${one.id}/show`)
    await screen.findByText('artifact 01a2')
    expect(screen.getByText('7 found')).toBeTruthy()
    expect(screen.getByText('and 6 more')).toBeTruthy()
    expect(screen.getByText(/Put the files back from a backup/)).toBeTruthy()
    expect(screen.getAllByText('In order')).toHaveLength(7)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('that are none invite to the first one, and what cannot be read is said', async () => {
    server.use(answer(adminSelfChecks.list, []))
    const { navigate } = renderConsole('/self-checks')
    await screen.findByText('Nothing has been looked over yet.')
    expect(screen.getByRole('button', { name: 'Run now' })).toBeTruthy()
    server.use(answer(adminSelfChecks.get, () => refuse('INTERNAL', 'It broke.')))
    await navigate(`/self-checks/${newId()}/show`)
    await screen.findByText(/It broke\./)
  })
})
