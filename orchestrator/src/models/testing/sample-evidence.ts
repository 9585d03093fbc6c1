import type { Brief, Evidence, EvidenceTurn, Passage } from '../port.ts'

/** Ids of the sample passages. */
export const sampleIds = {
  requirements: '01920000-0000-7000-8000-000000000001',
  costs: '01920000-0000-7000-8000-000000000002',
  security: '01920000-0000-7000-8000-000000000003',
} as const

export const requirementsPassage: Passage = {
  chunkId: sampleIds.requirements,
  artifactId: 'a1',
  sourceKind: 'initiative',
  name: 'RFP requirements',
  page: 2,
  text: 'The new ERP has to integrate with the warehouse system through documented interfaces.\nFunctional requirements cover finance, procurement and production planning. The interfaces are tested with production data before go-live.',
  relevance: 0.82,
}

export const costsPassage: Passage = {
  chunkId: sampleIds.costs,
  artifactId: 'a2',
  sourceKind: 'client',
  name: 'Cost model',
  page: 4,
  text: 'Licence costs amount to EUR 410,000 over five years. Implementation costs are estimated at EUR 780,000, of which EUR 120,000 are for data migration.',
  relevance: 0.76,
}

export const securityPassage: Passage = {
  chunkId: sampleIds.security,
  artifactId: 'a3',
  sourceKind: 'firm',
  name: 'Security questionnaire',
  page: null,
  text: 'A disaster recovery plan has not been tested since 2021. All vendors encrypt data at rest.',
  relevance: 0.74,
}

export const samplePassages: readonly Passage[] = [requirementsPassage, costsPassage, securityPassage]

export const sampleBrief: Brief = {
  today: '2026-11-22',
  firm: 'Northwind Advisory',
  client: { name: 'Acme Manufacturing', industries: ['manufacturing'] },
  initiative: {
    name: 'ERP vendor selection',
    description: 'Choose the system that replaces two old ones.',
    template: 'Vendor Selection',
    status: 'ACTIVE',
  },
  phase: { number: 2, of: 5, starts: '2026-11-02', ends: null },
  people: [{ name: 'Ines Costa', role: 'COO', part: 'initiative owner' }],
  earlier: [
    {
      number: 1,
      name: 'Initiation',
      status: 'COMPLETED',
      isActivated: false,
      conclusion: 'Three vendors stay in.',
    },
  ],
  humanMinutes: 90,
  budgetCents: null,
}

/** Evidence of an ERP selection; what a test is about is passed in. */
export function sampleEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    phaseName: 'Discovery',
    phaseDescription: 'Understand requirements, cost and risk of the ERP selection',
    inputs: [
      { label: 'Budget', value: 'EUR 1.2 million, approved by the steering committee' },
      { label: 'Go-live date', value: '2027-04-01' },
      { label: 'Preferred vendor', value: 'TBD' },
    ],
    passages: [...samplePassages],
    conversation: [],
    ...changes,
  }
}

/** A contributor's turn. */
export const sampleTurn = (
  speaker: string,
  text: string,
  more: Partial<EvidenceTurn> = {},
): EvidenceTurn => ({
  speaker,
  role: 'CONTRIBUTOR',
  text,
  ...more,
})
