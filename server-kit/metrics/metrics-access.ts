import { createHash, timingSafeEqual } from 'node:crypto'

/** Who may read metrics. */
export interface MetricsAccess {
  /** `METRICS_TOKEN`, as a bearer. */
  token: string | undefined
  /** Whether only this machine reaches the process: nobody needs a token then. */
  isLocal: boolean
}

const bearer = /^Bearer (\S+)$/i
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a scrape with this Authorization may be answered: by the token, or on a machine of one's own. */
export function mayReadMetrics(
  { token, isLocal }: MetricsAccess,
  authorization: string | undefined,
): boolean {
  if (token === undefined) return isLocal
  const given = bearer.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}
