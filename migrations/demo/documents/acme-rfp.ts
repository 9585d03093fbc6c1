import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeRfp: TextDocument = {
  key: 'acme-rfp',
  name: 'RFP Requirements for ERP Replacement',
  fileName: 'acme-rfp-requirements.pdf',
  format: 'pdf',
  title: 'Request for Proposal: ERP Replacement',
  subtitle: 'Requirements and rules of the procedure, reference AM-2026-014',
  facts: [
    ['Issued by', 'Daniel Brooks, Category Manager IT, Acme Manufacturing Ltd'],
    ['Issued on', '5 October 2026'],
    ['Answers due', '30 October 2026, 17:00 London time'],
  ],
  sections: [
    {
      heading: '1. Purpose and scope',
      blocks: [
        text(
          'Acme Manufacturing intends to replace Corvus ERP 7.2 at Sheffield and Katowice and ShopLedger 4 at Grand Rapids by one product, run as a service, with one chart of accounts and one item master. The scope comprises finance, manufacturing and planning, supply chain and inventory, sales and service, quality and traceability, integration and data, and security.',
        ),
        text(
          'Human resources, payroll, customer relationship management, product lifecycle management and manufacturing execution are out of scope. The existing systems stay and are to be integrated.',
        ),
      ],
    },
    {
      heading: '2. Volumes',
      blocks: [
        table(
          ['Measure', 'Today', 'Planned 2031'],
          [
            ['Named users', '412', '480'],
            ['Items (active)', '38,600', '45,000'],
            ['Bills of material', '21,400', '25,000'],
            ['Sales order lines a year', '96,000', '130,000'],
            ['Production orders a year', '54,000', '70,000'],
            ['Purchase order lines a year', '71,000', '85,000'],
            ['Legal entities', '5', '7'],
          ],
          { caption: 'Table 1. Volumes that the price must cover', widths: [50, 25, 25] },
        ),
      ],
    },
    {
      heading: '3. Requirements',
      blocks: [
        text(
          'The catalogue holds 148 requirements: 61 must-have, 54 should-have and 33 could-have. Every must-have requirement has a named owner and an acceptance criterion, and was confirmed by its owner at the workshops of 14 to 25 September 2026.',
        ),
        table(
          ['Area', 'Must', 'Should', 'Could', 'Total', 'Owner'],
          [
            ['Finance', '10', '9', '5', '24', 'Helen Ashworth'],
            ['Manufacturing and planning', '17', '13', '8', '38', 'Anita Desai'],
            ['Supply chain and inventory', '12', '11', '6', '29', 'Oliver Brandt'],
            ['Sales and service', '8', '8', '5', '21', 'Laura Chen'],
            ['Quality and traceability', '7', '5', '4', '16', 'Grace Nwosu'],
            ['Integration and data', '4', '5', '3', '12', 'Piotr Zielinski'],
            ['Security and technology', '3', '3', '2', '8', 'James Thornbury'],
            ['Total', '61', '54', '33', '148', ''],
          ],
          { caption: 'Table 2. Requirements by area', widths: [32, 10, 11, 11, 11, 25] },
        ),
        text(
          'Bidders answer each requirement with one of four codes: S (standard), C (configuration), E (extension or custom development) or N (not met). An answer of N to more than three must-have requirements leads to exclusion.',
        ),
      ],
    },
    {
      heading: '3.1 Must-have requirements of special weight',
      level: 2,
      blocks: [
        table(
          ['No.', 'Requirement', 'Acceptance criterion'],
          [
            [
              'FIN-03',
              'Intercompany postings are created in both entities at once.',
              'Close of the test month with no manual intercompany reconciliation.',
            ],
            [
              'FIN-07',
              'Polish e-invoicing is supported by the standard product.',
              'A test invoice is accepted by the national platform.',
            ],
            [
              'MFG-02',
              'Finite capacity planning across plants with shared castings.',
              'The planning scenario of script 4 is solved in under ten minutes.',
            ],
            [
              'MFG-09',
              'Configure-to-order with rules, price and bill of material from one configuration.',
              'Three reference pumps are configured without engineering help.',
            ],
            [
              'SCM-04',
              'Available-to-promise across all plants within two seconds.',
              'Measured on the volumes of table 1 for 2031.',
            ],
            [
              'QUA-01',
              'Trace of a lot from the customer to the casting and back.',
              'A complaint is traced in under 15 minutes, certificates included.',
            ],
            [
              'INT-01',
              'Documented, versioned API for all business objects; no direct database access needed.',
              'The six database interfaces are mapped to API calls in the offer.',
            ],
            [
              'SEC-02',
              'Employee data is stored in the EEA or the United Kingdom only.',
              'Stated in the contract, subprocessors named.',
            ],
          ],
          { widths: [10, 48, 42] },
        ),
      ],
    },
    {
      heading: '4. Award criteria',
      blocks: [
        table(
          ['Criterion', 'Weight', 'Evidence'],
          [
            ['Functional fit', '35%', 'Requirement answers, scripted demonstrations'],
            ['Five-year total cost of ownership', '20%', 'Price sheet, cost model'],
            ['Implementation approach and partner', '15%', 'Plan, named team, reference calls'],
            ['Technology and integration', '15%', 'API documentation, proof of integration with Millrace'],
            ['Security and compliance', '10%', 'Security questionnaire, certificates'],
            ['Vendor viability', '5%', 'Accounts of three years, customer base'],
            ['Total', '100%', ''],
          ],
          { caption: 'Table 3. Weights', widths: [38, 12, 50] },
        ),
        text(
          'The weights were approved by the steering committee on 8 September 2026 and will not be changed after the opening of the offers.',
        ),
      ],
    },
    {
      heading: '5. Timetable',
      blocks: [
        table(
          ['Step', 'Date'],
          [
            ['RFP issued', '5 October 2026'],
            ['Questions of bidders', 'until 16 October 2026'],
            ['Answers due', '30 October 2026'],
            ['Scripted demonstrations, two days each', '30 November to 11 December 2026'],
            ['Reference calls, at least two for each bidder', 'until 18 December 2026'],
            ['Recommendation to the steering committee', '29 January 2027'],
            ['Contract signature', '31 March 2027'],
          ],
          { caption: 'Table 4. Timetable', widths: [60, 40] },
        ),
      ],
    },
    {
      heading: '6. Contents of the offer',
      blocks: [
        bullets(
          'Answers to all 148 requirements in the workbook supplied, with the product release in which each is available.',
          'Price sheet for five years on the volumes of table 1, with the price of each further 25 users and the cap on annual increases.',
          'Implementation plan with three waves, named key personnel and their availability, and the assumptions about Acme staff.',
          'Security questionnaire with certificates, a list of subprocessors and data centre locations.',
          'Two reference customers in discrete manufacturing with 200 to 800 users and at least two countries.',
          'Exit: formats, time and price for returning all data at the end of the contract.',
        ),
      ],
    },
  ],
}
