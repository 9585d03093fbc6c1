import { afterEach, describe, expect, it } from '@jest/globals'
import { me, refresh, type SessionUser } from '@parley/contracts/http/session.ts'
import { consultant, insideAcme } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../testing/render-route.tsx'

afterEach(() => sessionStorage.clear())

const endingIn = (milliseconds: number): SessionUser => {
  const inside = insideAcme(consultant)
  const { impersonation } = inside
  if (impersonation === undefined) throw new Error('Nobody acts for anybody')
  const expiresAt = new Date(Date.now() + milliseconds).toISOString()
  return { ...inside, impersonation: { ...impersonation, expiresAt } }
}

describe('the end of an impersonation', () => {
  it('is warned of in the badge for the last 5 minutes, and told politely', async () => {
    renderRoute('/notifications', { user: endingIn(4 * 60_000 - 1_000) })
    const badge = (await screen.findByText('Impersonating')).closest('[data-ending]')
    expect(badge?.textContent).toContain('4 min')
    const told = screen.getAllByRole('status').map((element) => element.textContent)
    expect(told).toContain('You act for this organisation for 5 more minutes.')
  })

  it('leads back to the own place, with a sentence', async () => {
    const user = endingIn(300)
    const { path } = renderRoute('/notifications', { user })
    let isOver = false
    server.use(
      answer(refresh, () => {
        isOver = true
        return { token: 'own', user: consultant }
      }),
      answer(me, () => ({ user: isOver ? consultant : user })),
    )
    expect(await screen.findByText('Impersonating')).toBeTruthy()
    const sentence = 'Your 60 minutes inside the organisation are over. You are back in your own place.'
    expect(await screen.findByText(sentence, {}, { timeout: 8_000 })).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/consulting-firm-dashboard'))
    expect(screen.queryByText('Impersonating')).toBeNull()
  })
})
