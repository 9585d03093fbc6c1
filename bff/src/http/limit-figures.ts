interface Figures {
  /** Calls of one person, and of all people of one tenant, within the duration. */
  perPerson: number
  perTenant: number
  durationSeconds: number
}

/** What costs more than an answer: bounded for each person and each tenant, far above what people do. */
export const routeLimits = {
  /** Files that are put in; a call may bring several. */
  uploads: { perPerson: 300, perTenant: 1500, durationSeconds: 600 },
  exports: { perPerson: 60, perTenant: 300, durationSeconds: 600 },
  /** Everything about oneself: some dozens of reads. */
  ownData: { perPerson: 10, perTenant: 200, durationSeconds: 600 },
  previews: { perPerson: 120, perTenant: 600, durationSeconds: 600 },
  /** What has agents or the moderator answer. */
  replies: { perPerson: 120, perTenant: 600, durationSeconds: 600 },
  /** What sends a mail to somebody else. */
  invitations: { perPerson: 50, perTenant: 200, durationSeconds: 600 },
  /** Tickets for live sockets; how many are open at once is bounded besides. */
  sockets: { perPerson: 240, perTenant: 6000, durationSeconds: 600 },
} as const satisfies Record<string, Figures>

export type RouteLimit = keyof typeof routeLimits
