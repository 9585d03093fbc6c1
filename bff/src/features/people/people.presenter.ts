import type { Client } from '@parley/contracts/http/people.ts'
import type { ClientView } from './people.views.ts'

/** Models of a client that has chosen none (Document 3, section 9). */
const usualModels: Client['settings']['ai'] = {
  llmPreparer: 'gpt',
  llmReviewer: 'gpt',
  maySubstitute: false,
}

export function presentClient(row: ClientView, industries: Client['industries']): Client {
  const settings = row.settings
  return {
    id: row.id,
    name: row.name,
    isObsolete: row.is_obsolete,
    consultingFirm: { id: row.firm_id, name: row.firm_name },
    industries,
    settings: { ai: { ...usualModels, ...settings.ai }, language: settings.language ?? null },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
