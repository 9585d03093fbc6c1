import { bullets, table, text, type TextDocument } from './source.ts'

export const acmeMigration: TextDocument = {
  key: 'acme-migration',
  name: 'Data Migration Assessment',
  fileName: 'acme-data-migration-assessment.docx',
  format: 'docx',
  title: 'Data Migration Assessment',
  subtitle: 'Volume, quality and effort for each legacy source',
  facts: [
    ['Prepared by', 'Tom Lindqvist, Northwind Advisory, with Piotr Zielinski, Acme IT'],
    ['Date', '19 October 2026'],
    [
      'Method',
      'Profiling of database copies of 30 September 2026; 46 automated rules; samples checked by data owners',
    ],
  ],
  sections: [
    {
      heading: '1. Summary',
      blocks: [
        text(
          'Volume and quality were assessed for each of the three legacy sources. The data can be migrated, but the item master and the bills of material need cleansing before the first trial load. We estimate 610 person-days, of which 390 fall to Acme. The greatest single risk is that Katowice has no data owner.',
        ),
      ],
    },
    {
      heading: '2. Volumes',
      blocks: [
        table(
          ['Object', 'Corvus A (Sheffield)', 'Corvus B (Katowice)', 'ShopLedger', 'Total', 'To migrate'],
          [
            ['Items', '61,200', '28,700', '9,400', '99,300', '38,600'],
            ['Bills of material', '24,900', '11,300', '1,800', '38,000', '21,400'],
            ['Customers', '6,850', '1,240', '3,110', '11,200', '5,900'],
            ['Suppliers', '4,120', '2,380', '1,050', '7,550', '3,300'],
            ['Open order lines', '8,400', '3,900', '2,200', '14,500', '14,500'],
            ['Serial numbers in service', '118,000', '0', '64,000', '182,000', '182,000'],
          ],
          { caption: 'Table 1. Records by source', widths: [24, 17, 17, 14, 13, 15] },
        ),
        text(
          'Only active records are migrated: items with a movement or an open order in the last 36 months, and their bills of material. Closed documents stay in a read-only archive for ten years.',
        ),
      ],
    },
    {
      heading: '3. Quality',
      blocks: [
        table(
          ['Rule', 'Sheffield', 'Katowice', 'Grand Rapids', 'Target for load'],
          [
            ['Items without a valid unit of measure', '0.8%', '1.1%', '6.4%', 'below 0.1%'],
            ['Purchased items with a lead time off by more than 25%', '31%', '37%', 'not kept', 'below 5%'],
            ['Duplicate items across plants', '9.2%', '9.2%', '3.0%', 'below 1%'],
            ['Bills of material with an obsolete component', '4.6%', '7.9%', '12.1%', '0%'],
            ['Customers without tax number', '2.2%', '0.4%', '18.5%', '0% where required'],
            ['Stock value that differs from the ledger', '0.6%', '1.9%', '4.2%', 'below 0.2%'],
          ],
          { caption: 'Table 2. Selected rules', widths: [36, 14, 14, 16, 20] },
        ),
        text(
          'Engineering bills of material in Draftwell and production bills of material in Corvus agree for 83% of the active products in Sheffield and for 71% in Katowice. Grand Rapids keeps no production bills in ShopLedger for two thirds of its products.',
        ),
      ],
    },
    {
      heading: '4. Effort',
      blocks: [
        table(
          ['Work', 'Acme days', 'Partner days', 'Total'],
          [
            ['Item and bill of material cleansing', '210', '40', '250'],
            ['Customer and supplier cleansing', '60', '10', '70'],
            ['Extraction and transformation', '30', '90', '120'],
            ['Trial loads (three) and reconciliation', '70', '60', '130'],
            ['Cut-over and archive', '20', '20', '40'],
            ['Total', '390', '220', '610'],
          ],
          { caption: 'Table 3. Person-days', widths: [49, 17, 17, 17] },
        ),
      ],
    },
    {
      heading: '5. Risks and measures',
      blocks: [
        bullets(
          'R-1 No data owner in Katowice: cleansing cannot begin there. Measure: name one; three weeks of delay cost about £28,000 of partner time.',
          'R-2 Lead times: planning results will be rejected by users if lead times are loaded as they are. Measure: buyers confirm the 2,900 parts that make 80% of the value before the second trial load.',
          'R-3 Bills of material of Grand Rapids: 1,150 must be written, not migrated. Measure: two engineers for four months, begun before contract signature.',
          'R-4 Certificates: 240,000 scanned certificates lie on a file share. Measure: those of the last ten years are linked to lots by an automated match; the match rate of a sample was 94%.',
        ),
        text(
          'A cut-over of 72 hours is feasible at each plant alone. It is not feasible for Sheffield and Katowice together with the present interfaces; the estimate for both is 96 to 104 hours.',
        ),
      ],
    },
  ],
}
