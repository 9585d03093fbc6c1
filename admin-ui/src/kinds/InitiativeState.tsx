import type { adminInitiatives } from '@parley/contracts/http/admin.ts'
import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { type Accent, StateWord } from '../lists/index.ts'

export type InitiativeRow = z.infer<typeof adminInitiatives.row>

/** Document 3, super admin dashboard: PENDING orange, ANALYZING blue, ACTIVE green, COMPLETED gray, CANCELLED red. */
const colours: Record<InitiativeStatus, Accent> = {
  PENDING: 'high',
  ANALYZING: 'contributor',
  ACTIVE: 'approver',
  COMPLETED: 'low',
  ON_HOLD: 'human',
  CANCELLED: 'critical',
}

export function InitiativeState({ status }: { status: InitiativeStatus }) {
  const translate = useTranslate()
  return <StateWord colour={colours[status]}>{translate(`initiatives.status.${status}`)}</StateWord>
}
