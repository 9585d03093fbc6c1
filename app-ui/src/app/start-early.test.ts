import { afterEach, describe, expect, it } from '@jest/globals'
import { allRoutes } from '@parley/contracts/http/all-routes.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { me } from '@parley/contracts/http/session.ts'
import { createQueryClient } from '@parley/ui-kit/calls/query-client.ts'
import { meRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { noteSession } from '@parley/ui-kit/calls/session-store.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { clientAdmin, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { waitFor } from '@testing-library/react'
import * as early from './early-routes.ts'
import { startEarly } from './start-early.ts'

const client = createQueryClient()
afterEach(() => client.clear())

describe('what is asked for before anything is drawn', () => {
  it('is who is signed in, for all pages to find', async () => {
    server.use(answer(me, { user: clientAdmin }))
    startEarly(client, '/settings')
    await waitFor(() => expect(client.getQueryData(keyOf(meRoute, {}))).toEqual({ user: clientAdmin }))
  })

  it('is left to the page to tell where it fails', async () => {
    server.use(answer(me, () => refuse('INTERNAL', 'It broke.')))
    startEarly(client, '/settings')
    await waitFor(() => expect(client.getQueryState(keyOf(meRoute, {}))?.status).toBe('error'))
  })
  it('is the initiative that the address names, as its page asks for it', async () => {
    const id = '018f6f7a-0000-7000-8000-000000000001'
    server.use(
      answer(me, { user: clientAdmin }),
      answer(getInitiative, () => refuse('NOT_FOUND', 'There is none.')),
    )
    startEarly(client, `/initiatives/${id}/about`)
    const state = () => client.getQueryState(keyOf(getInitiative, { params: { id } }))
    await waitFor(() => expect(state()?.status).toBe('error'))
  })

  it('is no initiative where a super admin sits, who would be refused', () => {
    const id = '018f6f7a-0000-7000-8000-000000000002'
    const asked = () => client.getQueryState(keyOf(getInitiative, { params: { id } }))
    server.use(answer(me, { user: superAdmin }))
    noteSession(superAdmin)
    startEarly(client, `/initiatives/${id}`)
    expect(asked()).toBeUndefined()
    server.use(
      answer(me, { user: clientAdmin }),
      answer(getInitiative, () => refuse('NOT_FOUND', 'There is none.')),
    )
    noteSession(clientAdmin)
    startEarly(client, `/initiatives/${id}`)
    expect(asked()).toBeDefined()
  })

  it('is called as the contracts say', () => {
    for (const { name, method, path } of Object.values(early))
      expect(allRoutes[name]).toMatchObject({ name, method, path })
  })
})
