import { expect, it } from '@jest/globals'
import { unlockSignIn } from '@parley/contracts/http/recovery.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen } from '@testing-library/react'
import { unlockSignInRoute } from '../../features/account/recovery/recovery-routes.ts'
import { renderRoute } from '../../testing/render-route.tsx'

it('opens the sign-in at the click, and not before', async () => {
  let calls = 0
  server.use(
    answer(unlockSignIn, () => {
      calls += 1
      return { message: 'You can sign in again.' }
    }),
  )
  const { actor } = renderRoute('/unlock?token=secret')
  const button = await screen.findByRole('button', { name: 'Open my sign-in' })
  expect(calls).toBe(0)
  await actor.click(button)
  expect(await screen.findByText('Your sign-in is open again.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
  expect(await accessibilityProblems()).toEqual([])
})

it('says when a link is over', async () => {
  server.use(answer(unlockSignIn, () => refuse('BAD_REQUEST', 'This link is no longer valid.')))
  const { actor } = renderRoute('/unlock?token=old')
  await actor.click(await screen.findByRole('button', { name: 'Open my sign-in' }))
  expect(await screen.findByText(/^This link is no longer valid\. The lock ends by itself/)).toBeTruthy()
})

it('calls the route that the contract describes', () => {
  const { name, method, path } = unlockSignIn
  expect(unlockSignInRoute).toMatchObject({ name, method, path })
})
