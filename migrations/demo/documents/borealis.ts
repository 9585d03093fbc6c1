import { bullets, table, text, type TextDocument } from './source.ts'

export const borealisOptions: TextDocument = {
  key: 'borealis-options',
  name: 'Core Banking Options Paper',
  fileName: 'borealis-core-banking-options.pdf',
  format: 'pdf',
  title: 'Core Banking Options',
  subtitle: 'Borealis Bank, programme BOREAL-QUARTZ-4419',
  facts: [
    ['Author', 'Henrik Aalto, Chief Technology Officer'],
    ['Date', '17 August 2026'],
    ['Status', 'For the risk committee; strictly confidential'],
  ],
  sections: [
    {
      heading: '1. Situation',
      blocks: [
        text(
          'Borealis Bank serves 412,000 private and 18,500 business customers from 63 branches. The core system dates from 1997 and runs 2.3 million lines of COBOL. Eleven of the 26 people who know it are over 58. End-of-day processing took 7 hours 40 minutes on average in July 2026 and missed its window four times.',
        ),
      ],
    },
    {
      heading: '2. Options',
      blocks: [
        table(
          ['Option', 'Cost over seven years (€m)', 'Risk', 'First benefit'],
          [
            ['A. Keep and harden', '38.5', 'Rising, knowledge leaves', '2027'],
            ['B. Hollow out: new products on a new core', '54.0', 'Medium, two cores for five years', '2028'],
            ['C. Replace in one step', '61.5', 'High', '2029'],
          ],
          { caption: 'Table 1. Options', widths: [38, 22, 25, 15] },
        ),
        text(
          'The programme team recommends option B under the name BOREAL-QUARTZ-4419, beginning with savings products. Option C is not recommended: no bank of comparable size has done it in less than four years.',
        ),
      ],
    },
    {
      heading: '3. Conditions',
      blocks: [
        bullets(
          'The digital maturity review has to be complete, since it decides which products move first.',
          'A product owner for each of the nine product families.',
          'Approval of the supervisory authority for the outsourcing of the new core, expected to take six months.',
        ),
      ],
    },
    {
      heading: '4. Money',
      blocks: [
        text(
          'Of the €54.0 million, €21.5 million are licences and hosting, €19.0 million services, €8.5 million own staff and €5.0 million reserve. The programme can be stopped after the first product family at a loss of €6.2 million.',
        ),
      ],
    },
  ],
}

export const borealisAssessment: TextDocument = {
  key: 'borealis-assessment',
  name: 'Branch Digital Maturity Self-Assessment',
  fileName: 'borealis-branch-digital-maturity-self-assessment.docx',
  format: 'docx',
  title: 'Branch Digital Maturity Self-Assessment',
  subtitle: 'Borealis Bank, results of June 2026',
  facts: [
    ['Author', 'Maria Kivelä, Head of Retail Banking'],
    ['Date', '30 June 2026'],
    ['Answers', '58 of 63 branches'],
  ],
  sections: [
    {
      heading: '1. Results',
      blocks: [
        table(
          ['Dimension', 'Mean (1 to 5)', 'Lowest branch', 'Highest branch'],
          [
            ['Customer', '3.1', '2.2', '4.3'],
            ['Process', '2.4', '1.6', '3.5'],
            ['Data', '1.9', '1.2', '2.8'],
            ['Technology', '2.2', '1.8', '2.9'],
            ['People', '3.0', '1.9', '4.1'],
          ],
          { widths: [31, 23, 23, 23] },
        ),
        text(
          'Opening a current account takes 22 minutes in the branch and is completed online by 31% of those who begin. Data is the weakest dimension in 49 of 58 branches: customer addresses are kept in three systems, and 12% of them differ.',
        ),
      ],
    },
    {
      heading: '2. Reading the figures',
      blocks: [
        bullets(
          'Branches rate themselves about half a point higher than the mystery shopping of March 2026 does.',
          'Five branches of the northern region did not answer because they were being merged.',
          'The internal tracking code of the survey is BOR-MAT-2606; it must be quoted in all analyses.',
        ),
      ],
    },
  ],
}
