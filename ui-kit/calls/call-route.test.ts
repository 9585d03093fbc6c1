import { describe, expect, it, jest } from '@jest/globals'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { login, me, refresh } from '@parley/contracts/http/session.ts'
import { HttpResponse } from 'msw'
import { acme, clientAdmin } from '../testing/people.ts'
import { answer, refuse, server } from '../testing/server.ts'
import { ApiError } from './api-error.ts'
import { callList, callRoute } from './call-route.ts'
import { keepSession, readToken, setReload } from './session-store.ts'
import { setSessionLostDialog } from './session-lost.ts'

const tokensOf = (headers: Headers): string => headers.get('authorization') ?? ''

describe('callRoute', () => {
  it('sends the token and gives the answer', async () => {
    keepSession('mine', clientAdmin)
    const seen: string[] = []
    server.use(answer(me, ({ headers }) => (seen.push(tokensOf(headers)), { user: clientAdmin })))
    expect((await callRoute(me)).user.email).toBe(clientAdmin.email)
    expect(seen).toEqual(['Bearer mine'])
  })

  it('turns the error body into an ApiError', async () => {
    server.use(
      answer(login, () => refuse('INVALID_CREDENTIALS', 'Invalid credentials', { email: 'Unknown' })),
    )
    const failed = callRoute(login, { body: { email: 'a@b.test', password: 'x' } })
    await expect(failed).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      errors: { email: 'Unknown' },
    })
    await expect(failed).rejects.toBeInstanceOf(ApiError)
  })

  it('says in general words what has no words of its own', async () => {
    const failed = (give: () => Response): Promise<unknown> => {
      server.use(answer(login, give))
      return callRoute(login, { body: { email: 'a@b.test', password: 'x' } })
    }
    await expect(failed(() => HttpResponse.error())).rejects.toMatchObject({ message: 'Network error' })
    await expect(failed(() => new HttpResponse('<html>', { status: 502 }))).rejects.toMatchObject({
      message: 'An error occurred',
    })
  })

  it('refreshes once for calls that fail together, and repeats them', async () => {
    keepSession('old', clientAdmin)
    let refreshes = 0
    server.use(
      answer(me, ({ headers }) =>
        tokensOf(headers) === 'Bearer new'
          ? { user: clientAdmin }
          : refuse('UNAUTHENTICATED', 'Session over'),
      ),
      answer(refresh, () => ((refreshes += 1), { token: 'new', user: clientAdmin })),
    )
    await Promise.all([callRoute(me), callRoute(me), callRoute(me)])
    expect(refreshes).toBe(1)
    expect(readToken()).toBe('new')
  })

  it('reloads when the refreshed session is another one', async () => {
    keepSession('old', { ...clientAdmin, sessionId: 'another-session' })
    const reload = jest.fn()
    setReload(reload)
    server.use(
      answer(me, ({ headers }) =>
        tokensOf(headers) === 'Bearer new'
          ? { user: clientAdmin }
          : refuse('UNAUTHENTICATED', 'Session over'),
      ),
      answer(refresh, { token: 'new', user: clientAdmin }),
    )
    await callRoute(me)
    expect(reload).toHaveBeenCalled()
  })

  it('asks to sign in again when the refresh is refused, and repeats the call then', async () => {
    keepSession('old', clientAdmin)
    setSessionLostDialog(() => {
      keepSession('fresh', clientAdmin)
      return Promise.resolve('signed-in')
    })
    server.use(
      answer(me, ({ headers }) =>
        tokensOf(headers) === 'Bearer fresh'
          ? { user: clientAdmin }
          : refuse('SESSION_ENDED', 'Session over'),
      ),
      answer(refresh, () => refuse('UNAUTHENTICATED', 'No session')),
    )
    expect((await callRoute(me)).user.id).toBe(clientAdmin.id)
    setSessionLostDialog(null)
  })

  it('reads the number of all rows from Content-Range', async () => {
    server.use(
      answer(
        listClientInitiatives,
        () => new Response('[]', { headers: { 'Content-Range': 'initiatives 0-24/319' } }),
      ),
    )
    const page = await callList(listClientInitiatives, {
      params: { clientId: acme.id },
      query: { range: '[0,24]' },
    })
    expect(page).toEqual({ rows: [], total: 319 })
  })
})
