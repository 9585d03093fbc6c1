import { severities } from '@parley/contracts/enums.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { Report } from '@parley/contracts/http/report.ts'

export interface Finding {
  observation: Observation
  phase: Pick<Phase, 'id' | 'name'>
}

/** What the work of an initiative came to. */
export interface Outcome {
  /** Raised in the period, the gravest first. */
  found: readonly Finding[]
  /** Accepted or remediated in the period, the newest first. */
  decided: readonly Finding[]
  /** Not settled now, whenever they were raised; the gravest first, then by the day until which they are due. */
  open: readonly Finding[]
  /** Phases that are worked on: what is to be done next is theirs. */
  atWork: readonly Phase[]
}

/** When it was accepted or remediated; null while it is neither. */
export const settledAt = ({ settlement, remediatedAt, acceptedAt }: Observation): string | null =>
  settlement?.at ?? remediatedAt ?? acceptedAt

const isSettled = ({ status }: Observation): boolean => status === 'ACCEPTED' || status === 'REMEDIATED'
const gravity = ({ observation }: Finding): number => severities.indexOf(observation.severity)
/** What has no day comes last. */
const due = ({ observation }: Finding): string => observation.dueOn ?? '9999'

/** Days of a period are counted in UTC. */
function isIn({ from, to }: Report['period'], time: string | null): boolean {
  if (time === null) return from === null && to === null
  const day = time.slice(0, 10)
  return (from === null || day >= from) && (to === null || day <= to)
}

export function outcomeOf({ phases }: Pick<Initiative, 'phases'>, period: Report['period']): Outcome {
  const all: Finding[] = phases.flatMap((phase) =>
    phase.observations.map((observation) => ({ observation, phase })),
  )
  const settled = all.filter(({ observation }) => isSettled(observation))
  return {
    found: all
      .filter(({ observation }) => isIn(period, observation.createdAt))
      .toSorted((one, other) => gravity(other) - gravity(one)),
    decided: settled
      .filter(({ observation }) => isIn(period, settledAt(observation)))
      .toSorted((one, other) =>
        (settledAt(other.observation) ?? '').localeCompare(settledAt(one.observation) ?? ''),
      ),
    open: all
      .filter(({ observation }) => !isSettled(observation))
      .toSorted((one, other) => gravity(other) - gravity(one) || due(one).localeCompare(due(other))),
    atWork: phases.filter(({ status }) => status === 'IN_PROGRESS'),
  }
}

/** How many of them are in each state, in the order of an observation's life. */
export const countsOf = (findings: readonly Finding[]) =>
  (['OPEN', 'TO_REMEDIATE', 'ACCEPTED', 'REMEDIATED'] as const)
    .map((status) => ({
      status,
      count: findings.filter(({ observation }) => observation.status === status).length,
    }))
    .filter(({ count }) => count > 0)
