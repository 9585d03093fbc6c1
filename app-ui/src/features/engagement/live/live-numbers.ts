/** Document 2, section 9. Milliseconds. */
export const liveNumbers = {
  mostAttempts: 5,
  firstDelay: 3_000,
  longestDelay: 30_000,
  jitter: 1_000,
  connectTimeout: 10_000,
  heartbeat: 30_000,
  /** From here on the answer to a beat is late; and after so long none is waited for. Ours: the document names none. */
  slowAnswer: 2_000,
  longestAnswer: 10_000,
  pollInteractions: 3_000,
  pollMessages: 10_000,
  /** The same thing is read anew at most this often, however many events ask for it. */
  refreshDebounce: 1_000,
} as const

/** Wait before attempt n (from 0): doubling from 3 s up to 30 s, plus up to 1 s by chance. */
export const delayBefore = (attempt: number, random: () => number = Math.random): number =>
  Math.min(liveNumbers.firstDelay * 2 ** attempt, liveNumbers.longestDelay) + random() * liveNumbers.jitter
