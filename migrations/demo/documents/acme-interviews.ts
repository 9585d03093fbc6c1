import { bullets, text, type TextDocument } from './source.ts'

export const acmeInterviews: TextDocument = {
  key: 'acme-interviews',
  name: 'Stakeholder Interview Notes',
  fileName: 'acme-stakeholder-interview-notes.docx',
  format: 'docx',
  title: 'Stakeholder Interview Notes',
  subtitle: 'ERP vendor selection, first round',
  facts: [
    ['Interviewers', 'Daniel Okafor and Tom Lindqvist, Northwind Advisory'],
    ['Interviews', '27 August to 11 September 2026'],
    ['Status', 'Confirmed by each person interviewed'],
  ],
  sections: [
    {
      heading: 'Catherine Whitmore, Chief Financial Officer and Executive Sponsor',
      blocks: [
        text(
          'The board will release money for one ERP programme, once. She wants a decision that survives due diligence, with a full comparison against doing nothing. Her ceiling for five years is £7.6 million including contingency; anything above goes back to the board.',
        ),
        bullets(
          'The month-end close must come down from nine working days to five. She counts on this for the refinancing in 2028.',
          'She does not accept benefits that depend on headcount reductions in the plants.',
          'She would rather delay Katowice than run two go-lives in one quarter.',
        ),
      ],
    },
    {
      heading: 'Rajesh Menon, Chief Information Officer and Initiative Owner',
      blocks: [
        text(
          'IT has 19 people, of whom four know Corvus well enough to support it. Two of the four retire before the end of 2028. He regards the loss of these people as a greater risk than the end of vendor support.',
        ),
        text(
          'He insists on standard processes: a customisation needs the signature of the process owner and of finance. He asks that integration with Millrace is proven in the demonstrations and not merely promised.',
        ),
      ],
    },
    {
      heading: 'Sarah Lindgren, Vice President Operations and Project Owner',
      blocks: [
        text(
          'Her first aim is delivery performance. In the first half of 2026, 61% of late orders were late because a casting from Katowice was not there, and nobody in Sheffield knew before the day of assembly. She wants one plan for both plants, visible to both.',
        ),
        text(
          'She can release planners for workshops on Tuesdays and Thursdays. During quarter-end weeks nobody is available. She expects inventory turns of 4.8 after two years, which would release about £5.8 million of cash.',
        ),
      ],
    },
    {
      heading: 'Tomasz Wieczorek, Plant Director Katowice',
      blocks: [
        text(
          'Katowice went through the last roll-out as a copy of Sheffield and lived with the consequences for years. He will support a common system if Katowice owns the design of casting and machining, and if Polish tax and e-invoicing work on the first day without a partner solution.',
        ),
        text(
          'He asks for training in Polish and for key users from the shop floor, not from the office alone.',
        ),
      ],
    },
    {
      heading: 'Mike Delaney, Plant Manager Grand Rapids',
      blocks: [
        text(
          'ShopLedger is supported by four people, and its owner is looking for a buyer. Grand Rapids has no MRP; two planners carry the plan in their heads. He volunteers to go first, provided that somebody from Sheffield is on site for the first six weeks.',
        ),
        text(
          'The service business needs serial numbers and contracts in one place. It loses about 300 warranty claims a year that could be charged.',
        ),
      ],
    },
    {
      heading: 'Helen Ashworth, Group Financial Controller',
      blocks: [
        text(
          'Three of the nine days of the close go into intercompany reconciliation. The charts of accounts differ in 212 accounts. She has a proposal for one chart, ready since 2024, and wants it decided before design begins.',
        ),
      ],
    },
    {
      heading: 'Anita Desai, Production Planning Manager Sheffield',
      blocks: [
        text(
          'Planners spend two days a week repairing data before they can plan. Lead times in the item master are wrong for about a third of the purchased parts. She doubts that any system will help unless this is corrected before the migration, and names a data owner in each plant as a condition.',
        ),
      ],
    },
    {
      heading: 'Grace Nwosu, Head of Quality and Regulatory',
      blocks: [
        text(
          'A notified body audit in March 2026 raised a minor finding on certificate traceability. It has to be closed by the audit of March 2028. Certificates must be attached to lots in the system and not to e-mails.',
        ),
      ],
    },
    {
      heading: 'What the interviews have in common',
      blocks: [
        bullets(
          'Agreement on one system and one item master; no one defends the present landscape.',
          'Doubt about data quality and about the availability of key users, in every interview.',
          'Disagreement about the order of the plants: Sheffield first (Finance), Grand Rapids first (Operations, Grand Rapids, IT).',
          'No one was able to name who decides on exceptions to the standard process.',
        ),
      ],
    },
  ],
}
