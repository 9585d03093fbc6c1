import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { me } from '@parley/contracts/http/session.ts'
import * as contract from '@parley/contracts/http/sso-sign-in.ts'
import { loginTwoFactor } from '@parley/contracts/http/two-factor.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import * as written from '../../features/account/sso/sso-routes.ts'
import { renderRoute } from '../../testing/render-route.tsx'

/** Each test has an answer of its own: one is handed over once. */
let last = 0
const address = (more = '') => `/auth/sso/callback?code=c${++last}&state=s${last}${more}`

it('says of each call what the contracts say', () => {
  for (const [route, agreed] of [
    [written.listSsoProvidersRoute, contract.listSsoProviders],
    [written.ssoAuthorizationUrlRoute, contract.ssoAuthorizationUrl],
    [written.ssoCallbackRoute, contract.ssoCallback],
  ] as const)
    expect([route.name, route.method, route.path]).toEqual([agreed.name, agreed.method, agreed.path])
})

describe('the way back from the provider', () => {
  it('signs in, once, and leads to where one came from', async () => {
    const handed: unknown[] = []
    server.use(
      answer(me, { user: clientAdmin }),
      answer(listClientInitiatives, []),
      answer(listTemplates, templateList()),
      answer(contract.ssoCallback, ({ query }) => {
        handed.push(Object.fromEntries(query))
        return { token: 'mine', user: clientAdmin, returnTo: '/initiatives/create' }
      }),
    )
    const { path } = renderRoute(address('&iss=https%3A%2F%2Flogin.test&session_state=x'))
    await waitFor(() => expect(path()).toBe('/initiatives/create'))
    expect(localStorage.getItem('parley.token')).toBe('mine')
    // What the provider adds besides is not handed on.
    expect(handed).toEqual([{ code: `c${last}`, state: `s${last}`, iss: 'https://login.test' }])
  })

  it('asks for the second factor that an account has here', async () => {
    server.use(
      answer(me, { user: clientAdmin }),
      answer(listClientInitiatives, []),
      answer(listTemplates, templateList()),
      answer(contract.ssoCallback, {
        twoFactorRequired: true as const,
        challenge: 'mine',
        returnTo: '/initiatives/create',
      }),
      answer(loginTwoFactor, ({ body }) => {
        expect(body).toEqual({ challenge: 'mine', code: '123456' })
        return { token: 'after-both', user: clientAdmin }
      }),
    )
    const { actor, path } = renderRoute(address())
    await actor.type(await screen.findByRole('textbox'), '123456')
    await waitFor(() => expect(path()).toBe('/initiatives/create'))
    expect(localStorage.getItem('parley.token')).toBe('after-both')
  })

  it('never leads out of the product', async () => {
    server.use(
      answer(me, { user: clientAdmin }),
      answer(listClientInitiatives, []),
      answer(listTemplates, templateList()),
      answer(contract.ssoCallback, { token: 'mine', user: clientAdmin, returnTo: '//elsewhere.test' }),
    )
    const { path } = renderRoute(address())
    await waitFor(() => expect(path()).toBe('/initiatives'))
  })

  it.each([
    ['SSO_DENIED', 'Your provider did not let you in.'],
    ['SSO_EXPIRED', 'This sign-in took too long. Begin again.'],
    ['SSO_NO_ACCOUNT', 'There is no account for you.'],
    ['UNAUTHENTICATED', 'Begin again in this browser.'],
  ] as const)('says why it did not work (%s), with the way back', async (code, text) => {
    server.use(answer(contract.ssoCallback, () => refuse(code, text)))
    const { actor, path } = renderRoute(address('&error=access_denied'))
    expect(await screen.findByRole('heading', { name: 'Signing in did not work' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(text)
    if (code === 'SSO_DENIED') expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    await waitFor(() => expect(path()).toBe('/login'))
  })

  it('shows what a test sign-in was told, and what a sign-in would do', async () => {
    server.use(
      answer(contract.ssoCallback, {
        test: {
          protocol: 'oidc',
          issuer: 'https://login.test',
          subject: 'subject-1',
          email: 'ada@acme.test',
          emailVerified: true,
          name: 'Ada Park',
          wouldSignIn: 'link_required',
        },
      }),
    )
    renderRoute(address())
    for (const text of ['ada@acme.test', 'Ada Park', 'subject-1', 'https://login.test', 'OpenID Connect'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText(/A sign-in would be refused: there is an account with this email/)).toBeTruthy()
    expect(localStorage.getItem('parley.token')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('has nothing to do without an answer of a provider', async () => {
    renderRoute('/auth/sso/callback')
    expect(await screen.findByRole('heading', { name: 'Nothing to do here' })).toBeTruthy()
  })
})
