import { loginPathFor } from '@parley/ui-kit/calls/session-store.ts'

let leave = (address: string): void => window.location.assign(address)

/** Loads an address of the app. */
export const leaveFor = (address: string): void => leave(address)

/** Replaces the way out in tests, where a page cannot go elsewhere. */
export function setLeave(action: (address: string) => void): void {
  leave = action
}

/** To the one sign-in page, which leads back here. */
export function leaveForSignIn(): void {
  const { pathname, search } = window.location
  leaveFor(loginPathFor(pathname + search))
}
