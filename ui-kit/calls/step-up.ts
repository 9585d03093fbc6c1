/** What a person did who was asked to prove who they are: proved it, or went back. */
export type StepUpOutcome = 'proved' | 'declined'

type Ask = () => Promise<StepUpOutcome>

let ask: Ask | null = null
let underway: Promise<StepUpOutcome> | null = null
let onOwed: (() => void) | null = null

/** The mounted dialog in which a person proves again who they are, before a sensitive action. */
export function setStepUpDialog(dialog: Ask | null): void {
  ask = dialog
}

/** Asks once for however many calls wait together; 'declined' where no dialog is mounted. */
export function stepUp(): Promise<StepUpOutcome> {
  if (ask === null) return Promise.resolve('declined')
  underway ??= ask().finally(() => {
    underway = null
  })
  return underway
}

/** Who is to know when the server refuses everything but the setup of two-factor. */
export function watchTwoFactorOwed(listener: (() => void) | null): void {
  onOwed = listener
}

export const noteTwoFactorOwed = (): void => onOwed?.()
