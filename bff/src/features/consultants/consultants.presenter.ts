import type { ClientAccess, Consultant } from '@parley/contracts/http/consultants.ts'
import type { listAccessViews } from './access.views.ts'
import type { ConsultantView } from './consultants.views.ts'

export const presentConsultant = (
  row: ConsultantView,
  { clients, activeInitiativesCount }: Pick<Consultant, 'clients' | 'activeInitiativesCount'>,
): Consultant => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  position: row.position,
  isObsolete: row.is_obsolete,
  hasAccount: Boolean(row.has_account),
  activeInitiativesCount,
  clients,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const presentAccess = (
  row: Awaited<ReturnType<typeof listAccessViews>>['rows'][number],
): ClientAccess => ({
  consultantId: row.consultant_id,
  clientId: row.client_id,
  canAccess: row.can_access,
  consultant: {
    firstName: row.first_name,
    lastName: row.last_name,
    isObsolete: row.consultant_is_obsolete,
  },
  client: { name: row.client_name, isObsolete: row.client_is_obsolete },
})
