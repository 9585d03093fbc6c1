import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeMinutes: TextDocument = {
  key: 'acme-minutes',
  name: 'Steering Committee Minutes',
  fileName: 'acme-steering-committee-minutes.docx',
  format: 'docx',
  title: 'Steering Committee Minutes',
  subtitle: 'ERP vendor selection, meetings of 8 September and 10 November 2026',
  facts: [
    ['Chair', 'Catherine Whitmore, Chief Financial Officer'],
    ['Secretary', 'Piotr Zielinski, IT Applications Manager'],
    ['Distribution', 'Members, Northwind Advisory'],
  ],
  sections: [
    {
      heading: 'Meeting of 8 September 2026',
      blocks: [
        text(
          'Present: Catherine Whitmore (chair), Rajesh Menon, Sarah Lindgren, Helen Ashworth, Oliver Brandt, Tomasz Wieczorek (by video), Mike Delaney (by video). Guests: Margaret Hale, Daniel Okafor (Northwind Advisory).',
        ),
      ],
    },
    {
      heading: '1. Mandate',
      level: 2,
      blocks: [
        text(
          'The committee approves the mandate to select one ERP product for all three plants. Human resources, payroll, CRM, PLM and MES are out of scope. The recommendation is due on 29 January 2027.',
        ),
      ],
    },
    {
      heading: '2. Budget',
      level: 2,
      blocks: [
        text(
          'The committee approves a range of £6.2 million to £7.6 million for the five-year total cost of ownership, contingency of 10% on one-off cost included. Offers above the range may be evaluated but need a decision of the board. The selection itself has a budget of £310,000.',
        ),
      ],
    },
    {
      heading: '3. Award criteria',
      level: 2,
      blocks: [
        text(
          'The weights proposed by the advisory team (functional fit 35%, cost 20%, implementation 15%, technology 15%, security 10%, viability 5%) are approved unanimously.',
        ),
      ],
    },
    {
      heading: '4. Order of the plants',
      level: 2,
      blocks: [
        text(
          'After discussion the committee decides for Grand Rapids in October 2027, Sheffield in February 2028 and Katowice in May 2028. Finance notes that only some weeks remain between the last wave and the end of Corvus support on 30 June 2028 and asks for a fallback.',
        ),
      ],
    },
    {
      heading: '5. Governance',
      level: 2,
      blocks: [
        bullets(
          'The committee meets every four weeks. Decisions need the chair and the two owners (IT and Operations).',
          'Exceptions to standard processes are decided by a design authority of Sarah Lindgren, Helen Ashworth and Rajesh Menon.',
          'Each plant names a data owner by 30 September 2026.',
        ),
      ],
    },
    {
      heading: 'Meeting of 10 November 2026',
      blocks: [
        text(
          'Present: Catherine Whitmore (chair), Rajesh Menon, Sarah Lindgren, Helen Ashworth, James Thornbury, Daniel Brooks. Apologies: Oliver Brandt. Guests: Daniel Okafor, Priya Raman (Northwind Advisory).',
        ),
      ],
    },
    {
      heading: '6. Responses',
      level: 2,
      blocks: [
        text(
          'Three responses were received in time and are complete. The committee confirms that Halvorsen, Quillon and Tarnbrook are all invited to the demonstrations. It takes note that Quillon exceeds the approved range by £325,000 in the first cost model and that Tarnbrook leaves three must-have requirements unmet.',
        ),
      ],
    },
    {
      heading: '7. Data owners',
      level: 2,
      blocks: [
        text(
          'Sheffield and Grand Rapids have named their data owners (Anita Desai and Carol Hutchins). Katowice has not. Tomasz Wieczorek is asked to do so by 20 November 2026.',
        ),
      ],
    },
    {
      heading: '8. Actions',
      level: 2,
      blocks: [
        table(
          ['No.', 'Action', 'Owner', 'Due'],
          [
            [
              'A-07',
              'Clarifications C-01 to C-05 answered by the vendors',
              'Daniel Brooks',
              '20 November 2026',
            ],
            [
              'A-08',
              'Demonstration scripts approved by process owners',
              'Sarah Lindgren',
              '24 November 2026',
            ],
            ['A-09', 'Reference calls scheduled, two for each vendor', 'Daniel Okafor', '27 November 2026'],
            [
              'A-10',
              'Option for the Corvus support extension put before the committee',
              'Rajesh Menon',
              '8 December 2026',
            ],
            ['A-11', 'Data owner for Katowice named', 'Tomasz Wieczorek', '20 November 2026'],
          ],
          { widths: [9, 51, 20, 20] },
        ),
      ],
    },
  ],
}
