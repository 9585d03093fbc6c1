/** SQLSTATE of a transaction that waited for another while that waited for it, or that could not be put in an order with it. */
const codes: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** Of two transactions that waited for each other the database has ended one, which has done nothing. */
export const isLostRace = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.has(error.code)

/** Of what is tried again: whoever waits for it wants to hear before long. */
const mostAttempts = 3

/**
 * Does work again that lost a race, for what must not be lost with it: a model's answer is paid for.
 * @param work a whole transaction, which may be begun again
 */
export async function despiteLostRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLostRace(error) || attempt === mostAttempts) throw error
    }
  }
}
