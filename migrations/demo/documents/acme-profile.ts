import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeProfile: TextDocument = {
  key: 'acme-profile',
  name: 'Company Profile and Current ERP Landscape',
  fileName: 'acme-company-profile-and-erp-landscape.pdf',
  format: 'pdf',
  title: 'Company Profile and Current ERP Landscape',
  subtitle: 'Acme Manufacturing Ltd',
  facts: [
    ['Prepared by', 'Piotr Zielinski, IT Applications Manager, with Finance and Operations'],
    ['Date', '24 August 2026'],
    ['Version', '1.3, released to the advisory team and to bidders under non-disclosure agreement'],
  ],
  sections: [
    {
      heading: '1. The company',
      blocks: [
        text(
          'Acme Manufacturing designs and makes process pumps and control valves for the water, chemical and food industries. It was founded in Sheffield in 1962, is privately held, and has grown by two acquisitions: Zakłady Armatury in Katowice in 2011 and Lakeshore Flow Products in Grand Rapids, Michigan, in 2019.',
        ),
        text(
          'Revenue in the 2025 financial year was £184.6 million and gross margin was 34.0%. The company employs 1,140 people at three plants. About 70% of orders are configured to order from a catalogue of 4,300 saleable items; 18% are engineered to order and the rest are spares sold from stock.',
        ),
        table(
          ['Plant', 'Revenue 2025 (£m)', 'Employees', 'ERP users', 'Main products'],
          [
            ['Sheffield (UK)', '92.4', '540', '230', 'Process pumps, engineered skids, group functions'],
            ['Katowice (PL)', '51.8', '380', '122', 'Control valves, castings and machining'],
            [
              'Grand Rapids (US)',
              '40.4',
              '220',
              '60',
              'Sanitary pumps, service and spares for North America',
            ],
            ['Total', '184.6', '1,140', '412', ''],
          ],
          { caption: 'Table 1. Plants', widths: [17, 17, 12, 12, 42] },
        ),
        table(
          ['Product line', 'Revenue 2025 (£m)', 'Share'],
          [
            ['Process pumps', '88.6', '48%'],
            ['Control valves', '59.1', '32%'],
            ['Service and spares', '36.9', '20%'],
            ['Total', '184.6', '100%'],
          ],
          { caption: 'Table 2. Product lines', widths: [40, 35, 25] },
        ),
      ],
    },
    {
      heading: '2. Why the ERP question is open now',
      blocks: [
        text(
          'The vendor of Corvus ERP has announced that extended support for release 7.2 ends on 30 June 2028. There is no upgrade path: the successor is a different product, and the vendor has offered no credit for licences held. A paid support extension of six months has been quoted at £96,000 and can be bought until 31 December 2027.',
        ),
        text(
          'Independently of that date, operations have outgrown the present systems. On-time-in-full delivery was 87.3% in the first half of 2026 against a target of 95%. Inventory stands at £31.2 million, which is 3.9 turns a year. The group month-end close takes nine working days, of which three are spent reconciling intercompany balances between the two Corvus instances and ShopLedger.',
        ),
        bullets(
          'Sheffield and Katowice plan capacity separately, although Katowice supplies 41% of the castings that Sheffield consumes.',
          'There is no available-to-promise across plants. Sales operations quote lead times from a spreadsheet that is refreshed every Monday.',
          'Lot and serial traceability of a complaint takes on average 2.5 days, because test certificates are kept outside the ERP.',
          'Sixty-two spreadsheets are maintained by planners and buyers to cover what the systems do not do.',
        ),
      ],
    },
    {
      heading: '3. Current systems',
      blocks: [
        table(
          ['System', 'Used at', 'Since', 'Purpose', 'Remarks'],
          [
            [
              'Corvus ERP 7.2',
              'Sheffield',
              '2008',
              'Finance, MRP, purchasing, sales',
              'Instance A, Oracle database, on premises',
            ],
            [
              'Corvus ERP 7.2',
              'Katowice',
              '2013',
              'Finance, MRP, purchasing',
              'Instance B, local chart of accounts, Polish localisation',
            ],
            [
              'ShopLedger 4',
              'Grand Rapids',
              '2006',
              'Job costing, stock, invoicing',
              'No MRP; vendor has four support staff',
            ],
            [
              'Millrace MES',
              'Sheffield, Katowice',
              '2017',
              'Shop-floor data, labour booking',
              'To be kept; contract runs to 2030',
            ],
            ['Draftwell PLM', 'All', '2019', 'Drawings, engineering bills of material', 'To be kept'],
            [
              'Contacta CRM',
              'All',
              '2021',
              'Opportunities, quotations',
              'To be kept; quotations keyed twice',
            ],
            [
              'Stockline WMS',
              'Sheffield',
              '2015',
              'Warehouse scanning',
              'To be replaced by ERP warehouse functions',
            ],
          ],
          { caption: 'Table 3. Application inventory', widths: [18, 17, 9, 27, 29] },
        ),
        text(
          'The two Corvus instances hold 1,316 custom objects (reports, screens, triggers and batch programs). Database logs show that 402 of them were used at least once in the last twelve months. No more than 37 are considered business critical by their owners; they are listed in the annex to the migration assessment.',
        ),
      ],
    },
    {
      heading: '4. Interfaces',
      blocks: [
        text(
          'There are 23 interfaces between the ERP systems and their surroundings. Fourteen are nightly file transfers, six read or write the Corvus database directly, and three use an application programming interface. The six database interfaces will have to be rebuilt with any product, because none of the candidates allows direct access to its database.',
        ),
        table(
          ['Direction', 'File transfer', 'Database', 'API', 'Total'],
          [
            ['Manufacturing execution (Millrace)', '4', '3', '0', '7'],
            ['Product data (Draftwell)', '2', '2', '0', '4'],
            ['Customer (Contacta, EDI)', '3', '1', '2', '6'],
            ['Bank, tax and payroll', '4', '0', '1', '5'],
            ['Warehouse (Stockline)', '1', '0', '0', '1'],
            ['Total', '14', '6', '3', '23'],
          ],
          { caption: 'Table 4. Interfaces by technique', widths: [40, 15, 15, 15, 15] },
        ),
      ],
    },
    {
      heading: '5. Cost of the present landscape',
      blocks: [
        table(
          ['Cost', '£ thousand a year'],
          [
            ['Corvus maintenance, two instances', '486'],
            ['Contractors for customisations and reports', '318'],
            ['Servers, storage, database licences', '212'],
            ['ShopLedger maintenance', '74'],
            ['Total', '1,090'],
          ],
          { caption: 'Table 5. Annual run cost', widths: [65, 35] },
        ),
        text(
          'Keeping the present landscape for five more years would cost £6.09 million: £5.45 million of run cost and a server refresh of £0.64 million that falls due in 2027. This figure contains no support extension and is the baseline for the comparison of offers.',
        ),
      ],
    },
    {
      heading: '6. Constraints that any solution must respect',
      blocks: [
        bullets(
          'Statutory accounting and tax in the United Kingdom, Poland (including the national e-invoicing system) and the United States, with group reporting in pounds sterling under IFRS.',
          'Material certificates to EN 10204 3.1 and lot traceability for pressure equipment; food-contact declarations for sanitary pumps.',
          'No production stop of more than 72 hours at any plant during cut-over. Sheffield can stop in the last week of July and between Christmas and New Year only.',
          'Personal data of employees must stay in the European Economic Area or the United Kingdom.',
          'Millrace MES, Draftwell PLM and Contacta CRM stay. The ERP has to integrate with them.',
        ),
      ],
    },
  ],
}
