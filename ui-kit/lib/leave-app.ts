let leave = (address: string): void => window.location.replace(address)

/** Loads an address that is none of the app's, in place of this one. */
export const leaveFor = (address: string): void => leave(address)

/** Replaces the way out in tests, where a page cannot go elsewhere. */
export function setLeave(action: (address: string) => void): void {
  leave = action
}

/** The console is a page of its own (decisions D8). */
export const isOfConsole = (address: string): boolean => /^\/admin(\/|$)/.test(address)
