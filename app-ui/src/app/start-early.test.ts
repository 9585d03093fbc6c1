import { afterEach, describe, expect, it } from '@jest/globals'
import { me } from '@parley/contracts/http/session.ts'
import { waitFor } from '@testing-library/react'
import { createQueryClient } from '../lib/query-client.ts'
import { meRoute } from '../lib/sign-in-routes.ts'
import { keyOf } from '../lib/use-route.ts'
import { clientAdmin } from '../testing/people.ts'
import { answer, refuse, server } from '../testing/server.ts'
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
