/** Milliseconds, where nothing else is said. */
export interface TurnRules {
  /** Of a process' time, the part that all tenants who are about have in equal portions before they come after others. */
  share: number
  /** The largest portion of one, and the smallest: many who ask little push nobody behind. */
  portion: { most: number; least: number }
  /** What a tenant may take at once beyond its portion. */
  saved: number
  /** Of what is saved: who has used up all of it is over its portion until so much is there again. */
  recovered: number
  /** The most that one call counts for: what takes longer waits for others, or for a machine that has too much to do. */
  mostOfOne: number
  /** Others are about when they have asked within so long. */
  about: number
  /** Those within their portions are about when they have asked within so long. */
  withinAbout: number
  /**
   * Calls in work: of one tenant among others; of all over their portions, with nobody within theirs about, so few that
   * who comes then soon has a turn; of one who is alone.
   */
  atOnce: { amongOthers: number; over: number; alone: number }
  /** Rest after a call of who is over its portion, as a multiple of what the call took. */
  rest: number
  /** Who is over its portion begins after so long though others are in work: nobody stands still. */
  longestBehind: number
  /** A call that is in work for longer waits for somebody else, and holds no place of its tenant any more. */
  holds: number
  longestWait: number
  /** Calls of one tenant that wait; more are refused at once. */
  mostWaiting: number
}

export const usualTurnRules: TurnRules = {
  share: 0.5,
  portion: { most: 0.25, least: 0.05 },
  saved: 300,
  recovered: 0.2,
  mostOfOne: 10,
  about: 2000,
  withinAbout: 1000,
  atOnce: { amongOthers: 4, over: 12, alone: 32 },
  rest: 3,
  longestBehind: 500,
  holds: 250,
  longestWait: 10_000,
  mostWaiting: 500,
}
