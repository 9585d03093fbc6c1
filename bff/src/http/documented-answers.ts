import { errorStatus } from '@parley/contracts/errors.ts'
import { z } from 'zod'
import type { Route } from './define-route.ts'

/** Of every status that refuses or fails: when it comes, for a reader of the API document (D7). */
export const errorMeanings: Record<number, string> = {
  400: 'The request breaks its schema; `errors` tells what is wrong with each field',
  401: 'No session, or it is over; at sign-in: e-mail address, password or code are not right',
  403: 'Not allowed, from another site, or only after two-factor is set up, identity is proved again or one is inside the client (`code`)',
  404: 'Missing, or somebody else’s: the answers are the same',
  409: 'In conflict with what is stored; a stale update comes with `current`, the row as it is now',
  413: 'The request or its file is too large',
  415: 'Content type, encoding or kind of file that is not taken here',
  422: 'The file cannot be read',
  429: 'Too many; try again after Retry-After seconds',
  503: 'The database or the agents do not answer just now; try again after Retry-After seconds',
  507: 'No room is left to store this',
}

const codesByStatus = new Map<number, string[]>()
for (const [code, status] of Object.entries(errorStatus))
  codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])

/** The stable codes that come with a status. */
export const codesOf = (status: number): string[] => codesByStatus.get(status) ?? []

const jsonOf = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** Whether a request names a record, so that it can be missing. */
function namesRecords({ definition }: Route): boolean {
  return definition.path.includes('/:') || [definition.query, definition.body].some(mentionsIds)
}
const mentionsIds = (schema: z.ZodType): boolean => jsonOf(schema).includes('"format":"uuid"')

const when = (holds: boolean, ...statuses: number[]): number[] => (holds ? statuses : [])

/**
 * Every status that a route answers, in order: its success, what follows from its properties, and what its definition
 * adds (`alsoAnswers`). A fault of ours (500) is nobody's to expect, so it is not among them.
 */
export function documentedAnswers(route: Route): number[] {
  const known = answersOfRoutes.get(route) ?? deriveAnswers(route)
  answersOfRoutes.set(route, known)
  return known
}

const answersOfRoutes = new WeakMap<Route, number[]>()

function deriveAnswers(route: Route): number[] {
  const { definition, access } = route
  const hasSession = access.kind === 'policy'
  const isUnsafe = definition.method !== 'GET'
  const statuses = [
    definition.status,
    400,
    503,
    ...when(hasSession, 401),
    // An unsafe call may come from another site, and is refused before anything else.
    ...when(hasSession || isUnsafe, 403),
    ...when(namesRecords(route), 404),
    ...when(hasSession && isUnsafe && (definition.method !== 'POST' || route.keepsAnswer), 409),
    ...when(isUnsafe, 413, 415, 507),
    ...when(definition.kind === 'upload', 422),
    // A tenant waits for its turn, and not for ever.
    429,
    ...(definition.alsoAnswers ?? []),
  ]
  return [...new Set(statuses)].sort((left, right) => left - right)
}
