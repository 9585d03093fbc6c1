import type { Phase } from '@parley/contracts/http/phases.ts'
import { type Lateness, latenessOf } from '@parley/contracts/rules/initiative-plan.ts'
import { dayOf, formatDay } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import '../locales/en.ts'

export type Planned = Pick<Phase, 'status' | 'plannedStart' | 'plannedEnd' | 'endDate'>

/** How a phase stands to its plan, by the reader's calendar. */
export const latenessHere = ({ endDate, ...phase }: Planned): Lateness | null =>
  latenessOf({ ...phase, endDay: endDate === null ? null : dayOf(endDate) }, dayOf(Date.now()))

/** The planned days in a few words; undefined for a phase without any. */
export function plannedText(
  t: TFunction,
  { plannedStart, plannedEnd }: Pick<Planned, 'plannedStart' | 'plannedEnd'>,
): string | undefined {
  if (plannedStart !== null && plannedEnd !== null)
    return t('phase.plannedFromTo', { from: formatDay(plannedStart), to: formatDay(plannedEnd) })
  if (plannedStart !== null) return t('phase.plannedFrom', { from: formatDay(plannedStart) })
  return plannedEnd === null ? undefined : t('phase.plannedTo', { to: formatDay(plannedEnd) })
}
