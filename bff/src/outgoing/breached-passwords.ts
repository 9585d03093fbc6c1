import { createHash } from 'node:crypto'
import type { Logger } from '@parley/server-kit/logging/logger.ts'

/** Passwords that stand in known leaks. */
export interface BreachedPasswords {
  /** Never throws: where nobody answers, the password is let through. */
  has(password: string): Promise<boolean>
}

/** Of the five signs that the service is told, as many passwords begin so that it learns nothing. */
const prefixLength = 5
const longestWaitMs = 3_000
/** Answers with padding have some hundred lines of 40 signs. */
const mostCharacters = 1_000_000

export const noBreachedPasswords: BreachedPasswords = { has: () => Promise.resolve(false) }

const digestOf = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase()

/** Lines of `rest of the digest:how often`; those that are there as padding count nothing. */
function counts(answer: string, rest: string): boolean {
  const line = answer.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${rest}:`))
  return line !== undefined && Number(line.slice(rest.length + 1)) > 0
}

/**
 * Asks a service that speaks the range query of Pwned Passwords: it is told the first five signs of the password's
 * SHA-1, and answers all that begin so. Neither the password nor its digest leaves the product.
 * @param url what the five signs are put behind, `https://api.pwnedpasswords.com/range/`
 */
export function createBreachedPasswords(url: string, logger: Logger): BreachedPasswords {
  const range = url.endsWith('/') ? url : `${url}/`
  return {
    async has(password) {
      const digest = digestOf(password)
      try {
        const answer = await fetch(`${range}${digest.slice(0, prefixLength)}`, {
          headers: { 'Add-Padding': 'true', 'User-Agent': 'parley' },
          redirect: 'error',
          signal: AbortSignal.timeout(longestWaitMs),
        })
        if (!answer.ok) throw new Error(`The service answers ${answer.status}.`)
        return counts((await answer.text()).slice(0, mostCharacters), digest.slice(prefixLength))
      } catch (error) {
        logger.warn({ error }, 'breached passwords could not be looked up; the new password was let through')
        return false
      }
    },
  }
}
