import {
  blocks,
  type DemoTurn,
  landscape,
  landscapeAgain,
  numbered,
  scopeAndGovernance,
  whyNow,
} from './acme-contributions.ts'

/** As the engine writes a verdict down. */
const judged = (
  kind: 'approve' | 'revise',
  reasons: string[],
  revises?: number,
): Pick<DemoTurn, 'response' | 'citations' | 'verdict'> => ({
  response: `**${kind === 'approve' ? 'Approve' : 'Revise'}**\n\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
  citations: [],
  verdict: { kind, reasons, ...(revises !== undefined && { revises }) },
})

/** No model wrote it, and it is not to pass for what the built-in one makes of the same documents. */
const writtenByPeople =
  '_People wrote this conversation for the demonstration. Run a phase to see what the model makes of it._'

/** The conversation that closed Acme's first phase, in the order in which it was held. */
export const acmeConversation: {
  opening: string
  turns: DemoTurn[]
  interjection: { afterTurn: number; text: string; reply: string }
  summary: string
  summaryCitations: [string, string][]
} = {
  opening: blocks(
    writtenByPeople,
    'Welcome to the initiation of the ERP vendor selection. Today we settle why Acme acts now, what is in and out of scope, who decides, and what the landscape means for any replacement, so that vendors can be asked on this mandate. Every statement should name its source; where inputs and documents disagree, let us say so, and a gap needs the name of somebody who can close it.',
  ),
  turns: [
    whyNow,
    scopeAndGovernance,
    landscape,
    {
      agent: 'quality-reviewer',
      prompt:
        'Please check the mandate part by part: claims against their sources, sums and days, missing parts, contradictions, and whether a wish was taken for a decision.',
      ...judged(
        'revise',
        [
          'Missing part: the Solution Architect describes systems, interfaces, custom objects and fallback, but not the consequences for a replacement. A numbered list with a source and an owner for each would do.',
          'Claims: every decision is quoted from the minutes of 8 September 2026, and no wish from an interview was taken for one.',
          'Arithmetic, recomputed and right: 5 × 1,090 + 640 = 6,090; 14 + 6 + 3 = 23; 402 / 1,316 = 30.5%; 143 days from 8 September 2026 to 29 January 2027.',
          'Contradictions: interview notes and minutes differ on who decides on exceptions, and the minutes go first; seven weeks of slack in the log and a go-live in May 2028 agree only until 12 May.',
        ],
        2,
      ),
      summary:
        'The consequences for a replacement are missing in the landscape chapter; figures and decisions hold.',
    },
    landscapeAgain,
    {
      agent: 'quality-reviewer',
      prompt: 'Please look at the revised chapter.',
      ...judged('approve', [
        'The consequences for a replacement are there, each with its source and an owner.',
        'What was there before is unchanged, with the same sources; 1,316 − 402 = 914 is right.',
      ]),
      summary: 'All chapters are complete.',
      supersedes: 3,
    },
    {
      agent: 'judge',
      prompt:
        'Please decide whether requirements can be written and vendors invited on this mandate, by the criteria of this phase.',
      ...judged('approve', [
        'The mandate is clear and decided by those who may decide it; its collision and its open points have owners.',
        'Condition 1: Sarah Lindgren brings two alternatives for Sheffield’s go-live before the committee on 8 December 2026; until then no vendor’s plan is scored against February 2028.',
        'Condition 2: Rajesh Menon puts the option of a support extension before the committee on 8 December 2026; it cannot be bought after 31 December 2027.',
        'Condition 3: Helen Ashworth calculates the inventory target; without a calculation it is not counted.',
      ]),
      summary: 'The mandate is fit to build on, with three conditions that have owners.',
    },
  ],
  interjection: {
    afterTurn: 1,
    text: 'Please keep in mind that the committee asked for a fallback in case Katowice slips past the end of Corvus support.',
    reply:
      'Noted, thank you. The minutes record that only some weeks remain between the last wave and the end of Corvus support on 30 June 2028, and that a fallback was asked for. I shall ask the Solution Architect for the options with price and last date, and the Judge to keep it in view, and carry it into the summary as an open point.',
  },
  summary: blocks(
    writtenByPeople,
    '## What is settled',
    'Acme selects one ERP product for Sheffield, Katowice and Grand Rapids, within a five-year range of £6.2 million to £7.6 million [1]. The goal has two measures: a close in five working days and 95% of deliveries on time. Scope, governance and award criteria are approved; the recommendation is due on 29 January 2027.',
    '## What it means',
    'The baseline of doing nothing is £6.09 million over five years, £1.51 million below the upper limit. Six database interfaces have to be rebuilt with any product and priced apart, 22 of 23 interfaces stay, and integration with Millrace is to be proven in the demonstrations.',
    '## What is open',
    numbered(
      'The go-live of Sheffield in February 2028 lies outside the plant’s stop windows. Owner: Sarah Lindgren, with two alternatives on 8 December 2026.',
      'A fallback is needed for the weeks between the last wave and the end of Corvus support [2]; the support extension can be bought until 31 December 2027. Owner: Rajesh Menon, option before the committee on 8 December 2026.',
      'The inventory target needs a calculation. Owner: Helen Ashworth; no date is agreed.',
      'The warranty claims that could be charged need an amount. Owner: Mike Delaney; no date is agreed.',
    ),
  ),
  summaryCitations: [
    [
      'acme-minutes',
      'The committee approves a range of £6.2 million to £7.6 million for the five-year total cost of ownership',
    ],
    [
      'acme-minutes',
      'only some weeks remain between the last wave and the end of Corvus support on 30 June 2028 and asks for a fallback.',
    ],
  ],
}
