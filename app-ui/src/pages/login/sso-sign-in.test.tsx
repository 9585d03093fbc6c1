import { describe, expect, it } from '@jest/globals'
import { listSsoProviders, ssoAuthorizationUrl } from '@parley/contracts/http/sso-sign-in.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const atProvider = 'https://login.example.com/authorize?state=s'

/** Addresses of acme.test belong to Microsoft. */
function microsoftOfAcme() {
  const asked: string[] = []
  const begun: URLSearchParams[] = []
  server.use(
    answer(listSsoProviders, ({ query }) => {
      const email = query.get('email') ?? ''
      asked.push(email)
      return email.endsWith('@acme.test') ? [{ provider: 'microsoft' as const, clientId: newId() }] : []
    }),
    answer(ssoAuthorizationUrl, ({ query }) => {
      begun.push(query)
      return { url: atProvider }
    }),
  )
  return { asked, begun }
}

describe('single sign-on at the sign-in page', () => {
  it('asks for the address alone, and leads to the provider of its domain', async () => {
    const { begun } = microsoftOfAcme()
    const { actor, left } = renderRoute('/login?next=%2Fartifacts')
    await actor.click(await screen.findByRole('button', { name: 'Sign in with single sign-on' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(screen.getByLabelText('Email'), 'nobody')
    await actor.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Invalid email format')).toBeTruthy()
    await actor.clear(screen.getByLabelText('Email'))
    await actor.type(screen.getByLabelText('Email'), 'ada@acme.test')
    await actor.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual([atProvider]))
    expect(Object.fromEntries(begun[0] ?? [])).toEqual({ email: 'ada@acme.test', returnTo: '/artifacts' })
  })

  it('says plainly that a domain is unknown, and leads back to the password', async () => {
    microsoftOfAcme()
    const { actor, left } = renderRoute('/login')
    await actor.click(await screen.findByRole('button', { name: 'Sign in with single sign-on' }))
    await actor.type(screen.getByLabelText('Email'), 'ada@elsewhere.test{Enter}')
    expect(await screen.findByText(/Single sign-on is not set up for elsewhere\.test\./)).toBeTruthy()
    expect(left).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'Sign in with a password' }))
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('is offered once the address is left, where its domain has a provider', async () => {
    const { asked } = microsoftOfAcme()
    const { actor, left } = renderRoute('/login')
    await screen.findByRole('button', { name: 'Sign in with single sign-on' })
    await actor.type(screen.getByLabelText('Email'), 'ada@acme.test')
    expect(asked).toEqual([])
    await actor.tab()
    await actor.click(await screen.findByRole('button', { name: 'Continue with Microsoft' }))
    await waitFor(() => expect(left).toEqual([atProvider]))
    expect(asked).toEqual(['ada@acme.test'])
  })

  it('says why it did not begin', async () => {
    microsoftOfAcme()
    const down = 'The provider does not answer at the moment.'
    server.use(answer(ssoAuthorizationUrl, () => refuse('UNAVAILABLE', down)))
    const { actor, left } = renderRoute('/login')
    await actor.click(await screen.findByRole('button', { name: 'Sign in with single sign-on' }))
    await actor.type(screen.getByLabelText('Email'), 'ada@acme.test{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(down)
    expect(left).toEqual([])
  })
})
