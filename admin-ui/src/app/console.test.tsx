import { describe, expect, it } from '@jest/globals'
import { adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import { logout, me } from '@parley/contracts/http/session.ts'
import { takeLogoutFailure } from '@parley/ui-kit/calls/logout-failure.ts'
import { keepDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { consultant, firmAdmin, insideAcme, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { consoleStore } from '../providers/store.ts'
import { renderConsole } from '../testing/render-console.tsx'

const noFirms = () => answer(adminConsultingFirms.list, [])

describe('the console', () => {
  it('leads those who are not signed in to the sign-in page, and back afterwards', async () => {
    window.history.replaceState(null, '', '/admin/consulting-firms?page=2')
    const { left } = renderConsole('/consulting-firms', { user: null })
    await waitFor(() => expect(left).toEqual(['/login?next=%2Fadmin%2Fconsulting-firms%3Fpage%3D2']))
    window.history.replaceState(null, '', '/')
  })

  it('leads to the sign-in page when the server knows no session', async () => {
    const { left } = renderConsole('/consulting-firms')
    server.use(answer(me, () => refuse('SESSION_ENDED', 'The session has ended.')))
    await waitFor(() => expect(left).toEqual(['/login']))
  })

  it.each([
    ['a firm administrator', firmAdmin],
    ['a consultant', consultant],
  ])('refuses %s, with a link to the app', async (_, user) => {
    renderConsole('/consulting-firms', { user })
    const text = 'Access denied. This page is only available to super administrators.'
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the app' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('refuses a super admin who acts for somebody, and says for whom', async () => {
    renderConsole('/consulting-firms', { user: insideAcme(superAdmin) })
    expect(await screen.findByText(/You act for Acme Manufacturing at the moment/)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('tells a super admin who owes two-factor past the deadline where to set it up', async () => {
    const user = {
      ...superAdmin,
      twoFactorSetupRequired: true,
      twoFactorDeadline: '2026-01-01T00:00:00.000Z',
    }
    renderConsole('/consulting-firms', { user })
    expect(await screen.findByText(/need two-factor authentication here/)).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('says why it does not know who is signed in, and asks again', async () => {
    const { actor } = renderConsole('/consulting-firms')
    server.use(answer(me, () => refuse('INTERNAL', 'It broke.')))
    expect(await screen.findByText('Failed to fetch current user: It broke.')).toBeTruthy()
    server.use(answer(me, { user: superAdmin }), noFirms())
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy()
  })

  it('leads to the sign-in page on a 401 of any call, and stays on a 403', async () => {
    server.use(
      answer(adminConsultingFirms.list, () => refuse('FORBIDDEN', 'Only super administrators may do this.')),
    )
    const { left, navigate } = renderConsole('/consulting-firms')
    expect((await screen.findAllByText(/Only super administrators may do this/)).length).toBeGreaterThan(0)
    expect(left).toEqual([])
    server.use(answer(adminConsultingFirms.list, () => refuse('UNAUTHENTICATED', 'There is no session.')))
    await navigate('/consulting-firms?page=1&perPage=50&sort=name&order=DESC&filter=%7B%7D')
    await waitFor(() => expect(left).toEqual(['/login']))
  })

  it('has the menu of the super admin, then the rest', async () => {
    server.use(noFirms())
    renderConsole('/consulting-firms')
    const menu = await screen.findByRole('navigation', { name: 'Main menu' })
    const [first] = within(menu).getAllByRole('list')
    if (first === undefined) throw new Error('The menu is empty')
    const items = within(first)
      .getAllByRole('link')
      .map((link) => link.textContent)
    const wanted = [
      'Admin Dashboard',
      'Initiative Templates',
      'Clients',
      'Consulting Firms',
      'AI Agents Marketplace',
    ]
    expect(items).toEqual(wanted.filter((item) => items.includes(item)))
    expect(items).toContain('Consulting Firms')
    expect(screen.getByRole('heading', { level: 1, name: 'Consulting Firms' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('speaks German, and keeps that for the app', async () => {
    server.use(noFirms())
    const { actor } = renderConsole('/consulting-firms', { store: consoleStore })
    await actor.click(await screen.findByRole('button', { name: 'Account of Rosa Keller' }))
    await actor.click(screen.getByRole('button', { name: 'Deutsch' }))
    expect(await screen.findByRole('navigation', { name: 'Hauptmenü' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('de')
    expect(localStorage.getItem('parley.language')).toBe('de')
    document.documentElement.lang = 'en'
  })

  it('logs out to the sign-in page and forgets the token', async () => {
    server.use(noFirms(), answer(logout, { ok: true }))
    const { actor, left } = renderConsole('/consulting-firms')
    await actor.click(await screen.findByRole('button', { name: 'Account of Rosa Keller' }))
    await actor.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(left).toEqual(['/login']))
    expect(localStorage.getItem('parley.token')).toBeNull()
  })

  it('leaves nothing of the person behind, and has the sign-in page say why it failed', async () => {
    sessionStorage.setItem('parley.recent.session', '[]')
    server.use(
      noFirms(),
      answer(logout, () => refuse('INTERNAL', 'It broke.')),
    )
    const { actor, left } = renderConsole('/consulting-firms')
    await actor.click(await screen.findByRole('button', { name: 'Account of Rosa Keller' }))
    expect(keepDraft('anything', 'typed')).toBe(true)
    await actor.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(left).toEqual(['/login']))
    expect(localStorage.getItem('parley.draft.anything')).toBeNull()
    expect(sessionStorage.getItem('parley.recent.session')).toBeNull()
    expect(takeLogoutFailure()).toBe('It broke.')
  })

  it('says when an address leads nowhere', async () => {
    renderConsole('/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(document.title).toBe('Page not found · Parley Console')
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })
})
