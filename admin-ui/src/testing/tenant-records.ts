import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import type { ClientRow } from '../kinds/client-row.ts'
import type { ConsultantRow } from '../kinds/consultant-row.ts'
import type { InitiativeRow } from '../kinds/InitiativeState.tsx'

const times = { createdAt: '2026-11-02T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' }

export const firmRow = (firm: Partial<ConsultingFirm> = {}): ConsultingFirm => ({
  ...northwind,
  isObsolete: false,
  ...times,
  ...firm,
})

export const clientRow = (client: Partial<ClientRow> = {}): ClientRow => ({
  id: acme.id,
  name: acme.name,
  isObsolete: false,
  consultingFirm: northwind,
  consultingFirmId: northwind.id,
  industries: [{ id: newId(), code: 'manufacturing' }],
  settings: { ai: { llmPreparer: 'gpt', llmReviewer: 'gpt', maySubstitute: false }, language: null },
  ...times,
  ...client,
})

export const consultantRow = (consultant: Partial<ConsultantRow> = {}): ConsultantRow => ({
  id: newId(),
  firstName: 'Clara',
  lastName: 'Ng',
  email: 'clara@northwind.test',
  phone: null,
  position: 'Senior consultant',
  isObsolete: false,
  hasAccount: false,
  activeInitiativesCount: 3,
  clients: [{ id: acme.id, name: acme.name }],
  clientIds: [acme.id],
  consultingFirm: northwind,
  consultingFirmId: northwind.id,
  ...times,
  ...consultant,
})

export const initiativeRow = (
  initiative: Pick<InitiativeRow, 'owner' | 'template' | 'createdAt'>,
): InitiativeRow => ({
  id: newId(),
  name: 'Growth',
  status: 'ACTIVE',
  client: { id: acme.id, name: acme.name },
  consultingFirm: northwind,
  ...initiative,
})
