import type { Tx } from '../database.ts'

const hour = 3_600_000
const day = 24 * hour

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
export async function forgetOld(tx: Tx, now: Date): Promise<Record<keyof typeof keptFor, number>> {
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
  return {
    idempotentAnswers: Number(answers.numDeletedRows),
    links: Number(links.numDeletedRows),
    refreshTokens: Number(tokens.numDeletedRows),
  }
}
