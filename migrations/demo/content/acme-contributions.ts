/** A turn of a conversation that was written for the demo. */
export interface DemoTurn {
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

/** Paragraphs, headings and tables, one below the other. */
export const blocks = (...texts: string[]): string => texts.join('\n\n')
export const numbered = (...items: string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n')
/** A Markdown table; the first row is its head. */
const table = (head: string[], ...rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const whyNow: DemoTurn = {
  agent: 'business-analyst',
  prompt:
    'Please say why Corvus and ShopLedger are replaced now and what waiting would cost: the business goal with values today and targets, the reasons for acting now in their order, the cost of the present landscape with its sum, and the open points. A benefit that nobody has calculated is an open point and no reason.',
  response: blocks(
    '## Business goal',
    'One plan and one set of books for three plants by mid-2028, as the input Business goal has it. Two measures carry the goal; documents and input agree on both.',
    table(
      ['Measure', 'Today', 'Target', 'Source'],
      ['Month-end close', '9 working days', '5 working days', '[1]'],
      ['On-time-in-full delivery', '87.3%, first half of 2026', '95%', '[2]'],
      ['Late orders that waited for a casting', '61% of late orders', 'none', '[3]'],
    ),
    '## Reasons for acting now',
    numbered(
      'Extended support for Corvus 7.2 ends on 30 June 2028, and there is no upgrade path [4]. Nothing in Acme’s hands moves this date.',
      'The present systems cannot reach the targets: three of the nine days of the close go into reconciling balances between them [5].',
      'Knowledge leaves: two of the four people who know Corvus retire before the end of 2028. The Chief Information Officer ranks this above the end of support [6].',
    ),
    'The kick-off presentation weighs differently again: the end of support sets the date, the operating figures set the case [7]. The order above follows what can be moved least.',
    '## Cost of the present landscape',
    'Keeping the present landscape for five more years would cost £6.09 million [8]; table 5 of the company profile has the lines of a year.',
    table(
      ['Cost line', '£ thousand a year', '£ thousand, five years'],
      ['Corvus maintenance, two instances', '486', '2,430'],
      ['Contractors for customisations and reports', '318', '1,590'],
      ['Servers, storage, database licences', '212', '1,060'],
      ['ShopLedger maintenance', '74', '370'],
      ['Run cost', '1,090', '5,450'],
      ['Server refresh, due in 2027', '', '640'],
      ['Total', '', '6,090'],
    ),
    'Terms: 486 + 318 + 212 + 74 = 1,090; 5 × 1,090 + 640 = 6,090. The figure leaves out a support extension and is the baseline for the comparison of offers [9].',
    '## Open points',
    numbered(
      'Inventory turns of 4.8 and £5.8 million of cash rest on one interview without a calculation [10]; today the figure is 3.9 [12]. Helen Ashworth can test it; until she has, it stays out of the business case. No date is agreed.',
      'About 300 warranty claims a year that could be charged are a volume without an amount [11]. Mike Delaney can supply the amount; no date is agreed.',
    ),
  ),
  summary:
    'The goal rests on a five-day close and on 95% delivery on time; the end of support sets the date. The baseline of doing nothing is £6.09 million over five years. The inventory target and the warranty claims still need a calculation.',
  citations: [
    [
      'acme-interviews',
      'The month-end close must come down from nine working days to five. She counts on this for the refinancing in 2028.',
    ],
    ['acme-profile', 'On-time-in-full delivery was 87.3% in the first half of 2026 against a target of 95%.'],
    [
      'acme-interviews',
      'In the first half of 2026, 61% of late orders were late because a casting from Katowice was not there, and nobody in Sheffield knew before the day of assembly.',
    ],
    [
      'acme-profile',
      'The vendor of Corvus ERP has announced that extended support for release 7.2 ends on 30 June 2028. There is no upgrade path',
    ],
    [
      'acme-profile',
      'The group month-end close takes nine working days, of which three are spent reconciling intercompany balances between the two Corvus instances and ShopLedger.',
    ],
    [
      'acme-interviews',
      'Two of the four retire before the end of 2028. He regards the loss of these people as a greater risk than the end of vendor support.',
    ],
    ['acme-kickoff', 'the end of support sets the date, but the operating figures set the case'],
    ['acme-profile', 'Keeping the present landscape for five more years would cost £6.09 million'],
    [
      'acme-profile',
      'This figure contains no support extension and is the baseline for the comparison of offers.',
    ],
    [
      'acme-interviews',
      'She expects inventory turns of 4.8 after two years, which would release about £5.8 million of cash.',
    ],
    ['acme-interviews', 'It loses about 300 warranty claims a year that could be charged.'],
    ['acme-profile', 'Inventory stands at £31.2 million, which is 3.9 turns a year.'],
  ],
}

export const scopeAndGovernance: DemoTurn = {
  agent: 'program-manager',
  prompt:
    'Please set out scope, governance, approved budget, milestones and constraints as they were decided, each with its body and date. Count the days between the milestones, and name every milestone that breaks a constraint.',
  response: blocks(
    '## Scope',
    'One ERP product for all three plants; the steering committee approved this mandate on 8 September 2026 [1]. The inputs In scope and Out of scope say the same.',
    table(
      ['In scope', 'Out of scope', 'Stays, to be integrated'],
      [
        'Finance, manufacturing and planning, supply chain, sales and service, quality, integration',
        'Human resources, payroll, CRM, PLM, MES',
        'Millrace MES, Draftwell PLM, Contacta CRM',
      ],
    ),
    'Warehouse scanning moves from Stockline into the ERP; the mandate does not mention it, the kick-off presentation does [2].',
    '## Governance',
    table(
      ['Decision', 'Who decides', 'Source'],
      [
        'Mandate, budget, order of the plants',
        'Steering committee, with the chair (Catherine Whitmore) and the two owners (Rajesh Menon, Sarah Lindgren); every four weeks',
        '[3]',
      ],
      [
        'Exceptions to standard processes',
        'Design authority: Sarah Lindgren, Helen Ashworth, Rajesh Menon',
        '[4]',
      ],
      ['Offers above the range', 'The board', '[5]'],
    ),
    'The interview notes say that no one could name who decides on exceptions [6]. The minutes are the decision and go before the notes.',
    '## Approved budget',
    '£6.2 million to £7.6 million for the five-year total cost of ownership [7], contingency of 10% on one-off cost included. The upper limit equals the input Budget ceiling (7.60 − 7.60 = 0) and lies £1.51 million above the cost of the present landscape (7.60 − 6.09 = 1.51).',
    '## Milestones',
    table(
      ['Milestone', 'Date', 'Days from the one before'],
      ['Mandate approved', '8 September 2026', ''],
      ['Recommendation, input Decision needed by', '29 January 2027', '143'],
      ['Go-live Grand Rapids', 'October 2027', '245'],
      ['Go-live Sheffield', 'February 2028', '123'],
      ['Go-live Katowice', 'May 2028', '90'],
      ['End of Corvus support', '30 June 2028', '60 from the first of May, 30 from the last'],
    ),
    'The minutes give the go-lives as months [8]; days are counted from the first of each. The decision and risk log counts seven weeks of slack at the end [9]: this holds only if Katowice is live by 12 May 2028.',
    '## Constraints',
    numbered(
      'No stop of more than 72 hours at any plant, and Sheffield can stop only in the last week of July and between Christmas and New Year [10]. **Collision:** a go-live in Sheffield in February 2028 lies in neither window. Sarah Lindgren has to settle this before any vendor plans against it.',
      'The sponsor would rather delay Katowice than run two go-lives in one quarter [11]. February and May 2028 lie in two quarters: kept, as long as Katowice does not wait for Sheffield.',
      'Personal data of employees must stay in the European Economic Area or the United Kingdom [12]. No milestone depends on it.',
    ),
  ),
  summary:
    'Scope, governance and budget are decided. The planned go-live of Sheffield in February 2028 lies outside the plant’s only stop windows, and between 30 and 60 days remain between Katowice and the end of support.',
  citations: [
    [
      'acme-minutes',
      'The committee approves the mandate to select one ERP product for all three plants. Human resources, payroll, CRM, PLM and MES are out of scope.',
    ],
    ['acme-kickoff', 'Warehouse scanning moves from Stockline into the ERP. All other neighbours stay.'],
    [
      'acme-minutes',
      'The committee meets every four weeks. Decisions need the chair and the two owners (IT and Operations).',
    ],
    [
      'acme-minutes',
      'Exceptions to standard processes are decided by a design authority of Sarah Lindgren, Helen Ashworth and Rajesh Menon.',
    ],
    ['acme-minutes', 'Offers above the range may be evaluated but need a decision of the board.'],
    ['acme-interviews', 'No one was able to name who decides on exceptions to the standard process.'],
    [
      'acme-minutes',
      'The committee approves a range of £6.2 million to £7.6 million for the five-year total cost of ownership, contingency of 10% on one-off cost included.',
    ],
    [
      'acme-minutes',
      'After discussion the committee decides for Grand Rapids in October 2027, Sheffield in February 2028 and Katowice in May 2028.',
    ],
    ['acme-decisions', 'Last wave ends seven weeks before Corvus support'],
    [
      'acme-profile',
      'No production stop of more than 72 hours at any plant during cut-over. Sheffield can stop in the last week of July and between Christmas and New Year only.',
    ],
    ['acme-interviews', 'She would rather delay Katowice than run two go-lives in one quarter.'],
    [
      'acme-profile',
      'Personal data of employees must stay in the European Economic Area or the United Kingdom.',
    ],
  ],
}

/** What the architect's chapter has from the first version on, with the marks [1] to [6]. */
const landscapeParts = blocks(
  '## Systems',
  'Four installations go, three systems stay [1]; table 3 of the company profile lists them.',
  table(
    ['System', 'Used at', 'Since', 'Replaced or kept'],
    ['Corvus ERP 7.2, instance A', 'Sheffield', '2008', 'Replaced; support ends on 30 June 2028'],
    ['Corvus ERP 7.2, instance B', 'Katowice', '2013', 'Replaced; support ends on 30 June 2028'],
    ['ShopLedger 4', 'Grand Rapids', '2006', 'Replaced'],
    ['Stockline WMS', 'Sheffield', '2015', 'Replaced by warehouse functions of the ERP'],
    ['Millrace MES', 'Sheffield, Katowice', '2017', 'Kept; contract to 2030'],
    ['Draftwell PLM', 'All', '2019', 'Kept'],
    ['Contacta CRM', 'All', '2021', 'Kept'],
  ),
  '## Interfaces',
  'There are 23 interfaces; six of them read or write the Corvus database directly [2]. Table 4 of the company profile counts them.',
  table(
    ['Neighbour', 'File transfer', 'Database', 'API', 'Total'],
    ['Manufacturing execution (Millrace)', '4', '3', '0', '7'],
    ['Product data (Draftwell)', '2', '2', '0', '4'],
    ['Customer (Contacta, EDI)', '3', '1', '2', '6'],
    ['Bank, tax and payroll', '4', '0', '1', '5'],
    ['Warehouse (Stockline)', '1', '0', '0', '1'],
    ['Total', '14', '6', '3', '23'],
  ),
  'Terms: 14 + 6 + 3 = 23 and 7 + 4 + 6 + 5 + 1 = 23. The interface to Stockline goes with it: 23 − 1 = 22 stay.',
  '## Custom objects',
  'The two Corvus instances hold 1,316; 402 were used in the last twelve months (402 / 1,316 = 30.5%), and no more than 37 are business critical (37 / 1,316 = 2.8%) [3].',
  '## Fallback for the end of support',
  'One fallback is documented: a paid support extension of six months for £96,000, which can be bought until 31 December 2027 [4]. That day lies 32 days before 1 February 2028, so it has to be ordered before Sheffield is live. The committee has asked for a fallback [5] and decided none; the decision and risk log names Rajesh Menon for the option, to be decided by December 2027 [6].',
)
const landscapeCitations: DemoTurn['citations'] = [
  ['acme-profile', 'Millrace MES, Draftwell PLM and Contacta CRM stay. The ERP has to integrate with them.'],
  [
    'acme-profile',
    'There are 23 interfaces between the ERP systems and their surroundings. Fourteen are nightly file transfers, six read or write the Corvus database directly, and three use an application programming interface.',
  ],
  [
    'acme-profile',
    'The two Corvus instances hold 1,316 custom objects (reports, screens, triggers and batch programs). Database logs show that 402 of them were used at least once in the last twelve months. No more than 37 are considered business critical by their owners',
  ],
  [
    'acme-profile',
    'A paid support extension of six months has been quoted at £96,000 and can be bought until 31 December 2027.',
  ],
  [
    'acme-minutes',
    'only some weeks remain between the last wave and the end of Corvus support on 30 June 2028 and asks for a fallback.',
  ],
  ['acme-decisions', 'Option on the six-month extension (£96,000), decided by December 2027'],
]

export const landscape: DemoTurn = {
  agent: 'solution-architect',
  prompt:
    'Please count systems, interfaces and custom objects from the documents and recompute the totals, set out the fallback for the end of support that Daniel Okafor asked us to keep in mind, and say what all this means for a replacement.',
  response: landscapeParts,
  summary:
    'Four installations go, three systems stay; 23 interfaces, six of them into the database; 402 of 1,316 custom objects are used. The only fallback on record has to be ordered by 31 December 2027.',
  citations: landscapeCitations,
}

export const landscapeAgain: DemoTurn = {
  agent: 'solution-architect',
  prompt:
    'The Quality Reviewer asks for a revision: please add the consequences for a replacement as a numbered list, each with its source and an owner.',
  response: blocks(
    landscapeParts,
    '## Consequences for a replacement',
    numbered(
      'The six database interfaces (three to Millrace, two to Draftwell, one to the customer systems) have to be rebuilt with any product [7]. Every offer prices them on a line of their own; Piotr Zielinski describes them.',
      'Custom objects are judged by use and not by number: the 37 critical ones are examined one by one, and 1,316 − 402 = 914 unused ones are not carried over. Rajesh Menon decides on exceptions with the design authority.',
      'Integration with Millrace is proven in the demonstrations and not merely promised [8]. Rajesh Menon asked for this proof.',
      'The people who support Corvus are needed until the last wave has settled; retention agreements are the measure on record [9], with Fiona MacLeod as owner.',
    ),
  ),
  summary:
    'Six database interfaces must be rebuilt with any product and priced apart; of 1,316 custom objects no more than 37 are critical; integration with Millrace is to be proven in the demonstrations; the fallback has to be ordered by 31 December 2027.',
  citations: [
    ...landscapeCitations,
    [
      'acme-profile',
      'The six database interfaces will have to be rebuilt with any product, because none of the candidates allows direct access to its database.',
    ],
    [
      'acme-interviews',
      'He asks that integration with Millrace is proven in the demonstrations and not merely promised.',
    ],
    ['acme-decisions', 'Retention agreements until the end of hypercare'],
  ],
  supersedes: 2,
}
