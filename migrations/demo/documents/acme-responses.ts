import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeResponses: TextDocument = {
  key: 'acme-responses',
  name: 'Vendor Responses Summary',
  fileName: 'acme-vendor-responses-summary.pdf',
  format: 'pdf',
  title: 'Vendor Responses: Summary and First Reading',
  subtitle: 'RFP AM-2026-014, ERP Replacement',
  facts: [
    ['Prepared by', 'Daniel Okafor and Priya Raman, Northwind Advisory'],
    ['Date', '6 November 2026'],
    ['Status', 'Factual summary before evaluation; no scores are final'],
  ],
  sections: [
    {
      heading: '1. Receipt and completeness',
      blocks: [
        text(
          'Five vendors were invited. Vexara declined on 12 October because of capacity, and Ostrel Software withdrew on 19 October because it cannot support Polish e-invoicing. The three remaining responses were received before the deadline of 30 October 2026, 17:00, and answer all 148 requirements.',
        ),
        table(
          ['Vendor', 'Product', 'Received', 'Open points at receipt'],
          [
            [
              'Halvorsen Systems AS, Oslo',
              'Halvorsen One, release 26.2',
              '29 October, 15:12',
              'Names of two consultants to follow',
            ],
            ['Quillon Inc., Boston', 'Quillon Manufacturing Cloud', '30 October, 16:41', 'None'],
            [
              'Tarnbrook Software Ltd, Leeds',
              'Tarnbrook ERP 11',
              '28 October, 10:05',
              'Second reference customer missing',
            ],
          ],
          { caption: 'Table 1. Responses received', widths: [28, 27, 20, 25] },
        ),
      ],
    },
    {
      heading: '2. Answers to the must-have requirements',
      blocks: [
        table(
          ['Vendor', 'Standard', 'Configuration', 'Extension', 'Not met', 'Total'],
          [
            ['Halvorsen One', '43', '13', '4', '1', '61'],
            ['Quillon Manufacturing Cloud', '49', '10', '2', '0', '61'],
            ['Tarnbrook ERP', '38', '12', '8', '3', '61'],
          ],
          {
            caption: 'Table 2. Self-assessment of the vendors, 61 must-have requirements',
            widths: [34, 13, 17, 13, 11, 12],
          },
        ),
        text(
          'Halvorsen does not meet SCM-04 at the volumes of 2031: it states a response of four seconds and a fix planned for release 27.1. Tarnbrook does not meet MFG-02 (finite capacity planning across plants), FIN-07 (Polish e-invoicing, offered through a partner) and QUA-05 (electronic test certificates). With three answers of N, Tarnbrook is at the limit of the exclusion rule and not beyond it.',
        ),
      ],
    },
    {
      heading: '3. Halvorsen One',
      blocks: [
        text(
          'Halvorsen proposes its own services organisation with a team of eleven in Manchester and Kraków. The plan has three waves over 14 months after contract signature: Grand Rapids, Sheffield, Katowice. The subscription is £612,000 a year for 480 users, with annual increases capped at 3%.',
        ),
        bullets(
          'Strengths: configure-to-order from one configuration, strong multi-entity finance, published API with 340 endpoints, Polish localisation maintained by the vendor since 2016.',
          'Weaknesses: available-to-promise performance, an advanced quality module that is new in release 26.2 and has only four live customers.',
          'Assumption to be tested: Acme provides nine full-time equivalents during design and eleven during testing.',
        ),
      ],
    },
    {
      heading: '4. Quillon Manufacturing Cloud',
      blocks: [
        text(
          'Quillon proposes the partner Fairmont Delivery Group for implementation and keeps product experts of its own on the project. The plan takes 16 months in three waves. The subscription is £738,000 a year, with annual increases of consumer price inflation plus 2%, uncapped.',
        ),
        bullets(
          'Strengths: the deepest planning functions of the three, all 61 must-haves met, the largest number of references in flow control.',
          'Weaknesses: the highest price, data centres for the analytics module in the United States only until the third quarter of 2027, dependence on a partner that is new to Poland.',
          'Assumption to be tested: integration with Millrace uses a connector that is listed but has not been delivered to a customer.',
        ),
      ],
    },
    {
      heading: '5. Tarnbrook ERP',
      blocks: [
        text(
          'Tarnbrook proposes its own team from Leeds. The plan takes 13 months in two waves, with Sheffield and Katowice going live together. The subscription is £498,000 a year with a price held for five years.',
        ),
        bullets(
          'Strengths: lowest price, close to Sheffield, a warehouse module that replaces Stockline without additional licences.',
          'Weaknesses: eight must-haves need custom development, no finite planning across plants, no customer of its own in Poland.',
          'Assumption to be tested: the two-wave plan needs a stop of 96 hours in Sheffield, which breaks the limit of 72 hours.',
        ),
      ],
    },
    {
      heading: '6. Points for clarification before the demonstrations',
      blocks: [
        table(
          ['No.', 'Vendor', 'Question', 'Due'],
          [
            [
              'C-01',
              'Halvorsen',
              'Contractual commitment to two seconds for SCM-04 with release 27.1',
              '20 November 2026',
            ],
            ['C-02', 'Quillon', 'Cap on annual price increases', '20 November 2026'],
            [
              'C-03',
              'Quillon',
              'Location of analytics data until the European region opens',
              '20 November 2026',
            ],
            ['C-04', 'Tarnbrook', 'Cut-over at Sheffield within 72 hours', '20 November 2026'],
            [
              'C-05',
              'Tarnbrook',
              'Second reference customer with at least two countries',
              '20 November 2026',
            ],
          ],
          { caption: 'Table 3. Clarifications', widths: [9, 16, 53, 22] },
        ),
        text(
          'No reference customer has been called yet. The calls are planned after the clarifications and before 18 December 2026.',
        ),
      ],
    },
  ],
}
