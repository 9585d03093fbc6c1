import type { InterviewContent } from './types.ts'

/** Interviews of the demo's initiatives, by client (decisions D9). They agree with the interview notes. */
export const demoInterviews: Record<string, InterviewContent[]> = {
  acme: [
    {
      daysAgo: 79,
      status: 'COMPLETED',
      isAutomated: false,
      stakeholders: ['Catherine Whitmore', 'Helen Ashworth'],
      consultants: ['daniel-okafor'],
      summary: [
        { type: 'heading', level: 2, text: 'One programme, decided once' },
        {
          type: 'paragraph',
          text: 'Catherine Whitmore will ask the board for money a single time. She wants a decision that survives due diligence, compared in full with keeping what Acme has today.',
        },
        {
          type: 'bullets',
          items: [
            'Ceiling for five years: £7.6 million including contingency; anything above goes back to the board.',
            'The month-end close has to come down from nine working days to five. Three of the nine go into intercompany reconciliation.',
            'Benefits that depend on fewer people in the plants are not accepted.',
            'Two go-lives in one quarter are not acceptable; she would rather move Katowice.',
          ],
        },
        { type: 'heading', level: 2, text: 'One chart of accounts' },
        {
          type: 'paragraph',
          text: 'Helen Ashworth has had a proposal for one chart since 2024. The charts differ in 212 accounts, and she wants this decided before design begins.',
        },
      ],
      additionalNotes:
        'Both confirmed these notes in writing. Helen sends the list of the 212 accounts before the workshop on finance.',
    },
    {
      daysAgo: 73,
      status: 'COMPLETED',
      isAutomated: false,
      stakeholders: ['Anita Desai'],
      consultants: ['tom-lindqvist'],
      summary: [
        { type: 'heading', level: 2, text: 'Data before system' },
        {
          type: 'paragraph',
          text: 'Planners in Sheffield spend two days a week on repairing data before they can plan. Lead times in the item master are wrong for about a third of the purchased parts.',
        },
        {
          type: 'bullets',
          items: [
            'She doubts that any system helps unless this is corrected before the migration.',
            'Her condition: a data owner in each plant, named before the contract is signed.',
            'Workshops suit her on Tuesdays and Thursdays, never in the last week of a quarter.',
          ],
        },
      ],
      additionalNotes:
        'She offered to show the repair of a week’s data; we should take this up in Discovery.',
    },
    {
      daysAgo: 38,
      status: 'COMPLETED',
      isAutomated: true,
      stakeholders: ['Mike Delaney', 'Carol Hutchins'],
      consultants: [],
      summary: [
        {
          type: 'paragraph',
          text: 'Answers to the questionnaire for Grand Rapids, collected in one session.',
        },
        {
          type: 'bullets',
          items: [
            'There is no MRP: two planners carry the plan in their heads.',
            'ShopLedger is supported by four people, and its owner is looking for a buyer.',
            'About 300 warranty claims a year that could be charged are not, because serial numbers and contracts stand in different places.',
            'Grand Rapids would go first if somebody from Sheffield is on site for the first six weeks.',
          ],
        },
      ],
      additionalNotes: 'Question 14, on the number of open service contracts, was left out by both.',
    },
    {
      daysAgo: -6,
      status: 'PLANNED',
      isAutomated: false,
      stakeholders: ['Tomasz Wieczorek'],
      consultants: ['priya-raman'],
      summary: [],
      additionalNotes:
        'To ask: who owns the design of casting and machining, training in Polish, tax and e-invoicing on the first day. The interview is held in Polish.',
    },
  ],
  helios: [
    {
      daysAgo: 20,
      status: 'COMPLETED',
      isAutomated: false,
      stakeholders: ['Farid Haddad'],
      consultants: ['tom-lindqvist'],
      summary: [
        { type: 'heading', level: 2, text: 'What must never happen' },
        {
          type: 'paragraph',
          text: 'The pilot may propose, but a nurse decides. A proposal that lowers the urgency of a patient is to be shown as a difference and never applied by itself.',
        },
        {
          type: 'bullets',
          items: [
            'Each override is recorded with a reason; he reviews them weekly.',
            'Without the system the department works on as before: paper forms stay at hand.',
          ],
        },
      ],
      additionalNotes: '',
    },
  ],
}
