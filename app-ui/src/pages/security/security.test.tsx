import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  changePassword,
  endOtherSessions,
  type FirmSecuritySettings,
  getFirmSecuritySettings,
  getOwnPasswordRules,
  getSecurityStats,
  listSecurityActivity,
  type SecurityActivity,
  type SecurityStats,
  setFirmSecuritySettings,
} from '@parley/contracts/http/security.ts'
import { endSession, listSessions } from '@parley/contracts/http/session.ts'
import { twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
} from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderRoute } from '../../testing/render-route.tsx'

const stats: SecurityStats = {
  lastLoginAt: '2026-11-20T10:00:00.000Z',
  passwordAge: 12,
  lastPasswordChange: '2026-11-09T10:00:00.000Z',
  accountLocked: false,
  failedLoginAttempts: 0,
  lockoutExpiresAt: null,
  activeUsers: null,
  totalUsers: null,
  consultantsWithAccess: null,
}
const policy: FirmSecuritySettings = {
  requireTwoFactorForConsultants: true,
  requireTwoFactorForAdmins: false,
  passwordPolicy: {
    minLength: 8,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireSpecialChars: true,
  },
  sessionTimeout: 480,
  maxLoginAttempts: 5,
  lockoutDuration: 30,
  modelViewDays: 90,
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const session = (rest: { isCurrent?: boolean; isImpersonation?: boolean } = {}) => ({
  id: newId(),
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T18:00:00.000Z',
  userAgent: firefox,
  ipAddress: '192.0.2.7',
  isCurrent: false,
  isImpersonation: false,
  ...rest,
})
const signIn: SecurityActivity = {
  id: newId(),
  at: '2026-11-20T10:00:00.000Z',
  action: 'session.signed_in',
  isOwn: true,
  actorName: null,
  organisation: null,
  device: { browser: 'Firefox', system: 'Windows' },
  ipAddress: '192.0.2.7',
}
const entered: SecurityActivity = {
  ...signIn,
  id: newId(),
  action: 'impersonation.started',
  isOwn: false,
  organisation: 'Acme Manufacturing',
  device: null,
  ipAddress: null,
}

const withStats = (changes: Partial<SecurityStats>) =>
  server.use(answer(getSecurityStats, { ...stats, ...changes }))

beforeEach(() => {
  server.use(
    answer(getSecurityStats, stats),
    answer(twoFactorStatus, { enabled: false, backupCodesRemaining: 0 }),
    answer(listSessions, [session({ isCurrent: true }), session(), session({ isImpersonation: true })]),
    answer(listSecurityActivity, [signIn, entered]),
    answer(getFirmSecuritySettings, policy),
    answer(getOwnPasswordRules, { ...policy.passwordPolicy, minLength: 10 }),
  )
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the own security', () => {
  it('shows the account, its sessions and what happened, with words for devices and people', async () => {
    renderRoute('/settings/security', { user: clientViewer })
    expect(await screen.findByText('12 days')).toBeTruthy()
    expect(screen.getByText('Active')).toBeTruthy()
    expect(screen.queryByText('Firm policies')).toBeNull()
    const sessions = await region('Sessions')
    expect((await sessions.findAllByText('Firefox on Windows')).length).toBe(3)
    expect(sessions.getByText('This session')).toBeTruthy()
    expect(sessions.getByText('Acting for an organisation')).toBeTruthy()
    const activity = await region('Security activity')
    expect(await activity.findByText('Signed in')).toBeTruthy()
    expect(activity.getByText('by Parley support')).toBeTruthy()
    expect(activity.getByText(/\(Acme Manufacturing\)/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([
    [{ passwordAge: 91 }, 'Your password is more than 90 days old. Consider changing it.', true],
    [{ passwordAge: 90 }, 'Your password is more than 90 days old. Consider changing it.', false],
    [{ passwordAge: 29 }, 'Good practices: your password was changed within the last 30 days.', true],
    [{ passwordAge: 30 }, 'Good practices: your password was changed within the last 30 days.', false],
  ])('recommends by the real state: %j', async (changes, text, isShown) => {
    withStats(changes)
    renderRoute('/settings/security', { user: clientViewer })
    const advice = await region('Recommendations')
    expect(await advice.findByText(/Turn on two-factor authentication/)).toBeTruthy()
    expect(advice.queryByText(text) !== null).toBe(isShown)
  })

  it('warns of fewer than 3 backup codes, and says until when an account is locked', async () => {
    server.use(answer(twoFactorStatus, { enabled: true, backupCodesRemaining: 2 }))
    withStats({ accountLocked: true, lockoutExpiresAt: '2026-11-20T10:30:00.000Z', failedLoginAttempts: 5 })
    renderRoute('/settings/security', { user: clientViewer })
    expect(await screen.findByText('Make new backup codes: fewer than 3 are left.')).toBeTruthy()
    expect(screen.getByText('Locked')).toBeTruthy()
    expect(screen.getByText(/^Until Nov 20, 2026/)).toBeTruthy()
  })

  it('says what failed and tries again', async () => {
    server.use(answer(getSecurityStats, () => refuse('UNAVAILABLE', 'Not now.')))
    const { actor } = renderRoute('/settings/security', { user: clientViewer })
    expect(await screen.findByText('Could not load the state of your account.')).toBeTruthy()
    withStats({})
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('12 days')).toBeTruthy()
  })

  it('is to be looked at alone while acting for somebody else', async () => {
    renderRoute('/settings/security', { user: insideAcme(consultant) })
    expect(await screen.findByText(/^You act for .*can be changed only after you disconnect\.$/)).toBeTruthy()
    await region('Sessions')
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
  })
})

describe('the own sessions', () => {
  it('end one by one, and all others after a question', async () => {
    const ended: string[] = []
    let rows = [session({ isCurrent: true }), session(), session({ isImpersonation: true })]
    server.use(
      answer(listSessions, () => rows),
      answer(endSession, ({ params }) => {
        ended.push(params.id ?? '')
        rows = rows.filter(({ id }) => id !== params.id)
        return { id: params.id ?? '' }
      }),
      answer(endOtherSessions, () => {
        ended.push('others')
        rows = rows.slice(0, 1)
        return { ended: 2 }
      }),
    )
    const { actor } = renderRoute('/settings/security', { user: clientAdmin })
    const sessions = await region('Sessions')
    const buttons = await sessions.findAllByRole('button', { name: 'End the session Firefox on Windows' })
    expect(buttons).toHaveLength(2)
    await actor.click(buttons[0] as HTMLElement)
    expect(await screen.findByText('The session has ended')).toBeTruthy()
    await actor.click(sessions.getByRole('button', { name: 'End all other sessions' }))
    const question = within(await screen.findByRole('alertdialog'))
    await actor.click(question.getByRole('button', { name: 'End all other sessions' }))
    expect(await screen.findByText('2 sessions have ended')).toBeTruthy()
    expect(ended).toHaveLength(2)
  })
})

describe('changing the password', () => {
  const open = async () => {
    const { actor } = renderRoute('/settings/security', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog'))
    const fill = async (current: string, next: string, confirmation = next) => {
      const texts = {
        'Current password': current,
        'New password': next,
        'Confirm new password': confirmation,
      }
      for (const [label, text] of Object.entries(texts)) {
        const field = dialog.getByLabelText(label)
        await actor.clear(field)
        // Pasting is allowed: password managers do.
        await actor.click(field)
        if (text !== '') await actor.paste(text)
      }
      await actor.click(dialog.getByRole('button', { name: 'Change password' }))
    }
    return { actor, dialog, fill }
  }

  it('holds to the rules of the form, shows those of the firm as one types, and names the fields to managers', async () => {
    const { dialog, fill } = await open()
    const complete = (label: string) => dialog.getByLabelText(label).getAttribute('autocomplete')
    expect(complete('Current password')).toBe('current-password')
    expect(complete('New password')).toBe('new-password')
    expect(await dialog.findByText('At least 10 characters')).toBeTruthy()
    await fill('', 'Short1!')
    expect(dialog.getByText('This field is required')).toBeTruthy()
    expect(dialog.getByText('Password must be at least 10 characters long')).toBeTruthy()
    await fill('old', 'Long-enough-1', 'Long-enough-2')
    expect(dialog.getByText('New passwords do not match')).toBeTruthy()
    expect(dialog.getByText('A number').textContent).toBe('A number met')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('goes on under a new session, and shows a refusal beside the field', async () => {
    const wrong = 'The current password is not right'
    server.use(answer(changePassword, () => refuse('VALIDATION_FAILED', wrong, { currentPassword: wrong })))
    const { dialog, fill } = await open()
    await fill('guess', 'Long-enough-1')
    expect(await dialog.findByText(wrong)).toBeTruthy()
    const message = 'Password has been changed successfully'
    const user = { ...clientAdmin, sessionId: newId() }
    server.use(answer(changePassword, { message, token: 'new-token', user }))
    await fill('old', 'Long-enough-1')
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('parley.token')).toBe('new-token')
  })
})

describe('the security of a firm', () => {
  const numberField = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

  it('adds the figures and the policies, which are held to their bounds and saved', async () => {
    const bodies: unknown[] = []
    withStats({ activeUsers: 3, totalUsers: 4, consultantsWithAccess: 2 })
    server.use(
      answer(setFirmSecuritySettings, ({ body }) => {
        bodies.push(body)
        return { ...policy, lockoutDuration: 45, updatedAt: '2026-11-20T11:00:00.000Z' }
      }),
    )
    const { actor } = renderRoute('/consulting-firm/security', { user: firmAdmin })
    expect(await screen.findByText('3 of 4')).toBeTruthy()
    const lock = await numberField('Lockout duration')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(screen.getByText('5 to 1440, 30 by default')).toBeTruthy()
    expect(screen.getByText('6 to 32, 8 by default')).toBeTruthy()
    expect(save.disabled).toBe(true)
    await actor.clear(lock)
    await actor.type(lock, '4')
    expect(screen.getByText('Enter a whole number from 5 to 1440.')).toBeTruthy()
    expect(save.disabled).toBe(true)
    await actor.type(lock, '5')
    await actor.click(screen.getByRole('switch', { name: 'Required for administrators' }))
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(save)
    expect(await screen.findByText('The firm policies are saved')).toBeTruthy()
    expect(bodies).toEqual([{ ...policy, requireTwoFactorForAdmins: true, lockoutDuration: 45 }])
  })

  it('keeps what was chosen where somebody else has saved meanwhile, and asks', async () => {
    const theirs = { ...policy, sessionTimeout: 60, updatedAt: '2026-11-20T12:00:00.000Z' }
    const stale = { code: 'STALE_UPDATE', message: 'Changed.', requestId: 'r', current: theirs }
    server.use(answer(setFirmSecuritySettings, () => HttpResponse.json(stale, { status: 409 })))
    const { actor } = renderRoute('/consulting-firm/security', { user: firmAdmin })
    await actor.click(await screen.findByRole('switch', { name: 'Required for administrators' }))
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Saved meanwhile: .*Session timeout: 60/)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect((await numberField('Session timeout')).value).toBe('60')
  })

  it('is read by those who may not change it, and not by people of a client', async () => {
    const { unmount } = renderRoute('/consulting-firm/security', { user: consultant })
    expect((await numberField('Session timeout')).disabled).toBe(true)
    expect(screen.getByText(/^Only people with the permission to manage settings/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    unmount()
    renderRoute('/consulting-firm/security', { user: clientAdmin })
    expect(await screen.findByText('Only consulting firm users can access this page.')).toBeTruthy()
  })
})
