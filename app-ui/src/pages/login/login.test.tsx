import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { demoAccounts, login, me, refresh } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, insideAcme, consultant, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const noDemo = answer(demoAccounts, [])
const lists = [answer(listClientInitiatives, []), answer(listTemplates, templateList())]

const signIn = async (actor: ReturnType<typeof renderRoute>['actor']): Promise<void> => {
  await actor.type(await screen.findByLabelText('Email'), 'admin@acme.test')
  await actor.type(screen.getByLabelText('Password'), 'Parley-demo-1!')
  await actor.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('the sign-in page', () => {
  it('stands alone, without the shell, and without accessibility problems', async () => {
    server.use(noDemo)
    renderRoute('/login')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('changes its language', async () => {
    server.use(noDemo)
    const { actor } = renderRoute('/login')
    const german = await screen.findByRole('button', { name: 'Deutsch' })
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true')
    await actor.click(german)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeTruthy()
    expect([document.documentElement.lang, german.getAttribute('aria-pressed')]).toEqual(['de', 'true'])
  })

  it('asks for what is missing beside the fields and sends nothing', async () => {
    server.use(noDemo)
    const { actor } = renderRoute('/login')
    await actor.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    await actor.type(screen.getByLabelText('Email'), 'nobody')
    expect(screen.getByText('Invalid email format')).toBeTruthy()
  })

  it('shows a refusal in the catalogue’s words', async () => {
    server.use(
      noDemo,
      answer(login, () => refuse('INVALID_CREDENTIALS', 'Invalid credentials')),
    )
    const { actor, path } = renderRoute('/login')
    await signIn(actor)
    const said = (await screen.findByRole('alert')).textContent
    expect(said).toMatch(/^Login failed: Invalid credentials/)
    // The same for everybody: nothing tells whether there is such an account (security, “Sign-in”).
    expect(said).toContain('After repeated failures, sign-in pauses for a while.')
    expect(said).toContain('Forgot password?')
    expect(path()).toBe('/login')
  })

  it('says in the language of the screen that the credentials are wrong', async () => {
    server.use(
      noDemo,
      answer(login, () => refuse('INVALID_CREDENTIALS', 'Invalid credentials')),
    )
    await changeLanguage('de')
    const { actor } = renderRoute('/login')
    await actor.type(await screen.findByLabelText('E-Mail'), 'admin@acme.test')
    await actor.type(screen.getByLabelText('Passwort'), 'Parley-demo-1!')
    await actor.click(screen.getByRole('button', { name: 'Anmelden' }))
    const told = 'Anmeldung fehlgeschlagen: E-Mail oder Passwort stimmt nicht'
    expect((await screen.findByRole('alert')).textContent).toContain(told)
    await act(() => changeLanguage('en'))
  })

  it('leads on after signing in, to where the person wanted', async () => {
    server.use(noDemo, ...lists, answer(me, { user: clientAdmin }))
    server.use(answer(login, { token: 'mine', user: clientAdmin }))
    const { actor, path } = renderRoute('/login?next=%2Finitiatives%2Fcreate')
    await signIn(actor)
    await waitFor(() => expect(path()).toBe('/initiatives/create'))
    expect(localStorage.getItem('parley.token')).toBe('mine')
  })

  it('leads a super admin back into the console', async () => {
    server.use(noDemo, answer(login, { token: 'mine', user: superAdmin }))
    const { actor, left } = renderRoute('/login?next=%2Fadmin%2Fclients')
    await signIn(actor)
    await waitFor(() => expect(left).toEqual(['/admin/clients']))
  })

  it('never leads out of the product', async () => {
    server.use(noDemo, ...lists, answer(login, { token: 'mine', user: clientAdmin }))
    const { actor, path } = renderRoute('/login?next=%2F%2Felsewhere.test')
    await signIn(actor)
    await waitFor(() => expect(path()).toBe('/initiatives'))
  })

  it('offers the demo accounts where the server has some', async () => {
    const account = {
      email: 'admin@acme.test',
      password: 'Parley-demo-1!',
      description: 'Client Admin: Acme Manufacturing, client of Northwind Advisory',
    }
    server.use(answer(demoAccounts, [account]))
    const { actor } = renderRoute('/login')
    await actor.click(await screen.findByRole('button', { name: /Client Admin: Acme Manufacturing/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(account.email)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(account.password)
  })
})

describe('a session that ended', () => {
  it('is taken up again in a dialog, and the call is repeated', async () => {
    server.use(...lists)
    const { client, actor } = renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('No initiatives found')
    server.use(
      answer(listClientInitiatives, ({ headers }) =>
        headers.get('authorization') === 'Bearer fresh'
          ? []
          : refuse('SESSION_ENDED', 'The session has ended.'),
      ),
      answer(refresh, () => refuse('UNAUTHENTICATED', 'No session')),
      answer(login, { token: 'fresh', user: clientAdmin }),
    )
    void client.invalidateQueries({ queryKey: ['listClientInitiatives'] })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session is over' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@acme.test')
    await actor.type(dialog.getByLabelText('Password'), 'Parley-demo-1!')
    await actor.click(dialog.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('parley.token')).toBe('fresh')
    expect(screen.getByText('No initiatives found')).toBeTruthy()
  })

  it('leads to the sign-in page when the person leaves', async () => {
    server.use(noDemo, ...lists)
    const { client, actor, path } = renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('No initiatives found')
    server.use(
      answer(listClientInitiatives, () => refuse('SESSION_ENDED', 'The session has ended.')),
      answer(refresh, () => refuse('UNAUTHENTICATED', 'No session')),
    )
    expect(keepDraft('anything', 'typed')).toBe(true)
    void client.invalidateQueries({ queryKey: ['listClientInitiatives'] })
    await actor.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/login'))
    expect(localStorage.getItem('parley.token')).toBeNull()
    expect(readDraft('anything')).toBeUndefined()
  })
})

it('drops everything and loads anew when another tab changes the session', async () => {
  const { setReload } = await import('@parley/ui-kit/calls/session-store.ts')
  let reloads = 0
  setReload(() => {
    reloads += 1
  })
  server.use(...lists)
  renderRoute('/initiatives', { user: clientAdmin })
  await screen.findByText('No initiatives found')
  const tell = (newValue: string) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'parley.session', newValue, storageArea: localStorage }),
    )
  tell(clientAdmin.sessionId)
  expect(reloads).toBe(0)
  tell(insideAcme(consultant).sessionId)
  expect(reloads).toBe(1)
  keepSession('test-token', clientAdmin)
})
