import { describe, expect, it } from '@jest/globals'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { getProgress, setProgress, type Progress } from '@parley/contracts/http/progress.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { listUsers } from '@parley/contracts/http/users.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'
import { firstStepsOf, pathOfStep } from './first-steps.ts'

const begin = async (progress: Progress = {}, user = clientAdmin, { isHeld = false } = {}) => {
  const kept: unknown[] = []
  let now = progress
  server.use(
    answer(getProgress, () => now),
    answer(setProgress, ({ body }) => {
      kept.push(body)
      const states: [string, unknown][] = Object.entries({ ...now, ...(body as object) })
      now = setProgress.response.parse(Object.fromEntries(states.filter(([, state]) => state !== null)))
      return now
    }),
    answer(listClientInitiatives, []),
    answer(listStakeholders, []),
    answer(listClientArtifacts, []),
    answer(listUsers, []),
    ...(isHeld ? [] : [answer(twoFactorStatus, { enabled: true, backupCodesRemaining: 8 })]),
  )
  const page = renderRoute('/initiatives', { user })
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })
  return { ...page, kept }
}

describe('first steps', () => {
  it('are four to six for whoever has them, and each leads somewhere', () => {
    for (const user of [firmAdmin, consultant, clientAdmin, clientViewer]) {
      const steps = firstStepsOf(user)
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(steps.length).toBeLessThanOrEqual(6)
      for (const step of steps) if (step !== 'tour') expect(pathOfStep(step, user)).toMatch(/^\//)
    }
    expect(firstStepsOf(superAdmin)).toEqual([])
    expect(firstStepsOf(insideAcme(consultant))).toEqual([])
  })

  it('are one line with the next of them, and show what is done and what is not when asked', async () => {
    const { actor } = await begin()
    const card = await screen.findByRole('region', { name: 'First steps' })
    await waitFor(() => expect(card.textContent).toContain('1 of 6 done'))
    expect(within(card).getAllByRole('link')).toHaveLength(1)
    await actor.click(within(card).getByRole('button', { name: 'Show all steps' }))
    expect(within(card).getByRole('link', { name: 'Upload a document' }).getAttribute('href')).toBe(
      '/artifacts',
    )
    expect(within(card).queryByRole('link', { name: /two-factor/ })).toBeNull()
    expect(await accessibilityProblems(card)).toEqual([])
  })

  it('are said once all of them are known, and never put right afterwards', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let isRead = false
    server.use(
      answer(twoFactorStatus, async () => {
        await held
        isRead = true
        return { enabled: true, backupCodesRemaining: 8 }
      }),
    )
    await begin({}, clientAdmin, { isHeld: true })
    await screen.findByText('No initiatives found')
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
    release()
    const card = await screen.findByRole('region', { name: 'First steps' })
    expect([isRead, card.textContent.includes('1 of 6 done')]).toEqual([true, true])
  })

  it('are put away, and come back from the menu of the account', async () => {
    const { actor, kept } = await begin()
    await actor.click(await screen.findByRole('button', { name: 'Hide the first steps' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
    expect(kept).toEqual([{ checklist: 'dismissed' }])
    await actor.click(screen.getByRole('button', { name: /^Account of/ }))
    await actor.click(await screen.findByRole('button', { name: 'Show first steps' }))
    expect(await screen.findByRole('region', { name: 'First steps' })).toBeTruthy()
    expect(kept.at(-1)).toEqual({ checklist: null })
  })

  it('offer the tour, which keeps that it was seen, and is offered no more', async () => {
    const { actor, kept } = await begin()
    await actor.click(await screen.findByRole('button', { name: 'Take the tour' }))
    const title = async (name: string) => screen.findByRole('dialog', { name })
    await title('Welcome to Parley')
    for (const name of ['Your menu', 'Search and do', 'Notifications', 'Your account', 'Your first page']) {
      await actor.click(screen.getByRole('button', { name: 'Next' }))
      await title(name)
    }
    await actor.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(kept).toEqual([{ tour: 'done' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull())
  })
})
