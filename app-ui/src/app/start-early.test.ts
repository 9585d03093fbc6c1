import { afterEach, describe, expect, it } from '@jest/globals'
import { me } from '@parley/contracts/http/session.ts'
import { createQueryClient } from '@parley/ui-kit/calls/query-client.ts'
import { meRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { clientAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { waitFor } from '@testing-library/react'
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
})
