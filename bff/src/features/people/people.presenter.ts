import type { Client, Stakeholder } from '@parley/contracts/http/people.ts'
import type { ClientView, StakeholderView } from './people.views.ts'

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

type ClientSettings = { ai?: Partial<Client['settings']['ai']> }

/** Models of a client that has chosen none. */
const usualModels: Client['settings']['ai'] = { llmPreparer: 'gpt', llmReviewer: 'claude' }

export const presentClient = (row: ClientView, industries: Client['industries']): Client => ({
  id: row.id,
  name: row.name,
  isObsolete: row.is_obsolete,
  consultingFirm: { id: row.firm_id, name: row.firm_name },
  industries,
  settings: { ai: { ...usualModels, ...(row.settings as ClientSettings).ai } },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
