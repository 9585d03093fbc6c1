import { bullets, table, text, type TextDocument } from './source.ts'

export const northwindMethod: TextDocument = {
  key: 'northwind-method',
  name: 'Northwind Method for Vendor Selection',
  fileName: 'northwind-vendor-selection-method.pdf',
  format: 'pdf',
  title: 'How we select vendors',
  subtitle: 'Northwind Advisory, practice note 12, fourth edition',
  facts: [
    ['Owner', 'Priya Raman, Principal, Enterprise Applications'],
    ['Date', '12 March 2026'],
    ['Use', 'May be used in client work'],
  ],
  sections: [
    {
      heading: '1. What a good selection leaves behind',
      blocks: [
        text(
          'A selection is finished when the client can defend it to somebody who was not in the room. That takes five things: requirements that the business owns, offers that can be compared, scores that can be traced to evidence, a price that includes what the client itself will spend, and a contract that keeps the promises made in the demonstrations.',
        ),
        text(
          'We have reviewed 31 selections of our own and of others between 2019 and 2025. In 22 of them the product chosen was adequate and the trouble came from elsewhere: data nobody owned, key users who were not free, exceptions nobody was entitled to refuse.',
        ),
      ],
    },
    {
      heading: '2. Phases and their gates',
      blocks: [
        table(
          ['Phase', 'Question at the gate', 'Evidence we expect'],
          [
            [
              'Mandate and scope',
              'Who wants what, by when, for how much?',
              'Approved mandate, budget range, governance',
            ],
            [
              'Requirements and market',
              'Do we ask the right vendors the right questions?',
              'Confirmed requirements, complete answers',
            ],
            [
              'Evaluation',
              'Which offer is best, and how sure are we?',
              'Scored scripts, reference calls, sensitivity',
            ],
            [
              'Negotiation and business case',
              'What does it cost, and what is it worth?',
              'Final offers, business case, contract terms',
            ],
            ['Recommendation', 'Can this be defended?', 'Decision paper, dissent recorded'],
          ],
          { caption: 'Table 1. Gates', widths: [25, 38, 37] },
        ),
      ],
    },
    {
      heading: '3. Rules of thumb that have held',
      blocks: [
        bullets(
          'No more than 70 must-have requirements. A longer list hides the ten that decide.',
          'Call at least two reference customers for each vendor, one of them chosen by us and not by the vendor. Ask for the project manager on the client side.',
          'Demonstrations follow scripts written by the process owners, with the client’s own items, and are scored the same evening.',
          'Plan at least twelve weeks between the last go-live and any hard end of support. Below eight weeks, buy an extension before the first wave.',
          'A contingency of 10% on one-off cost is the least; 15% where more than a tenth of the must-haves need extensions.',
          'Internal effort is 1.0 to 1.4 times the days of the implementation partner. Offers that assume less shift cost to the client.',
          'A data owner for each plant or entity before profiling ends. Without one, treat the migration estimate as a lower bound.',
        ),
      ],
    },
    {
      heading: '4. Scoring',
      blocks: [
        text(
          'Scores run from 0 (not met) to 5 (better than required). Three people score each criterion independently; differences of two points or more are discussed and the reasons are written down. Weights are fixed before the offers are opened. We then move each weight by five points and report whether the order changes.',
        ),
        table(
          ['Score', 'Meaning'],
          [
            ['0', 'Not met and no credible plan'],
            ['1', 'Met by custom development only'],
            ['2', 'Met in part, or planned with a date in the contract'],
            ['3', 'Met by configuration'],
            ['4', 'Met by the standard and shown'],
            ['5', 'Better than required, with benefit to the client'],
          ],
          { caption: 'Table 2. Scale', widths: [15, 85] },
        ),
      ],
    },
    {
      heading: '5. Reference calls',
      blocks: [
        text(
          'A call takes 45 minutes and follows eleven questions. The three that tell most are: what was in the offer that you did not get, what did you spend that was not in the offer, and who of the vendor’s team would you ask for again? Notes are confirmed by the customer called and stored with the initiative.',
        ),
      ],
    },
    {
      heading: '6. Contract points worth a delay',
      blocks: [
        bullets(
          'A cap on annual price increases, also after renewal.',
          'Performance figures measured on the client’s volumes, with a right to terminate when they are missed.',
          'Named key personnel for design and for the first go-live.',
          'Return of all data in a documented format at no charge, and deletion confirmed in writing.',
          'Audit rights and a list of subprocessors with notice of changes.',
        ),
      ],
    },
  ],
}

export const northwindRates: TextDocument = {
  key: 'northwind-rates',
  name: 'Rate Card and Margin Guidance (confidential)',
  fileName: 'northwind-rate-card-and-margin-guidance.docx',
  format: 'docx',
  title: 'Rate Card and Margin Guidance',
  subtitle: 'Northwind Advisory, partners and engagement managers only',
  facts: [
    ['Owner', 'Margaret Hale, Managing Partner'],
    ['Date', '5 January 2026'],
    ['Use', 'Internal. Not for client work. Reference word: COBALT-LEDGER-2093'],
  ],
  sections: [
    {
      heading: '1. Daily rates',
      blocks: [
        table(
          ['Grade', 'List rate (£)', 'Floor (£)', 'Cost (£)'],
          [
            ['Partner', '2,150', '1,800', '1,020'],
            ['Principal', '1,720', '1,480', '835'],
            ['Engagement manager', '1,380', '1,190', '660'],
            ['Senior consultant', '1,090', '940', '515'],
            ['Consultant', '860', '740', '410'],
          ],
          { caption: 'Table 1. Rates from January 2026', widths: [40, 20, 20, 20] },
        ),
        text(
          'Offers below the floor of any grade need the approval of the managing partner in writing before they leave the house.',
        ),
      ],
    },
    {
      heading: '2. Margin',
      blocks: [
        text(
          'The contribution margin of an engagement should be 46% or more at signature and 42% or more at close. Fixed-price selections carry a reserve of 8% that is not shown to the client. Use of agents is priced by value and not by cost: a phase run with agents has saved between 35 and 60 consultant hours in the engagements measured in 2025.',
        ),
      ],
    },
    {
      heading: '3. What we say when asked',
      blocks: [
        bullets(
          'We name the team, the days and the price. We do not break the price down by grade.',
          'We take no commission from vendors and have taken none since 2014. Say so before being asked.',
          'Discounts are given for volume over a year, never for a single engagement.',
        ),
      ],
    },
  ],
}

export const southgatePlaybook: TextDocument = {
  key: 'southgate-playbook',
  name: 'Southgate Maturity Playbook',
  fileName: 'southgate-maturity-playbook.docx',
  format: 'docx',
  title: 'Maturity Playbook',
  subtitle: 'Southgate Partners, financial services practice',
  facts: [
    ['Owner', 'Ines Carvalho, Director'],
    ['Date', '3 February 2026'],
    ['Use', 'May be used in client work. Internal name: SOUTHGATE-LODESTAR-58'],
  ],
  sections: [
    {
      heading: '1. Five dimensions',
      blocks: [
        table(
          ['Dimension', 'What we look at', 'Typical evidence'],
          [
            ['Customer', 'Share of journeys completed without a branch', 'Journey analytics, complaints'],
            ['Process', 'Straight-through rate of the ten largest processes', 'Workflow logs'],
            [
              'Data',
              'Ownership, quality rules, lineage of regulatory reports',
              'Data catalogue, audit findings',
            ],
            ['Technology', 'Release frequency, age of core systems', 'Change records'],
            ['People', 'Skills, incentives, decision rights', 'Survey, job descriptions'],
          ],
          { widths: [18, 47, 35] },
        ),
      ],
    },
    {
      heading: '2. Scale',
      blocks: [
        text(
          'Each dimension is placed on a scale from 1 (ad hoc) to 5 (leading). A bank moves at most one level a year in a dimension; plans that promise more have not been kept in any of the 14 reviews since 2020. Evidence older than nine months is not counted.',
        ),
      ],
    },
    {
      heading: '3. From score to programme',
      blocks: [
        bullets(
          'Choose two dimensions, not five. The lowest is not always the right one to begin with.',
          'Tie each measure to a figure that the board already reads.',
          'Repeat the assessment after twelve months with the same people and the same evidence.',
        ),
      ],
    },
  ],
}
