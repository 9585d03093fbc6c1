import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import {
  getInitiativeSummary,
  type InitiativeSummary,
  listFirmSummaries,
} from '@parley/contracts/http/initiative-summaries.ts'
import { listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'
import { clientRecord, initiativeSummary } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'

export const erp = initiativeSummary({ id: newId(), name: 'ERP vendor selection' })
/** Archived, as finished ones are. */
export const close = initiativeSummary({ id: newId(), name: 'Finance close redesign', isArchived: true })

export const summaryOf = (given: Partial<InitiativeSummary> = {}): InitiativeSummary => ({
  id: newId(),
  initiativeId: erp.id,
  initiative: { id: erp.id, name: erp.name, clientId: acme.id, clientName: acme.name, isConfidential: false },
  summary: 'A cloud suite was chosen after three site visits.',
  keyFindings: 'The plants differ.\nTheir data does not.',
  recommendations: null,
  vendorChoices: ['Kestrel Cloud', 'Orbis', 'Lumen', 'Arden'],
  outcomes: 'Closing takes four days.',
  isIndexed: true,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
  ...given,
})

/** The page's answers, and the summaries that they hold. */
export function withSummaries(rows: InitiativeSummary[]): void {
  server.use(
    answer(listFirmArtifacts, []),
    answer(listClients, [clientRecord()]),
    answer(listFirmSummaries, ({ query }) => {
      const { initiativeId } = JSON.parse(query.get('filter') ?? '{}') as { initiativeId?: string }
      return rows.filter((row) => initiativeId === undefined || row.initiativeId === initiativeId)
    }),
    answer(listFirmInitiatives, ({ query }) =>
      query.get('filter') === '{"isArchived":true}' ? [close] : [erp],
    ),
    answer(
      getInitiativeSummary,
      ({ params }) =>
        rows.find(({ initiativeId }) => initiativeId === params.id) ??
        refuse('NOT_FOUND', 'Initiative summary not found'),
    ),
  )
}

/** Where the page shows them. */
export const summaries = '/firm-management/summaries'
