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
  procedure: 'Invited suppliers',
}

interface DemoTurn {
  agent: string
  prompt: string
  response: string
  summary: string
  /** Document and exact words, in the order of the marks [1], [2], … */
  citations: [document: string, quote: string][]
  verdict?: { kind: 'approve' | 'revise'; reasons: string[]; revises?: number }
  /** Place of the turn that this one replaces. */
  supersedes?: number
}

/** The conversation that closed Acme's first phase, in the order in which it was held. */
export const acmeConversation: {
  opening: string
  turns: DemoTurn[]
  interjection: { afterTurn: number; text: string; reply: string }
  summary: string
  summaryCitations: [string, string][]
} = {
  opening:
    'Welcome to the initiation of the ERP vendor selection. Today we settle why Acme acts now, what is in and out of scope, who decides, and what the landscape means for any replacement. Every statement should name its source; where the documents disagree, let us say so.',
  turns: [
    {
      agent: 'business-analyst',
      prompt: 'Please state the business goal, the reasons for acting now and the cost of doing nothing.',
      response:
        '## Business goal\n\nAcme wants one plan and one set of books for its three plants. Two measures carry the goal. The month-end close has to come down from nine working days to five, which the sponsor counts on for the refinancing in 2028 [1]. And delivery has to become predictable: in the first half of 2026, 61% of late orders were late because a casting from Katowice was not there, and nobody in Sheffield knew before the day of assembly [2].\n\n## Cost of the present landscape\n\nKeeping the present landscape for five more years would cost £6.09 million [3]. This is the baseline against which every offer is to be compared; it contains no support extension.\n\n## Open points\n\nThe inventory target of 4.8 turns comes from one interview and has no calculation behind it yet. It should not enter the business case before Finance has tested it.',
      summary:
        'The goal rests on two measures, a five-day close and predictable delivery; the baseline of doing nothing is £6.09 million over five years. The inventory target still needs a calculation.',
      citations: [
        [
          'acme-interviews',
          'The month-end close must come down from nine working days to five. She counts on this for the refinancing in 2028.',
        ],
        [
          'acme-interviews',
          'In the first half of 2026, 61% of late orders were late because a casting from Katowice was not there, and nobody in Sheffield knew before the day of assembly.',
        ],
        ['acme-profile', 'Keeping the present landscape for five more years would cost £6.09 million'],
      ],
    },
    {
      agent: 'program-manager',
      prompt: 'Please set out scope, governance, milestones and the constraints that any plan must respect.',
      response:
        '## Scope\n\nThe committee has approved the mandate to select one ERP product for all three plants; human resources, payroll, CRM, PLM and MES are out of scope [1].\n\n## Governance\n\nThe committee meets every four weeks, and decisions need the chair and the two owners [2].\n\n## Milestones\n\nThe recommendation is due on 29 January 2027. The plants follow in this order: Grand Rapids in October 2027, Sheffield in February 2028 and Katowice in May 2028 [3].\n\n## Constraints\n\nNo plant may stand still for more than 72 hours during cut-over, and Sheffield can stop only in the last week of July and between Christmas and New Year [4]. A go-live in Sheffield in February 2028 does not fall into either window. That collision has to be settled before any supplier plans against it.',
      summary:
        'Scope and governance are decided. The planned go-live of Sheffield in February 2028 collides with the plant’s only stop windows.',
      citations: [
        [
          'acme-minutes',
          'The committee approves the mandate to select one ERP product for all three plants. Human resources, payroll, CRM, PLM and MES are out of scope.',
        ],
        [
          'acme-minutes',
          'The committee meets every four weeks. Decisions need the chair and the two owners (IT and Operations).',
        ],
        [
          'acme-minutes',
          'After discussion the committee decides for Grand Rapids in October 2027, Sheffield in February 2028 and Katowice in May 2028.',
        ],
        [
          'acme-profile',
          'No production stop of more than 72 hours at any plant during cut-over. Sheffield can stop in the last week of July and between Christmas and New Year only.',
        ],
      ],
    },
    {
      agent: 'solution-architect',
      prompt: 'Please describe the present systems and interfaces, and what they mean for a replacement.',
      response:
        '## Systems\n\nTwo instances of Corvus ERP 7.2 and one of ShopLedger 4 are to be replaced. Millrace MES, Draftwell PLM and Contacta CRM stay, and the ERP has to integrate with them [1].\n\n## Interfaces\n\nThere are 23 interfaces between the ERP systems and their surroundings; six of them read or write the Corvus database directly [2].\n\nThe two Corvus instances hold 1,316 custom objects, of which 402 were used at least once in the last twelve months [3].',
      summary:
        'Three systems go, three stay; 23 interfaces, six of them into the database; 1,316 custom objects of which 402 are used.',
      citations: [
        [
          'acme-profile',
          'Millrace MES, Draftwell PLM and Contacta CRM stay. The ERP has to integrate with them.',
        ],
        ['acme-profile', 'There are 23 interfaces between the ERP systems and their surroundings.'],
        [
          'acme-profile',
          'The two Corvus instances hold 1,316 custom objects (reports, screens, triggers and batch programs).',
        ],
      ],
    },
    {
      agent: 'quality-reviewer',
      prompt:
        'Please check the contributions on the mandate against what they were asked to deliver and against the documents.',
      response:
        '**Revise**\n\n- The Solution Architect describes systems and interfaces, but not the consequences for a replacement.\n- The other two contributions are complete and their quotations are exact.',
      summary: 'The consequences for a replacement are missing in the landscape chapter.',
      citations: [],
      verdict: {
        kind: 'revise',
        reasons: [
          'The Solution Architect describes systems and interfaces, but not the consequences for a replacement.',
          'The other two contributions are complete and their quotations are exact.',
        ],
        revises: 2,
      },
    },
    {
      agent: 'solution-architect',
      prompt: 'The Quality Reviewer asks for a revision: please add the consequences for a replacement.',
      response:
        '## Systems\n\nTwo instances of Corvus ERP 7.2 and one of ShopLedger 4 are to be replaced. Millrace MES, Draftwell PLM and Contacta CRM stay, and the ERP has to integrate with them [1].\n\n## Interfaces\n\nThere are 23 interfaces between the ERP systems and their surroundings [2].\n\n## Consequences for a replacement\n\nFirst, the six database interfaces will have to be rebuilt with any product, because none of the candidates allows direct access to its database [3]. Their effort belongs into every offer alike. Second, custom objects should be judged by use and not by number: no more than 37 are considered business critical by their owners [4]. Third, integration with Millrace is the proof to ask for in the demonstrations; the CIO wants it proven and not merely promised [5].',
      summary:
        'Six database interfaces must be rebuilt with any product; of 1,316 custom objects no more than 37 are critical; integration with Millrace is to be proven in the demonstrations.',
      citations: [
        [
          'acme-profile',
          'Millrace MES, Draftwell PLM and Contacta CRM stay. The ERP has to integrate with them.',
        ],
        ['acme-profile', 'There are 23 interfaces between the ERP systems and their surroundings.'],
        [
          'acme-profile',
          'The six database interfaces will have to be rebuilt with any product, because none of the candidates allows direct access to its database.',
        ],
        ['acme-profile', 'No more than 37 are considered business critical by their owners'],
        [
          'acme-interviews',
          'He asks that integration with Millrace is proven in the demonstrations and not merely promised.',
        ],
      ],
      supersedes: 2,
    },
    {
      agent: 'quality-reviewer',
      prompt: 'Please look at the revised chapter.',
      response: '**Approve**\n\n- The consequences for a replacement are there, each with its source.',
      summary: 'All chapters are complete.',
      citations: [],
      verdict: {
        kind: 'approve',
        reasons: ['The consequences for a replacement are there, each with its source.'],
      },
      supersedes: 3,
    },
    {
      agent: 'judge',
      prompt: 'Please decide whether the work on the mandate is good enough to build the next phase on.',
      response:
        '**Approve**\n\n- The mandate is clear, decided by those who may decide it, and its two open points have owners.',
      summary: 'The mandate is fit to build on.',
      citations: [],
      verdict: {
        kind: 'approve',
        reasons: [
          'The mandate is clear, decided by those who may decide it, and its two open points have owners.',
        ],
      },
    },
  ],
  interjection: {
    afterTurn: 1,
    text: 'Please keep in mind that the committee asked for a fallback in case Katowice slips past the end of Corvus support.',
    reply:
      'Noted, thank you. The minutes record that only some weeks remain between the last wave and the end of Corvus support on 30 June 2028, and that a fallback was asked for. I shall ask the Solution Architect and the Judge to keep it in view, and carry it into the summary as an open point.',
  },
  summary:
    '## What is settled\n\nAcme selects one ERP product for Sheffield, Katowice and Grand Rapids, within a five-year range of £6.2 million to £7.6 million [1]. The goal has two measures: a close in five working days and deliveries that do not wait for unseen castings. Scope, governance and award criteria are approved.\n\n## What it means\n\nThe baseline of doing nothing is £6.09 million over five years. Six database interfaces have to be rebuilt with any product, and integration with Millrace is to be proven in the demonstrations.\n\n## What is open\n\n1. The go-live of Sheffield in February 2028 lies outside the plant’s stop windows. Owner: Sarah Lindgren.\n2. A fallback is needed for the weeks between the last wave and the end of Corvus support [2]. Owner: Rajesh Menon.\n3. The inventory target needs a calculation. Owner: Helen Ashworth.',
  summaryCitations: [
    [
      'acme-minutes',
      'The committee approves a range of £6.2 million to £7.6 million for the five-year total cost of ownership',
    ],
    [
      'acme-minutes',
      'only some weeks remain between the last wave and the end of Corvus support on 30 June 2028 and asks for a fallback.',
    ],
  ],
}

export const acmeObservations: {
  /** Place of the statement that it breaks; none where somebody wrote it by hand. */
  mitigation: number | null
  kind: 'INITIAL' | 'AI_CONVERSATION'
  description: string
  severity: string
  status: string
  notes: string
  plan: string | null
  evidence: [string, string]
}[] = [
  {
    mitigation: 2,
    kind: 'INITIAL',
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
    description: 'No fallback is decided for the weeks between the last wave and the end of Corvus support.',
    severity: 'HIGH',
    status: 'ACCEPTED',
    notes:
      'Accepted for this phase: the option for a support extension comes before the committee as action A-10.',
    plan: null,
    evidence: ['acme-minutes', 'Option for the Corvus support extension put before the committee'],
  },
  {
    mitigation: 0,
    kind: 'AI_CONVERSATION',
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
    description: 'The draft of the mandate did not say that manufacturing execution is out of scope.',
    severity: 'LOW',
    status: 'REMEDIATED',
    notes: 'The committee named it in its meeting of 8 September.',
    plan: 'Name the systems that stay in the mandate itself.',
    evidence: ['acme-minutes', 'Human resources, payroll, CRM, PLM and MES are out of scope.'],
  },
]

/** What endangered the selection; days are counted back from today. */
export const acmeFlags: {
  title: string
  description: string
  severity: string
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
