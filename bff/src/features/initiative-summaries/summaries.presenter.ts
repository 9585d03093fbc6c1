import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import type { SummaryView } from './summaries.views.ts'

export const presentSummary = (row: SummaryView): InitiativeSummary => ({
  id: row.id,
  initiativeId: row.initiative_id,
  initiative: {
    id: row.initiative_id,
    name: row.initiative_name,
    clientId: row.client_id,
    clientName: row.client_name,
    isConfidential: row.is_confidential,
  },
  summary: row.summary,
  keyFindings: row.key_findings,
  recommendations: row.recommendations,
  vendorChoices: row.vendor_choices,
  outcomes: row.outcomes,
  isIndexed: row.is_indexed,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
