import { notifyManager } from '@tanstack/react-query'
import { act, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import * as react from 'react'
import { toast } from 'sonner'
import { i18n } from '../i18n/i18n.ts'
import { forgetSession, noteSignInPage, setReload } from '../calls/session-store.ts'
import { server } from './server.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

// For each element React keeps where it was made, ten thousand a second, which is a tenth of the time of these tests and
// tells only what the stack of a failing test tells too. Beyond that number it keeps none.
const inside = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (react as unknown as Record<string, object | undefined>)[inside]
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })

// What jsdom lacks and the library asks for, its older names included.
const listening = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener']
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    ...Object.fromEntries(listening.map((name) => [name, () => undefined])),
  }) as unknown as MediaQueryList
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined
window.scrollTo = () => undefined
// Nothing is laid out; the editor asks where its text is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
globalThis.ResizeObserver = class {
  observe = (): void => undefined
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}

// Answers arrive whenever they like; what they change on the screen is an update like any other.
notifyManager.setNotifyFunction((notify) => act(notify))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(async () => {
  cleanup()
  // The next screen would show what is still to be seen of this one.
  toast.dismiss()
  // What libraries have put beside the screen, such as regions that tell screen readers of a move, is nobody's now.
  document.body.replaceChildren()
  server.resetHandlers()
  forgetSession()
  noteSignInPage()
  localStorage.clear()
  sessionStorage.clear()
  setReload(() => undefined)
  if (i18n.language !== 'en') await i18n.changeLanguage('en')
})
afterAll(() => server.close())

// A busy machine may take longer than the default second to draw a screen.
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(60_000)
