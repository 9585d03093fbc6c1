import { severitySchema } from '@parley/contracts/enums.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'

export const shares = ['all', 'open', 'mine', 'overdue'] as const
export type Share = (typeof shares)[number]
type Severity = Observation['severity']

export interface ObservationFilter {
  share: Share
  severity: Severity | null
}

/** Whose list it is, and which day it is there. */
export interface Reader {
  userId: string
  today: string
}

export const isSettled = ({ status }: Pick<Observation, 'status'>): boolean =>
  status === 'ACCEPTED' || status === 'REMEDIATED'

/** Past its day and not settled. */
export const isOverdue = (observation: Pick<Observation, 'status' | 'dueOn'>, today: string): boolean =>
  observation.dueOn !== null && observation.dueOn < today && !isSettled(observation)

const belongs: Record<Share, (observation: Observation, reader: Reader) => boolean> = {
  all: () => true,
  open: ({ status }) => status === 'OPEN',
  mine: (observation, { userId }) => observation.assignee?.id === userId && !isSettled(observation),
  overdue: (observation, { today }) => isOverdue(observation, today),
}

export const countOf = (observations: readonly Observation[], share: Share, reader: Reader): number =>
  observations.filter((one) => belongs[share](one, reader)).length

const gravest = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const

/**
 * What is shown, the gravest on top, whatever became of them: a row that is ticked must not move away under the
 * pointer. What is open stays in sight.
 */
export function shownOf(
  observations: readonly Observation[],
  { filter, reader, openId }: { filter: ObservationFilter; reader: Reader; openId: string | null },
): Observation[] {
  return observations
    .filter(
      (one) =>
        one.id === openId ||
        (belongs[filter.share](one, reader) &&
          (filter.severity === null || one.severity === filter.severity)),
    )
    .sort((one, other) => gravest.indexOf(one.severity) - gravest.indexOf(other.severity))
}

/** As the address holds it; what it does not know is everything. */
export function filterOf(params: URLSearchParams): ObservationFilter {
  const share = shares.find((one) => one === params.get('findings')) ?? 'all'
  const severity = severitySchema.safeParse(params.get('severity'))
  return { share, severity: severity.success ? severity.data : null }
}
