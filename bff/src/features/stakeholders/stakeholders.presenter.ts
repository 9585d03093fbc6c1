import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import type { StakeholderView } from './stakeholders.views.ts'

export const presentStakeholder = (row: StakeholderView): Stakeholder => ({
  id: row.id,
  clientId: row.client_id,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  email: row.email,
  phone: row.phone,
  notes: row.notes,
  departmentId: row.department_id,
  department: row.department_name === null ? null : { name: row.department_name, code: row.department_code },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
