import { expect, it } from '@jest/globals'
import { judgePart } from './judge-part.ts'
import type { LabelledPart } from './part-set.ts'

const part: LabelledPart = {
  id: 'plan-milestones',
  part: 'Milestones',
  items: [
    {
      text: 'Offers due',
      document: 'plan.md',
      quote: 'Offers due | 30 October 2026',
      marks: [['Offers', 'Angebote'], ['30 October 2026']],
    },
    {
      text: 'Signature',
      document: 'plan.md',
      quote: 'The contract is to be signed on 31 March 2027.',
      marks: [['31 March 2027']],
    },
    { text: 'Kick-off', document: 'plan.md', quote: 'Kick-off in Dover', marks: [['Kick-off', 'Auftakt']] },
  ],
  alsoRight: [
    { document: 'plan.md', quote: 'Questions are answered until 16 October 2026. Later ones are not.' },
  ],
}

it('counts the items that a contribution holds, and the lines of the part that belong there', () => {
  const judged = judgePart(
    part,
    `## Plan

_Sources: plan.md._

### Milestones

| What | When |
| --- | --- |
| Angebote | 30. Oktober 2026 [1] |

- “signed on 31 March 2027” (plan.md, page 2) [2]
- “Questions are answered until 16 October 2026” (plan.md, page 2) [2]
- “Milestones of the plan” (plan.md, page 1) [3]
- Open: who leads.

### Open points

- “Nobody has been named” (plan.md, page 1) [3]`,
  )
  expect(judged).toEqual({
    items: 3,
    present: 2,
    listed: 4,
    right: 3,
    wrongLines: ['- “Milestones of the plan” (plan.md, page 1) [3]'],
    missingItems: ['Kick-off'],
  })
})

it('has nothing to hold against a part that is left open', () => {
  const open = { ...part, items: [], alsoRight: [] }
  expect(judgePart(open, '### Milestones\n\nOpen: no source names a date.')).toMatchObject({
    items: 0,
    listed: 0,
  })
  expect(judgePart(open, '### Milestones\n\n- “Spring” (plan.md) [1]')).toMatchObject({ listed: 1, right: 0 })
})

it('takes a sum for right where it is computed rightly of labelled figures', () => {
  const cost = {
    ...part,
    part: 'Cost',
    items: [],
    alsoRight: [
      { document: 'cost.md', quote: 'Licences | 1,200' },
      { document: 'cost.md', quote: 'Training | 350.5' },
    ],
  }
  const right = (line: string): number => judgePart(cost, `### Cost\n\n${line}`).right
  expect(right('_Total: 1,200 + 350.5 = 1,550.5._ [1]')).toBe(1)
  expect(right('_Total: 1,200 + 350.5 = 1,650.5._ [1]')).toBe(0)
  expect(right('_Total: 1,200 + 450 = 1,650._ [1]')).toBe(0)
})
