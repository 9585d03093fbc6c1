import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import type { StakeholderView } from './stakeholders.views.ts'

/** A stakeholder as a person, for whoever names them. */
export const presentPerson = (row: Omit<StakeholderView, 'client_id' | 'created_at' | 'updated_at'>) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  email: row.email,
  phone: row.phone,
  notes: row.notes,
  departmentId: row.department_id,
  department: row.department_name === null ? null : { name: row.department_name, code: row.department_code },
})

export const presentStakeholder = (row: StakeholderView): Stakeholder => ({
  ...presentPerson(row),
  clientId: row.client_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
