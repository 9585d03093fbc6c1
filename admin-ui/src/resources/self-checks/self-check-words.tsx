import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import type { SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import { useTranslate } from 'react-admin'
import { type Accent, StateWord } from '../../lists/index.ts'

const statusColours: Record<SelfCheck['status'], Accent> = {
  PENDING: 'human',
  RUNNING: 'contributor',
  DONE: 'approver',
  FAILED: 'critical',
}
const outcomeColours: Record<SelfCheckResult['outcome'], Accent> = {
  ok: 'approver',
  found: 'critical',
  failed: 'high',
}

export function SelfCheckStatusWord({ status }: Pick<SelfCheck, 'status'>) {
  const translate = useTranslate()
  return (
    <StateWord colour={statusColours[status]}>
      {translate(`resources.self-checks.statuses.${status}`)}
    </StateWord>
  )
}

export function OutcomeWord({ outcome, found }: Pick<SelfCheckResult, 'outcome' | 'found'>) {
  const translate = useTranslate()
  return (
    <StateWord colour={outcomeColours[outcome]}>
      {translate(`resources.self-checks.outcomes.${outcome}`, { smart_count: found })}
    </StateWord>
  )
}

/** Seconds between start and end, as people write them; what has not ended took nothing yet. */
export const secondsOf = ({
  startedAt,
  finishedAt,
}: Pick<SelfCheck, 'startedAt' | 'finishedAt'>): number | null =>
  startedAt === null || finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
