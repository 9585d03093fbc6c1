import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { consultantImpersonateClient, impersonateClient, me } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientAdmin,
  consultant,
  firmAdmin,
  insideAcme,
  northwind,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { clientRecord, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server, type AnsweredCall } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const insideLists = [answer(listClientInitiatives, []), answer(listTemplates, templateList())]

describe('the clients list', () => {
  it('switches a consultant into a client by the consultants’ call, with the reason', async () => {
    const calls: AnsweredCall[] = []
    const inside = insideAcme(consultant)
    server.use(...insideLists, answer(listClients, [clientRecord()]))
    const { actor, path } = renderRoute('/clients', { user: consultant })
    server.use(
      answer(consultantImpersonateClient, (call) => {
        calls.push(call)
        return { token: 'inside', user: inside }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Connect as client Acme Manufacturing' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Connect as Acme Manufacturing' }))
    await actor.type(dialog.getByLabelText('Reason'), 'Weekly review')
    server.use(answer(me, { user: inside }))
    await actor.click(dialog.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(calls.map(({ params, body }) => [params.id, body])).toEqual([
      [acme.id, { reason: 'Weekly review' }],
    ])
    expect(localStorage.getItem('parley.token')).toBe('inside')
    expect(await screen.findByText('Impersonating')).toBeTruthy()
  })

  it('switches a super admin inside a firm by the super admins’ call; the reason may be left out', async () => {
    const bodies: unknown[] = []
    const inside = insideAcme(superAdmin)
    const insideFirm = {
      ...superAdmin,
      isImpersonating: true,
      consultingFirmId: northwind.id,
      consultingFirm: northwind,
    }
    server.use(...insideLists, answer(listClients, [clientRecord()]))
    const { actor, path } = renderRoute('/clients', { user: insideFirm })
    server.use(
      answer(impersonateClient, ({ body }) => {
        bodies.push(body)
        return { token: 'inside', user: inside }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: /Connect as client Acme/ }))
    await actor.click(screen.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(path()).toBe('/initiatives'))
    expect(bodies).toEqual([{}])
  })

  it('shows why it could not switch', async () => {
    server.use(
      answer(listClients, [clientRecord()]),
      answer(consultantImpersonateClient, () => refuse('FORBIDDEN', 'You have no access to this client.')),
    )
    const { actor } = renderRoute('/clients', { user: consultant })
    await actor.click(await screen.findByRole('button', { name: /Connect as client Acme/ }))
    await actor.click(screen.getByRole('button', { name: 'Connect' }))
    expect(await screen.findByText('You have no access to this client.')).toBeTruthy()
  })

  it('lets nobody else switch, and says so', async () => {
    server.use(answer(listClients, [clientRecord()]))
    const { actor } = renderRoute('/clients', { user: firmAdmin })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Connect as client Acme/ })
    expect(button.disabled).toBe(true)
    await actor.hover(button.parentElement ?? button)
    expect(await screen.findByText('Only consultants and super admins can switch to clients')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'open the firm’s initiatives' })
    expect(way.getAttribute('href')).toBe('/initiatives')
  })

  it('does not connect to an obsolete client, and shows them when asked', async () => {
    const shown: (string | null)[] = []
    server.use(
      answer(listClients, ({ query }) => {
        shown.push(query.get('showObsolete'))
        return [clientRecord({ isObsolete: true })]
      }),
    )
    const { actor } = renderRoute('/clients', { user: consultant })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /Connect as client Acme/ })
    expect(button.disabled).toBe(true)
    expect(screen.getByText('Obsolete')).toBeTruthy()
    await actor.click(screen.getByRole('switch', { name: 'Show Obsolete' }))
    await waitFor(() => expect(shown).toEqual([null, 'true']))
  })

  it('tells client users that access is denied', async () => {
    renderRoute('/clients', { user: clientAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('says so when the clients cannot be loaded, and tries again', async () => {
    server.use(answer(listClients, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute('/clients', { user: consultant })
    expect(await screen.findByText('Failed to load clients')).toBeTruthy()
    server.use(answer(listClients, [clientRecord()]))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Acme Manufacturing')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })
})

describe('the consulting firms list of the app', () => {
  it('denies access to those who have no console', async () => {
    renderRoute('/consulting-firms', { user: firmAdmin })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })
})
