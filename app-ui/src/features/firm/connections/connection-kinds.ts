import type { ConnectionKind } from '@parley/contracts/http/connections.ts'

/** Where the record of a kind has its page (Document 1, section 2.1). */
const folders: Record<ConnectionKind, string> = {
  portfolio: 'portfolios',
  program: 'programs',
  objective: 'objectives',
}
export const pageOf = (kind: ConnectionKind, id: string): string => `/connections/${folders[kind]}/${id}`

/** Field of an initiative's links. */
export const linkFields = {
  portfolio: 'portfolioIds',
  program: 'programIds',
  objective: 'businessObjectiveIds',
} as const

/** Filter of the initiatives' list. */
export const initiativeFilters = {
  portfolio: 'portfolioId',
  program: 'programId',
  objective: 'objectiveId',
} as const

/** Key of the kind's plural among the texts. */
export const plurals = {
  portfolio: 'portfolios',
  program: 'programs',
  objective: 'objectives',
} as const
