import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'

const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim()

/** Names with commas; '' where nobody is named. */
export const ownersOf = ({ owners }: InitiativeSummary): string => owners.map(nameOf).join(', ')

/** The leading consultant; undefined where there is none. */
export const leadOf = ({ consultant }: InitiativeSummary): string | undefined =>
  consultant === null ? undefined : nameOf(consultant)
