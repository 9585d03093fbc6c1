/** What a person did about a lost session: signed in again, or left. */
export type SessionLostOutcome = 'signed-in' | 'declined'

type Ask = () => Promise<SessionLostOutcome>

let ask: Ask | null = null
let underway: Promise<SessionLostOutcome> | null = null

/** The mounted dialog that lets a person sign in again without losing what is on the screen. */
export function setSessionLostDialog(dialog: Ask | null): void {
  ask = dialog
}

/** Asks once for however many calls fail together; 'declined' where no dialog is mounted (nobody is signed in). */
export function sessionLost(): Promise<SessionLostOutcome> {
  if (ask === null) return Promise.resolve('declined')
  underway ??= ask().finally(() => {
    underway = null
  })
  return underway
}
