import type { Tx } from '../database.ts'

const hour = 3_600_000
const day = 24 * hour

/** What is kept for as long as whoever runs the product says, in days from its writing. */
export interface KeptDays {
  mails: number
  notifications: number
}

/** How long rows are of use, in milliseconds. */
export const keptFor = {
  /** From the call on: answers of POSTs, for whoever repeats one. */
  idempotentAnswers: day,
  /** From the end of their time on: links of mails, so that an old one is told from one that never was. */
  links: 30 * day,
  /** From the end of their time on: refresh tokens, so that one which comes twice is still noticed. */
  refreshTokens: 7 * day,
}

/** Deletes what is of no use to anybody any more (decisions made, "What is not kept"). @returns rows of each kind */
export async function forgetOld(
  tx: Tx,
  { now, days }: { now: Date; days: KeptDays },
): Promise<Record<keyof typeof keptFor | keyof KeptDays, number>> {
  const daysAgo = (kind: keyof KeptDays): Date => new Date(now.getTime() - days[kind] * day)
  const before = (kind: keyof typeof keptFor): Date => new Date(now.getTime() - keptFor[kind])
  const answers = await tx
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before('idempotentAnswers'))
    .executeTakeFirstOrThrow()
  const links = await tx
    .deleteFrom('one_time_token')
    .where('expires_at', '<', before('links'))
    .executeTakeFirstOrThrow()
  const tokens = await tx
    .deleteFrom('refresh_token')
    .where('expires_at', '<', before('refreshTokens'))
    .executeTakeFirstOrThrow()
  const mails = await tx
    .deleteFrom('mail_message')
    .where('status', '<>', 'PENDING')
    .where('created_at', '<', daysAgo('mails'))
    .executeTakeFirstOrThrow()
  const notifications = await tx
    .deleteFrom('notification')
    .where('created_at', '<', daysAgo('notifications'))
    .executeTakeFirstOrThrow()
  return {
    idempotentAnswers: Number(answers.numDeletedRows),
    links: Number(links.numDeletedRows),
    refreshTokens: Number(tokens.numDeletedRows),
    mails: Number(mails.numDeletedRows),
    notifications: Number(notifications.numDeletedRows),
  }
}
