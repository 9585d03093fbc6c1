/** Keys of what is told. */
export interface SavingTexts {
  created: string
  updated: string
  createFailed: string
  updateFailed: string
  /** For who may not do this; the server's words unless told. */
  denied?: string
}

/** Those of a kind of record, by where its texts stand. */
export const savingTexts = (of: string): SavingTexts => ({
  created: `${of}.created`,
  updated: `${of}.updated`,
  createFailed: `${of}.createFailed`,
  updateFailed: `${of}.updateFailed`,
})
