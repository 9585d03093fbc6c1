import { bullets, table, text } from './source.ts'
import type { CsvDocument, SlidesDocument, TextDocument, WorkbookDocument } from './source.ts'

const money = '#,##0'

/** Offers in thousand pounds; totals follow from the lines, so that no figure can drift. */
const offers = [
  { vendor: 'Halvorsen One', subscription: 612, oneOff: [1980, 340, 410, 290, 520] },
  { vendor: 'Quillon Manufacturing Cloud', subscription: 738, oneOff: [2240, 380, 360, 310, 560] },
  { vendor: 'Tarnbrook ERP', subscription: 498, oneOff: [1720, 420, 590, 270, 520] },
]
const oneOffLines = [
  'Implementation services',
  'Data migration (partner)',
  'Integration',
  'Training and change',
  'Backfill of Acme staff',
]
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)
const contingencyOf = (oneOff: number[]): number => sum(oneOff) / 10
const totalOf = (offer: { subscription: number; oneOff: number[] }): number =>
  offer.subscription * 5 + sum(offer.oneOff) + contingencyOf(offer.oneOff)

export const acmeCost: WorkbookDocument = {
  key: 'acme-cost',
  name: 'Five-Year Cost Model',
  fileName: 'acme-five-year-cost-model.xlsx',
  format: 'xlsx',
  sheets: [
    {
      name: 'Summary',
      columns: [
        { title: 'Cost, £ thousand', width: 34 },
        ...offers.map((offer) => ({ title: offer.vendor, width: 26, format: money })),
      ],
      rows: [
        ['Subscription, five years', ...offers.map((offer) => offer.subscription * 5)],
        ...oneOffLines.map((line, index) => [line, ...offers.map((offer) => offer.oneOff[index] ?? 0)]),
        ['One-off cost', ...offers.map((offer) => sum(offer.oneOff))],
        ['Contingency, 10% of one-off cost', ...offers.map((offer) => contingencyOf(offer.oneOff))],
        ['Total cost of ownership, five years', ...offers.map(totalOf)],
        ['Approved range, upper limit', 7600, 7600, 7600],
        ['Above (+) or below (-) the limit', ...offers.map((offer) => totalOf(offer) - 7600)],
        ['Keeping the present landscape', 6090, 6090, 6090],
        ['More (+) or less (-) than today', ...offers.map((offer) => totalOf(offer) - 6090)],
      ],
    },
    {
      name: 'By year',
      columns: [
        { title: 'Vendor', width: 28 },
        { title: 'Cost', width: 26 },
        ...['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Total'].map((title) => ({
          title,
          width: 11,
          format: money,
        })),
      ],
      rows: offers.flatMap((offer) => {
        const yearOne = Math.round(sum(offer.oneOff) * 0.6)
        const yearTwo = sum(offer.oneOff) - yearOne
        const contingency = contingencyOf(offer.oneOff)
        const s = offer.subscription
        return [
          [offer.vendor, 'Subscription', s, s, s, s, s, s * 5],
          [offer.vendor, 'One-off cost', yearOne, yearTwo, 0, 0, 0, yearOne + yearTwo],
          [offer.vendor, 'Contingency', 0, contingency, 0, 0, 0, contingency],
          [offer.vendor, 'Total', s + yearOne, s + yearTwo + contingency, s, s, s, totalOf(offer)],
        ]
      }),
    },
    {
      name: 'Present landscape',
      columns: [
        { title: 'Cost, £ thousand', width: 44 },
        { title: 'A year', width: 12, format: money },
        { title: 'Five years', width: 12, format: money },
      ],
      rows: [
        ['Corvus maintenance, two instances', 486, 2430],
        ['Contractors for customisations and reports', 318, 1590],
        ['Servers, storage, database licences', 212, 1060],
        ['ShopLedger maintenance', 74, 370],
        ['Server refresh in 2027', 0, 640],
        ['Total', 1090, 6090],
      ],
    },
    {
      name: 'Assumptions',
      columns: [
        { title: 'Assumption', width: 60 },
        { title: 'Source', width: 40 },
      ],
      rows: [
        ['480 named users from the first year; no growth discount is taken', 'RFP, table 1'],
        ['Subscription at first-year price; price increases are shown as a risk', 'Offers of October 2026'],
        ['60% of the one-off cost falls in year 1, 40% in year 2', 'Advisory team'],
        ['Contingency of 10% on one-off cost', 'Steering committee, 8 September 2026'],
        [
          'Uncapped increases of Quillon at 5% a year would add £388 thousand over five years',
          'Calculated from the offer',
        ],
        ['Backfill at £410 a day for Acme staff', 'Finance, August 2026'],
        ['No benefits are included', 'Chief Financial Officer'],
      ],
    },
  ],
}

const areas: [string, number, [number, number, number], string][] = [
  ['Finance', 24, [4.3, 4.2, 3.4], 'Halvorsen: Polish localisation by the vendor'],
  [
    'Manufacturing and planning',
    38,
    [3.9, 4.6, 2.8],
    'Quillon: finite planning across plants in the standard',
  ],
  ['Supply chain and inventory', 29, [3.6, 4.4, 3.7], 'Halvorsen: available-to-promise takes four seconds'],
  ['Sales and service', 21, [4.1, 4.0, 3.5], 'Configure-to-order to be shown with three reference pumps'],
  [
    'Quality and traceability',
    16,
    [3.5, 4.1, 2.9],
    'Halvorsen: quality module is new; Tarnbrook: certificates not met',
  ],
  [
    'Integration and data',
    12,
    [4.4, 3.8, 3.1],
    'Quillon: Millrace connector not yet delivered to a customer',
  ],
  ['Security and technology', 8, [4.2, 4.0, 3.2], 'See the security questionnaire'],
]

export const acmeScoring: CsvDocument = {
  key: 'acme-scoring',
  name: 'Requirements Scoring (provisional)',
  fileName: 'acme-requirements-scoring.csv',
  format: 'csv',
  header: ['Area', 'Requirements', 'Halvorsen One', 'Quillon Manufacturing Cloud', 'Tarnbrook ERP', 'Remark'],
  rows: areas.map(([area, count, scores, remark]) => [area, count, ...scores, remark]),
}

export const acmeKickoff: SlidesDocument = {
  key: 'acme-kickoff',
  name: 'ERP Selection Kick-off Presentation',
  fileName: 'acme-erp-selection-kick-off.pptx',
  format: 'pptx',
  title: 'ERP vendor selection',
  subtitle: 'Kick-off, Sheffield, 26 August 2026',
  slides: [
    {
      title: 'Why now',
      bullets: [
        'Corvus 7.2 leaves extended support on 30 June 2028',
        'On-time-in-full 87.3% against a target of 95%',
        'Nine working days to close a month; the target is five',
        'Inventory of £31.2 million, 3.9 turns',
      ],
      notes:
        'Say plainly that the end of support sets the date, but the operating figures set the case. The successor product of Corvus is a new purchase and competes with the others only if it answers the RFP; its vendor declined.',
    },
    {
      title: 'What is in, what is out',
      table: {
        header: ['In scope', 'Out of scope, to be integrated'],
        rows: [
          ['Finance, manufacturing and planning', 'Human resources and payroll'],
          ['Supply chain, inventory and warehouse', 'Contacta CRM'],
          ['Sales, service, quality and traceability', 'Draftwell PLM and Millrace MES'],
        ],
      },
      notes: 'Warehouse scanning moves from Stockline into the ERP. All other neighbours stay.',
    },
    {
      title: 'Five phases to a decision',
      table: {
        header: ['Phase', 'Result', 'Due'],
        rows: [
          ['Mandate and scope', 'Approved mandate, budget range, governance', '18 September 2026'],
          ['Requirements and market', 'RFP, complete answers, demonstrations prepared', '27 November 2026'],
          ['Vendor evaluation', 'Scored demonstrations, reference calls', '18 December 2026'],
          ['Negotiation and business case', 'Best and final offers, business case', '22 January 2027'],
          ['Recommendation', 'Decision paper', '29 January 2027'],
        ],
      },
      notes:
        'Each phase ends with a quality review and an approval. No phase begins before the one before it is complete.',
    },
    {
      title: 'Who decides what',
      bullets: [
        'Executive sponsor: Catherine Whitmore',
        'Owners: Rajesh Menon (IT) and Sarah Lindgren (Operations)',
        'Design authority decides on exceptions to the standard',
        'Process owners sign their requirements and score the demonstrations',
      ],
      notes:
        'Vendors talk to procurement alone. Any contact outside the procedure is reported to Daniel Brooks.',
    },
    {
      title: 'What we need from you',
      bullets: [
        'Process owners: two days a week in September, Tuesdays and Thursdays',
        'A data owner in each plant by 30 September',
        'IT: database copies for profiling by 30 September',
        'No workshops in quarter-end weeks',
      ],
      notes: 'The data owners matter most: without them the migration estimate is a guess.',
    },
  ],
}

export const acmeDecisions: TextDocument = {
  key: 'acme-decisions',
  name: 'Decision and Risk Log',
  fileName: 'acme-decision-and-risk-log.md',
  format: 'md',
  title: 'Decision and Risk Log',
  subtitle: 'ERP vendor selection',
  facts: [
    ['Kept by', 'Daniel Okafor, Northwind Advisory'],
    ['Last entry', '13 November 2026'],
  ],
  sections: [
    {
      heading: 'Decisions',
      blocks: [
        table(
          ['No.', 'Decision', 'By', 'Date'],
          [
            [
              'D-01',
              'One product for three plants; HR, payroll, CRM, PLM and MES out of scope',
              'Steering committee',
              '8 September 2026',
            ],
            [
              'D-02',
              'Five-year range of £6.2 million to £7.6 million',
              'Steering committee',
              '8 September 2026',
            ],
            [
              'D-03',
              'Order of plants: Grand Rapids, Sheffield, Katowice',
              'Steering committee',
              '8 September 2026',
            ],
            [
              'D-04',
              'One chart of accounts to be decided before design begins',
              'Design authority',
              '29 September 2026',
            ],
            [
              'D-05',
              'All three vendors invited to the demonstrations',
              'Steering committee',
              '10 November 2026',
            ],
          ],
        ),
      ],
    },
    {
      heading: 'Risks',
      blocks: [
        table(
          ['No.', 'Risk', 'Rating', 'Measure', 'Owner'],
          [
            [
              'R-01',
              'Last wave ends seven weeks before Corvus support',
              'High',
              'Option on the six-month extension (£96,000), decided by December 2027',
              'Rajesh Menon',
            ],
            [
              'R-02',
              'Key users not available in quarter-end weeks',
              'High',
              'Calendar agreed with plants; backfill budgeted',
              'Sarah Lindgren',
            ],
            [
              'R-03',
              'No data owner in Katowice',
              'High',
              'To be named by 20 November 2026',
              'Tomasz Wieczorek',
            ],
            [
              'R-04',
              'Two of four Corvus specialists retire by the end of 2028',
              'Medium',
              'Retention agreements until the end of hypercare',
              'Fiona MacLeod',
            ],
            [
              'R-05',
              'Vendor answers not verified by reference customers',
              'Medium',
              'Two calls for each vendor before scoring closes',
              'Daniel Okafor',
            ],
            [
              'R-06',
              'Employee data in a United States data centre (Quillon analytics)',
              'Medium',
              'Finding S-03 of the security questionnaire',
              'James Thornbury',
            ],
          ],
        ),
      ],
    },
    {
      heading: 'Open questions',
      blocks: [
        bullets(
          'Does Halvorsen commit to two seconds for available-to-promise in the contract, with a right to leave?',
          'Will Tarnbrook go live at Sheffield and Katowice separately, and at what price?',
        ),
        text('Answers to the clarifications are due on 20 November 2026 and will be added here.'),
      ],
    },
  ],
}
