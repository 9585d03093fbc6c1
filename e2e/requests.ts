import { expect, type Frame, type Page, type Request } from '@playwright/test'

/** What a reload of an initiative's page may take. */
const most = { scripts: 25, calls: 8 }

interface Requests {
  /** Waits until nothing more comes, and expects few files, few calls, and none of them twice. */
  expectFew: () => Promise<void>
}

/** Counts what the next page asks for, until it has been looked at: what the one before it still asked for is not of it. */
export function watchRequests(page: Page): Requests {
  const scripts = new Set<string>()
  const calls: string[] = []
  let isOnItsWay = false
  const onRequest = (request: Request): void => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOnItsWay = true
    if (request.resourceType() === 'script') scripts.add(pathname)
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  }
  /** Until the next page is there, the one before it goes on asking. */
  const onArrival = (frame: Frame): void => {
    if (!isOnItsWay || frame !== page.mainFrame()) return
    isOnItsWay = false
    scripts.clear()
    calls.length = 0
  }
  page.on('request', onRequest)
  page.on('framenavigated', onArrival)
  return {
    expectFew: async () => {
      // The bell asks once the stream is there, as the last of all.
      await expect.poll(() => calls.some((call) => call.includes('/notifications'))).toBe(true)
      await page.waitForLoadState('networkidle')
      page.off('request', onRequest)
      page.off('framenavigated', onArrival)
      expect(scripts.size, [...scripts].join('\n')).toBeLessThanOrEqual(most.scripts)
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most.calls)
      expect(new Set(calls).size, calls.join('\n')).toBe(calls.length)
    },
  }
}
