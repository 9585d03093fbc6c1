import { describe, expect, it } from '@jest/globals'
import { forgotPassword, verifyEmail } from '@parley/contracts/http/recovery.ts'
import { readRegistrationLink, register, registrationState } from '@parley/contracts/http/registration.ts'
import { me } from '@parley/contracts/http/session.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientViewer, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import {
  readRegistrationLinkRoute,
  registerRoute,
  registrationStateRoute,
  verifyEmailRoute,
} from '../../features/account/registration/registration-routes.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const good = 'Parley-demo-1!'
const link = {
  kind: 'invitation' as const,
  email: 'ada@acme.test',
  firstName: 'Ada',
  lastName: '',
  organisation: 'Acme Manufacturing',
  passwordRules: { minLength: 10, requireSpecialChars: true },
}
const over = 'This link is no longer valid. It may have been used already, or be too old.'

describe('the page of an invitation', () => {
  it('asks for names and a password by the firm’s rules, and signs in', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(readRegistrationLink, link),
      answer(register, ({ body }) => {
        bodies.push(body)
        return { token: 'own', user: clientViewer }
      }),
      answer(me, { user: clientViewer }),
    )
    const { actor, path } = renderRoute('/register?token=secret')
    expect(await screen.findByText(/Acme Manufacturing has made an account for you/)).toBeTruthy()
    expect(screen.getByText(/At least 10 characters/)).toBeTruthy()
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
    await actor.click(screen.getByRole('button', { name: 'Set up account' }))
    expect(await screen.findAllByText('This field is required')).toHaveLength(3)
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('autocomplete')).toBe('new-password')
    await actor.type(password, 'Sh0rt!xyz')
    expect(screen.getByText('Password must be at least 10 characters')).toBeTruthy()
    await actor.clear(password)
    await actor.type(password, good)
    await actor.type(screen.getByLabelText('Confirm password'), `${good}x`)
    expect(screen.getByText('Passwords must match')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(screen.getByLabelText('Confirm password'), '{Backspace}')
    await actor.type(screen.getByLabelText('Last name'), 'Park')
    await actor.click(screen.getByRole('button', { name: 'Set up account' }))
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(bodies).toEqual([{ token: 'secret', firstName: 'Ada', lastName: 'Park', password: good }])
  })

  it('leads to the field that was refused, and leaves the person there while they type', async () => {
    const refused = 'This password is among those that leaked'
    server.use(
      answer(readRegistrationLink, { ...link, lastName: 'Park' }),
      answer(register, () => refuse('VALIDATION_FAILED', refused, { password: refused })),
    )
    const { actor } = renderRoute('/register?token=secret')
    const password = await screen.findByLabelText('Password')
    await actor.type(password, good)
    await actor.type(screen.getByLabelText('Confirm password'), good)
    await actor.click(screen.getByRole('button', { name: 'Set up account' }))
    expect(await screen.findByText(refused)).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('password')
    await actor.type(password, 'x')
    expect(screen.getByText('Passwords must match')).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('password')
  })

  it('leads super admins to where the console says what is still to be set', async () => {
    server.use(
      answer(readRegistrationLink, { ...link, lastName: 'Park', organisation: null }),
      answer(register, { token: 'own', user: superAdmin }),
      answer(me, { user: superAdmin }),
    )
    const { actor, left } = renderRoute('/register?token=secret')
    await actor.type(await screen.findByLabelText('Password'), good)
    await actor.type(screen.getByLabelText('Confirm password'), good)
    await actor.click(screen.getByRole('button', { name: 'Set up account' }))
    await waitFor(() => expect(left).toEqual(['/admin/']))
  })

  it('that is used or too old offers to have a new link sent', async () => {
    server.use(
      answer(readRegistrationLink, () => refuse('BAD_REQUEST', over)),
      answer(forgotPassword, { message: 'Password reset email sent successfully' }),
    )
    const { actor } = renderRoute('/register?token=old')
    expect(await screen.findByRole('heading', { name: 'This link cannot be used any more' })).toBeTruthy()
    await actor.type(screen.getByLabelText('Email'), 'ada@acme.test')
    await actor.click(screen.getByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText('Password reset email sent successfully')).toBeTruthy()
  })
})

describe('the page to register without a link', () => {
  it('says plainly that registration is by invitation, and how to get one', async () => {
    server.use(answer(registrationState, { selfRegistration: false }))
    renderRoute('/register')
    expect(await screen.findByRole('heading', { name: 'Registration is by invitation' })).toBeTruthy()
    expect(screen.getByText(/Ask the administrator of your organisation/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('takes a firm where that is open, and sends its link', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(registrationState, { selfRegistration: true }),
      answer(register, ({ body }) => {
        bodies.push(body)
        return { message: 'We have sent a link to your email address. Open it to go on.' }
      }),
    )
    const { actor } = renderRoute('/register')
    await actor.type(await screen.findByLabelText('Firm name'), 'Eastgate')
    await actor.type(screen.getByLabelText('First name'), 'Eva')
    await actor.type(screen.getByLabelText('Last name'), 'Berg')
    await actor.type(screen.getByLabelText('Email'), 'eva')
    await actor.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    await actor.type(screen.getByLabelText('Email'), '@eastgate.test')
    await actor.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(/We have sent a link/)).toBeTruthy()
    expect(bodies).toEqual([
      { firmName: 'Eastgate', firstName: 'Eva', lastName: 'Berg', email: 'eva@eastgate.test' },
    ])
  })
})

describe('the page of a link about an address', () => {
  it('changes nothing before the click', async () => {
    let calls = 0
    server.use(
      answer(verifyEmail, () => {
        calls += 1
        return { message: 'Email address verified successfully' }
      }),
    )
    const { actor } = renderRoute('/verify-email?token=secret')
    const confirm = await screen.findByRole('button', { name: 'Confirm address' })
    expect(calls).toBe(0)
    await actor.click(confirm)
    expect(await screen.findByText('Your address is confirmed. Sign in with it from now on.')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('keeps the address before, and says when a link is over', async () => {
    server.use(answer(verifyEmail, () => refuse('BAD_REQUEST', 'This link is no longer valid.')))
    const { actor } = renderRoute('/verify-email?keep=1&token=old')
    await actor.click(await screen.findByRole('button', { name: 'Keep my address' }))
    expect(await screen.findByText('This link is no longer valid. Please ask for a new one.')).toBeTruthy()
  })
})

it('calls the routes that the contracts describe', () => {
  for (const [written, route] of [
    [readRegistrationLinkRoute, readRegistrationLink],
    [registerRoute, register],
    [registrationStateRoute, registrationState],
    [verifyEmailRoute, verifyEmail],
  ] as const)
    expect([written.name, written.method, written.path]).toEqual([route.name, route.method, route.path])
})
