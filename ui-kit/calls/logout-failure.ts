const key = 'parley.logoutFailure'

/** Why signing out failed, for the page that is loaded next: the console leaves it to the sign-in page of the app. */
export const keepLogoutFailure = (reason: string): void => sessionStorage.setItem(key, reason)

export const hasLogoutFailure = (): boolean => sessionStorage.getItem(key) !== null

/** Once; null where there was none. */
export function takeLogoutFailure(): string | null {
  const reason = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return reason
}
