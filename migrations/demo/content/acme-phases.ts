import type { ObservationStatus, Severity } from '@parley/contracts/enums.ts'
/** What Acme's people have filled in: the first phase whole, the second in part. */
export const acmeInitiationInputs = {
  keyStakeholders: ['Catherine Whitmore', 'Helen Ashworth', 'Tomasz Wieczorek'],
  businessGoal:
    'One plan and one set of books for three plants by mid-2028: month-end close in five working days instead of nine, and no order late for want of a casting that nobody missed in time.',
  inScope: [
    'Finance',
    'Manufacturing and planning',
    'Supply chain',
    'Sales and service',
    'Quality',
    'Integration',
  ],
  outOfScope: ['Human resources and payroll', 'CRM', 'PLM', 'MES'],
  budgetCeiling: 7_600_000,
  decisionDate: '2027-01-29',
  endOfSupport: '2028-06-30',
  longestStop: 72,
  confidence: 80,
}

export const acmeDiscoveryInputs = {
  requirementCount: 148,
  mustHaveCount: 61,
  requirementAreas: [
    'Finance',
    'Manufacturing and planning',
    'Supply chain and inventory',
    'Sales and service',
    'Quality and traceability',
    'Integration and data',
    'Security and technology',
  ],
  invitedVendors: ['Halvorsen', 'Quillon', 'Tarnbrook'],
  answersDue: '2026-10-30',
  procedure: 'Invited vendors',
}

export const acmeObservations: {
  /** Place of the statement that it breaks; none where somebody wrote it by hand. */
  mitigation: number | null
  kind: 'INITIAL' | 'AI_CONVERSATION'
  /** None where somebody wrote it by hand. */
  verdict: 'does-not-hold' | 'cannot-tell' | null
  description: string
  severity: Severity
  status: ObservationStatus
  notes: string
  plan: string | null
  evidence: [string, string]
  /** What a later validation found; without it, whoever accepted or remediated it settled it with the notes. */
  settledBy?: [string, string]
}[] = [
  {
    mitigation: 2,
    kind: 'INITIAL',
    verdict: 'does-not-hold',
    description:
      'Katowice has not named a data owner, although each plant was to do so by 30 September 2026.',
    severity: 'MEDIUM',
    status: 'REMEDIATED',
    notes: 'Tomasz Wieczorek was asked to name one by 20 November.',
    plan: 'Follow up in the weekly call until the name is on record.',
    evidence: ['acme-minutes', 'Katowice has not. Tomasz Wieczorek is asked to do so by 20 November 2026.'],
  },
  {
    mitigation: 1,
    kind: 'AI_CONVERSATION',
    verdict: 'cannot-tell',
    description: 'No fallback is decided for the weeks between the last wave and the end of Corvus support.',
    severity: 'HIGH',
    status: 'ACCEPTED',
    notes:
      'Accepted for this phase: the option for a support extension comes before the committee as action A-10.',
    plan: null,
    evidence: ['acme-minutes', 'Option for the Corvus support extension put before the committee'],
  },
  {
    mitigation: 2,
    kind: 'AI_CONVERSATION',
    verdict: 'does-not-hold',
    description:
      'The go-live of Sheffield in February 2028 lies outside the only two windows in which the plant can stop.',
    severity: 'CRITICAL',
    status: 'TO_REMEDIATE',
    notes: 'The order of the plants was decided before the windows were known to the committee.',
    plan: 'Sarah Lindgren brings two alternatives before the committee on 8 December: another order of the plants, or a cut-over between Christmas and New Year.',
    evidence: [
      'acme-profile',
      'No production stop of more than 72 hours at any plant during cut-over. Sheffield can stop in the last week of July and between Christmas and New Year only.',
    ],
  },
  {
    mitigation: null,
    kind: 'AI_CONVERSATION',
    verdict: null,
    description:
      'Six interfaces into the Corvus database have to be rebuilt with any product, and nobody has priced them.',
    severity: 'HIGH',
    status: 'TO_REMEDIATE',
    notes: 'Without a line of their own the offers cannot be compared.',
    plan: 'Every vendor is asked for a separate price; Piotr Zielinski describes the six interfaces by the end of November.',
    evidence: [
      'acme-profile',
      'The six database interfaces will have to be rebuilt with any product, because none of the candidates allows direct access to its database.',
    ],
  },
  {
    mitigation: null,
    kind: 'AI_CONVERSATION',
    verdict: null,
    description: 'The inventory target of 4.8 turns rests on one interview and has no calculation behind it.',
    severity: 'MEDIUM',
    status: 'TO_REMEDIATE',
    notes: 'It must not enter the business case before Finance has tested it.',
    plan: 'Helen Ashworth calculates it from the figures of 2025 and presents it with the business case.',
    evidence: ['acme-interviews', 'She expects inventory turns of 4.8 after two years'],
  },
  {
    mitigation: null,
    kind: 'AI_CONVERSATION',
    verdict: null,
    description:
      'Most of the 1,316 custom objects have no owner who could say whether they are still needed.',
    severity: 'LOW',
    status: 'ACCEPTED',
    notes:
      'Accepted: what nobody has used in twelve months is not migrated; the 37 critical ones have owners.',
    plan: null,
    evidence: ['acme-profile', 'No more than 37 are considered business critical by their owners'],
  },
  {
    mitigation: 1,
    kind: 'INITIAL',
    verdict: 'cannot-tell',
    description: 'The draft of the mandate did not say that manufacturing execution is out of scope.',
    severity: 'LOW',
    status: 'REMEDIATED',
    notes: 'The committee named it in its meeting of 8 September.',
    plan: 'Name the systems that stay in the mandate itself.',
    evidence: [
      'acme-minutes',
      'The committee approves the mandate to select one ERP product for all three plants.',
    ],
    settledBy: ['acme-minutes', 'Human resources, payroll, CRM, PLM and MES are out of scope.'],
  },
  {
    mitigation: 0,
    kind: 'AI_CONVERSATION',
    verdict: 'cannot-tell',
    description:
      'Not confirmed: The decision makers and the date of the decision are agreed. The minutes name who decides and when the recommendation is due, but no day of the decision itself. Looked at: Steering Committee Minutes, ERP Selection Kick-off; the input Decision needed by.',
    severity: 'LOW',
    status: 'ACCEPTED',
    notes: 'Accepted for this phase: the committee sets the day when it has the recommendation.',
    plan: null,
    evidence: ['acme-minutes', 'Decisions need the chair and the two owners (IT and Operations).'],
  },
]

/** Statements of the first phase that its validation confirmed: the statement's place, and the words that say so. */
export const acmeConfirmed: { mitigation: number; quotes: [string, string][] }[] = [
  {
    mitigation: 0,
    quotes: [
      [
        'acme-minutes',
        'The committee approves a range of £6.2 million to £7.6 million for the five-year total cost of ownership, contingency of 10% on one-off cost included.',
      ],
    ],
  },
  {
    mitigation: 1,
    quotes: [
      [
        'acme-minutes',
        'The committee approves the mandate to select one ERP product for all three plants. Human resources, payroll, CRM, PLM and MES are out of scope.',
      ],
    ],
  },
]

/** What endangered the selection; days are counted back from today. */
export const acmeFlags: {
  title: string
  description: string
  severity: Severity
  raisedDaysAgo: number
  resolvedDaysAgo: number | null
}[] = [
  {
    title: 'Katowice has no data owner yet',
    description:
      'Migration tests cannot be planned for the plant until somebody answers for its master data.',
    severity: 'HIGH',
    raisedDaysAgo: 12,
    resolvedDaysAgo: null,
  },
  {
    title: 'Quillon exceeds the approved range by £325,000',
    description: 'An offer above the range needs a decision of the board.',
    severity: 'MEDIUM',
    raisedDaysAgo: 10,
    resolvedDaysAgo: null,
  },
  {
    title: 'Weights of the award criteria are not approved',
    description: 'Offers must not be opened before they are.',
    severity: 'HIGH',
    raisedDaysAgo: 80,
    resolvedDaysAgo: 74,
  },
]
