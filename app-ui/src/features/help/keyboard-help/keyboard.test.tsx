import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { getProgress, setProgress } from '@parley/contracts/http/progress.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../../../testing/render-route.tsx'
import { isSingleKey, shortcuts } from './shortcuts.ts'

const show = async () => {
  server.use(answer(listClientInitiatives, []))
  const page = renderRoute('/initiatives', { user: clientAdmin })
  // The first of them waits for the whole shell to be read.
  await screen.findByRole('searchbox', {}, { timeout: 30_000 })
  await waitFor(() => expect(page.client.getQueryData([getProgress.name, {}])).toBeDefined())
  return page
}

describe('keyboard shortcuts', () => {
  it('are listed by ?, and each of them once', async () => {
    const { actor } = await show()
    await actor.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog.textContent).toContain('Search, go to a page, or do something')
    expect(dialog.textContent).not.toContain('Consultants')
    expect(await accessibilityProblems(dialog)).toEqual([])
    const keys = shortcuts.map(({ keys }) => keys.join(' '))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('go to pages by pairs, create, and find the search; not while somebody types', async () => {
    const { actor, path } = await show()
    await actor.keyboard('/')
    expect(screen.getByRole('searchbox')).toBe(document.activeElement)
    await actor.keyboard('gn?')
    expect(path()).toMatch(/^\/initiatives(\?|$)/)
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('searchbox').blur()
    await actor.keyboard('ga')
    await waitFor(() => expect(path()).toBe('/artifacts'))
    await actor.keyboard('c')
    await waitFor(() => expect(path()).toBe('/initiatives/create'))
  })

  it('of single keys are turned off and on, and stay so with the account (WCAG 2.1.4)', async () => {
    const kept: unknown[] = []
    server.use(
      answer(setProgress, ({ body }) => {
        kept.push(body)
        return setProgress.response.parse(body)
      }),
    )
    const { actor, path } = await show()
    await actor.keyboard('?')
    await actor.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await waitFor(() => expect(kept).toEqual([{ 'shortcuts.single-key': 'off' }]))
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await actor.keyboard('c?')
    expect(path()).toBe('/initiatives')
    expect(screen.queryByRole('dialog')).toBeNull()
    await actor.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox')).toBeTruthy()
    expect(shortcuts.filter(isSingleKey).every(({ keys }) => keys[0] !== 'Mod')).toBe(true)
  })
})
