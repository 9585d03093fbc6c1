import { describe, expect, it } from '@jest/globals'
import { forgotPassword, resetPassword } from '@parley/contracts/http/recovery.ts'
import { getPasswordRules } from '@parley/contracts/http/security.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import {
  forgotPasswordRoute,
  passwordRulesRoute,
  resetPasswordRoute,
} from '../../features/account/recovery/recovery-routes.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const good = 'Parley-demo-1!'

describe('the page of a link from a mail', () => {
  const fill = async (actor: ReturnType<typeof renderRoute>['actor'], one: string, two = one) => {
    const fields = [await screen.findByLabelText('New password'), screen.getByLabelText('Confirm password')]
    for (const [index, text] of [one, two].entries()) {
      const field = fields[index]
      if (field === undefined) continue
      await actor.clear(field)
      if (text !== '') await actor.type(field, text)
    }
    await actor.click(screen.getByRole('button', { name: 'Set password' }))
  }

  it('holds a password to the rules before it is sent', async () => {
    const { actor } = renderRoute('/reset-password?token=secret')
    await fill(actor, '')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    await fill(actor, 'Short1')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
    await fill(actor, 'all-lower-case-1')
    const simple = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'
    expect(await screen.findByText(simple)).toBeTruthy()
    await fill(actor, good, `${good}x`)
    expect(await screen.findByText('Passwords must match')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows the rules of the account’s organisation, and what is met of them while one types', async () => {
    const rules = { requireUppercase: true, requireLowercase: true, requireNumbers: true, minLength: 12 }
    server.use(answer(getPasswordRules, { ...rules, requireSpecialChars: false }))
    const { actor } = renderRoute('/reset-password?token=secret')
    expect((await screen.findByText('At least 12 characters')).textContent).toMatch(/still missing$/)
    expect(screen.queryByText('A special character')).toBeNull()
    await actor.type(screen.getByLabelText('New password'), '1')
    expect(screen.getByText('A number').textContent).toMatch(/met$/)
  })

  it('sets the password, says so and leads to the sign-in page after 3 seconds', async () => {
    const bodies: unknown[] = []
    server.use(
      answer(resetPassword, ({ body }) => {
        bodies.push(body)
        return { message: 'Password has been reset successfully' }
      }),
    )
    const { actor, path } = renderRoute('/reset-password?token=secret&welcome=1')
    expect(await screen.findByRole('heading', { name: 'Welcome to Parley' })).toBeTruthy()
    await fill(actor, good)
    expect(await screen.findByText('Password has been reset successfully')).toBeTruthy()
    expect(bodies).toEqual([{ token: 'secret', password: good }])
    await waitFor(() => expect(path()).toBe('/login'), { timeout: 8_000 })
  })

  it('shows what the server says of the password beside it, and of the link above', async () => {
    const special = 'Password must contain at least one special character'
    server.use(answer(resetPassword, () => refuse('VALIDATION_FAILED', special, { password: special })))
    const { actor, path } = renderRoute('/reset-password?token=secret')
    await fill(actor, 'NoSpecial123')
    expect(await screen.findByText(special)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Request New Password Reset' })).toBeNull()
    const invalid = 'Invalid reset link. Please request a new password reset.'
    server.use(answer(resetPassword, () => refuse('BAD_REQUEST', invalid)))
    await actor.click(screen.getByRole('button', { name: 'Set password' }))
    expect((await screen.findByRole('alert')).textContent).toContain(invalid)
    // The link was used or is too old: a new one is a click away.
    await actor.click(screen.getByRole('link', { name: 'Request New Password Reset' }))
    await waitFor(() => expect(path()).toBe('/forgot-password'))
  })

  it('without a token offers to request a new link', async () => {
    const { actor, path } = renderRoute('/reset-password')
    expect(await screen.findByText('Invalid reset link. Please request a new password reset.')).toBeTruthy()
    await actor.click(screen.getByRole('link', { name: 'Request New Password Reset' }))
    await waitFor(() => expect(path()).toBe('/forgot-password'))
  })
})

describe('the page for a forgotten password', () => {
  it('is reached from the sign-in page, asks for an address and shows the server’s words', async () => {
    const message = 'Password reset email sent successfully'
    server.use(answer(forgotPassword, { message }))
    const { actor, path } = renderRoute('/login')
    await actor.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(path()).toBe('/forgot-password'))
    const send = await screen.findByRole('button', { name: 'Send reset link' })
    await actor.click(send)
    expect(await screen.findByText('Email is required')).toBeTruthy()
    await actor.type(screen.getByLabelText('Email'), 'nobody')
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    await actor.type(screen.getByLabelText('Email'), '@acme.test')
    await actor.click(send)
    expect(await screen.findByText(message)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(screen.getByRole('link', { name: 'Back to login' }))
    await waitFor(() => expect(path()).toBe('/login'))
  })
})

it('calls the routes that the contracts describe', () => {
  for (const [written, route] of [
    [forgotPasswordRoute, forgotPassword],
    [resetPasswordRoute, resetPassword],
    [passwordRulesRoute, getPasswordRules],
  ] as const)
    expect([written.name, written.method, written.path]).toEqual([route.name, route.method, route.path])
})
