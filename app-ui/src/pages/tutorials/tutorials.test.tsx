import { beforeEach, describe, expect, it } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { getProgress, type Progress, setProgress, tutorials } from '@parley/contracts/http/progress.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { closeGuide } from '../../features/help/guide/guide.ts'
import { guidePlans } from '../../features/help/tutorials/guide-plans.ts'
import { tutorialsTexts } from '../../features/help/tutorials/locales/en.ts'
import { tutorialsFor } from '../../features/help/tutorials/tutorials-for.ts'
import { renderRoute } from '../../testing/render-route.tsx'

beforeEach(closeGuide)

describe('tutorials', () => {
  it('are offered by what a person may do where they stand', () => {
    const names = (user: typeof clientAdmin) => tutorialsFor(user).map(({ name }) => name)
    expect(names(clientAdmin)).toEqual([...tutorials])
    expect(names(clientViewer)).toEqual(['cite-documents', 'export-deck', 'secure-account'])
    expect(names(superAdmin)).toEqual(['secure-account'])
    expect(tutorialsFor(consultant)).toContainEqual({ name: 'fill-phase', hindrance: 'connect' })
    expect(tutorialsFor(insideAcme(consultant))).toContainEqual({
      name: 'secure-account',
      hindrance: 'disconnect',
    })
  })

  it('have words for each step, and a step for all words', () => {
    for (const name of tutorials) {
      const ids = guidePlans[name].steps(clientAdmin).map(({ id }) => id)
      expect([name, ids]).toEqual([name, Object.keys(tutorialsTexts.guides[name].steps)])
    }
  })

  it('begin in the product and keep how far one came', async () => {
    const kept: unknown[] = []
    const progress: Progress = { 'tutorial.secure-account': 'done' }
    server.use(
      answer(getProgress, () => progress),
      answer(setProgress, ({ body }) => {
        kept.push(body)
        return Object.assign(progress, body)
      }),
      answer(listTemplates, templateList()),
      answer(listClientInitiatives, []),
    )
    const { actor, path } = renderRoute('/tutorials', { user: clientAdmin })
    expect(await screen.findByText(`1 of ${tutorials.length} done`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start again: Secure your account' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Start: Fill a phase' }))
    await waitFor(() => expect(path()).toBe('/initiatives'))
    await waitFor(() => expect(kept).toEqual([{ 'tutorial.fill-phase': 'started' }]))
    closeGuide()
  })
})
