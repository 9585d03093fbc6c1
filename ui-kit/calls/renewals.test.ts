import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { uploadArtifact } from '@parley/contracts/http/artifacts.ts'
import { refresh } from '@parley/contracts/http/session.ts'
import { clientAdmin } from '../testing/people.ts'
import { answer, refuse, server } from '../testing/server.ts'
import { refreshSession } from './refresh-session.ts'
import { forgetSession, keepSession, readToken } from './session-store.ts'
import { uploadRoute } from './upload-route.ts'

/** The renewal is answered once it is let go. */
function renewedLater(): (() => void)[] {
  const waiting: (() => void)[] = []
  server.use(
    answer(refresh, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { token: 'renewed', user: clientAdmin }
    }),
  )
  return waiting
}
const until = async (isSo: () => boolean): Promise<void> => {
  for (let left = 200; left > 0 && !isSo(); left -= 1) await new Promise((resolve) => setTimeout(resolve, 5))
}

beforeEach(() => keepSession('old', clientAdmin))
afterEach(forgetSession)

describe('while a session is being renewed', () => {
  it('who signs out stays signed out', async () => {
    const waiting = renewedLater()
    const renewal = refreshSession('old')
    await until(() => waiting.length === 1)
    forgetSession()
    waiting[0]?.()
    expect(await renewal).toBe(false)
    expect(readToken()).toBeNull()
  })

  it('the session that was taken up meanwhile is kept', async () => {
    const waiting = renewedLater()
    const renewal = refreshSession('old')
    await until(() => waiting.length === 1)
    keepSession('inside', { ...clientAdmin, sessionId: 'another-session' })
    waiting[0]?.()
    expect(await renewal).toBe(true)
    expect(readToken()).toBe('inside')
  })

  it('an upload that is given up is not sent again', async () => {
    const waiting = renewedLater()
    let sent = 0
    server.use(
      answer(uploadArtifact, () => {
        sent += 1
        return refuse('UNAUTHENTICATED', 'Session over')
      }),
    )
    const abort = new AbortController()
    const upload = uploadRoute(uploadArtifact, new FormData(), { signal: abort.signal })
    await until(() => waiting.length === 1)
    abort.abort()
    waiting[0]?.()
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toBe(1)
  })
})
