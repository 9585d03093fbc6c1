import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { deleteUser } from '@parley/contracts/http/users.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { login, type SessionUser } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import * as contract from '@parley/contracts/http/two-factor.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, consultant, insideAcme } from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { renderRoute } from '../../../testing/render-route.tsx'
import { StepUpDialog } from './components/StepUpDialog.tsx'
import { TwoFactorCard } from './components/TwoFactorCard.tsx'

const lists = [answer(listClientInitiatives, []), answer(listTemplates, templateList())]
const setup: contract.TwoFactorSetup = {
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  secret: 'JBSWY3DPEHPK3PXP',
  backupCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
}
const status = (enabled: boolean, backupCodesRemaining = 0) =>
  answer(contract.twoFactorStatus, { enabled, backupCodesRemaining })

describe('the second step of signing in', () => {
  const toSecondStep = async () => {
    server.use(...lists, answer(login, { twoFactorRequired: true, challenge: 'the-challenge' }))
    const page = renderRoute('/login')
    await page.actor.type(await screen.findByLabelText('Email'), 'admin@acme.test')
    await page.actor.type(screen.getByLabelText('Password'), 'Parley-demo-1!')
    await page.actor.click(screen.getByRole('button', { name: 'Sign in' }))
    return { ...page, field: await screen.findByLabelText<HTMLInputElement>('6-digit code') }
  }

  it('takes a code that is pasted with a space, as soon as it is whole', async () => {
    const { actor, field, path } = await toSecondStep()
    expect(await accessibilityProblems()).toEqual([])
    expect([field.autocomplete, field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    const sent: unknown[] = []
    server.use(
      answer(contract.loginTwoFactor, ({ body }) => {
        sent.push(body)
        return { token: 'mine', user: clientAdmin }
      }),
    )
    await actor.click(field)
    await actor.paste('123 456')
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(sent).toEqual([{ challenge: 'the-challenge', code: '123456' }])
  })

  it('says what is wrong, takes a backup code, and begins again where the time is over', async () => {
    const { actor, field } = await toSecondStep()
    server.use(answer(contract.loginTwoFactor, () => refuse('INVALID_CREDENTIALS', 'no')))
    await actor.type(field, '123456')
    expect((await screen.findByRole('alert')).textContent).toBe('The code is not right.')
    expect(field.value).toBe('')
    await actor.click(screen.getByRole('button', { name: 'Use a backup code' }))
    server.use(answer(contract.loginTwoFactor, () => refuse('ACCOUNT_LOCKED', 'locked')))
    await actor.type(screen.getByLabelText('Backup code'), 'AAAA-BBBB-CCCC-DDDD{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/)
    await actor.click(screen.getByRole('button', { name: 'Use the authenticator app' }))
    server.use(answer(contract.loginTwoFactor, () => refuse('SESSION_ENDED', 'over')))
    await actor.type(screen.getByLabelText('6-digit code'), '654321')
    await actor.click(await screen.findByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@acme.test')
  })
})

describe('the card of two-factor authentication', () => {
  it('turns it on once the codes are kept and exactly six digits are there', async () => {
    server.use(status(false), answer(contract.setUpTwoFactor, setup))
    const { actor } = renderPart(<TwoFactorCard />)
    await actor.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('img')).getAttribute('src')).toBe(setup.qrCode)
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    const turnOn = dialog.getByRole<HTMLButtonElement>('button', { name: 'Turn on' })
    const code = dialog.getByLabelText('6-digit code')
    await actor.type(code, '12345')
    await actor.click(dialog.getByLabelText('I have kept my backup codes in a safe place'))
    expect(turnOn.disabled).toBe(true)
    await actor.type(code, '6')
    const wrong = refuse('VALIDATION_FAILED', 'no', { token: 'no' })
    server.use(answer(contract.enableTwoFactor, () => wrong.clone()))
    await actor.click(turnOn)
    expect((await dialog.findByRole('alert')).textContent).toBe('The code is not right.')
    const user = { ...clientAdmin, sessionId: insideAcme(consultant).sessionId }
    server.use(
      answer(contract.enableTwoFactor, { token: 'new-token', user, enabled: true, backupCodesRemaining: 10 }),
    )
    await actor.click(turnOn)
    expect(await screen.findByText('10 backup codes left')).toBeTruthy()
    expect(localStorage.getItem('parley.token')).toBe('new-token')
  })

  it('warns when fewer than three backup codes remain', async () => {
    server.use(status(true, 3))
    const { unmount } = renderPart(<TwoFactorCard />)
    expect(await screen.findByText('3 backup codes left')).toBeTruthy()
    unmount()
    server.use(status(true, 2))
    renderPart(<TwoFactorCard />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Only 2 backup codes are left/)
  })

  it('asks for confirmation and a code before it is turned off', async () => {
    server.use(status(true, 9))
    const { actor } = renderPart(<TwoFactorCard />)
    await actor.click(await screen.findByRole('button', { name: 'Turn off' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Continue' }))
    const dialog = within(await screen.findByRole('dialog'))
    await actor.type(dialog.getByLabelText('Code or backup code'), '123456')
    server.use(status(false), answer(contract.disableTwoFactor, { enabled: false, backupCodesRemaining: 0 }))
    await actor.click(dialog.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Off')).toBeTruthy()
  })

  it('only shows while acting for somebody else, and says why', async () => {
    server.use(status(true, 9))
    renderPart(<TwoFactorCard />, insideAcme(consultant))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You act for another organisation/)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a sensitive action', () => {
  it('asks who one is, and is then done; who goes back gets the refusal', async () => {
    let proved = false
    server.use(
      answer(deleteUser, ({ params }) =>
        proved ? { id: params.id ?? '' } : refuse('STEP_UP_REQUIRED', 'Please confirm that it is you.'),
      ),
      answer(contract.stepUpWays, { password: true, code: true }),
      answer(contract.stepUp, ({ body }) => {
        proved = (body as { password?: string }).password === 'right'
        return proved
          ? { ok: true, provedUntil: '2026-03-02T09:15:00.000Z' }
          : refuse('VALIDATION_FAILED', 'no', { password: 'no' })
      }),
    )
    const { actor } = renderPart(<StepUpDialog />)
    await screen.findByText(() => true, { selector: 'body' })
    const remove = () => callRoute(deleteUser, { params: { id: clientAdmin.id } })
    const refused = expect(remove()).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    await actor.click(await screen.findByRole('button', { name: 'Cancel' }))
    await refused
    const done = remove()
    const field = await screen.findByLabelText('Password')
    expect(await accessibilityProblems()).toEqual([])
    await actor.type(field, 'wrong{Enter}')
    expect(await screen.findByText('The password is not right.')).toBeTruthy()
    await actor.type(field, 'right{Enter}')
    await expect(done).resolves.toEqual({ id: clientAdmin.id })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('who owes two-factor', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now.getTime()))
  afterEach(() => void jest.restoreAllMocks())
  const owing = (days: number): SessionUser => ({
    ...clientAdmin,
    twoFactorSetupRequired: true,
    twoFactorDeadline: new Date(now.getTime() + days * 86_400_000).toISOString(),
  })

  const untilTheDay: [number, RegExp][] = [
    // Just signed in for the first time; a moment has passed.
    [6.999, /Set it up within 7 days/],
    [0.9, /Set it up within 1 day\./],
    [0.1, /today/],
  ]
  it.each(untilTheDay)('is told how many days of the calendar are left (%d)', async (days, text) => {
    server.use(...lists)
    renderRoute('/initiatives', { user: owing(days) })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Set it up now' }).getAttribute('href')).toBe(
      '/settings/security',
    )
    expect(await screen.findByText('No initiatives found')).toBeTruthy()
  })

  it('finds nothing but the setup once the deadline is over', async () => {
    server.use(...lists, status(false))
    const { path } = renderRoute('/initiatives', { user: owing(-1) })
    expect(await screen.findByRole('button', { name: 'Set up two-factor authentication' })).toBeTruthy()
    expect(path()).toBe('/settings/security')
    expect(screen.queryByText('No initiatives found')).toBeNull()
  })
})
