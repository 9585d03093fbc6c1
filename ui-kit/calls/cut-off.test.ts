import { expect, it, jest } from '@jest/globals'
import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { me } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { callRoute } from './call-route.ts'
import { fetchFile } from './download-route.ts'

/** An answer that begins well and whose line then breaks. */
const cutOff = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"user":'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )

it.each([
  ['an answer', () => callRoute(me)],
  [
    'a file',
    () => fetchFile(downloadConversation, { params: { phaseId: newId() }, query: { format: 'text' } }),
  ],
])('%s that breaks off on the way is a network error, in the product’s words', async (_, call) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(cutOff()))
  await expect(call()).rejects.toMatchObject({ code: 'NETWORK', message: 'Network error' })
  jest.restoreAllMocks()
})
