import { expect, it } from '@jest/globals'
import { contribution } from '../contribution.ts'
import { passageOf } from '../testing/passage-of.ts'

const chapter = (expectedOutput: string, ...texts: string[]): string =>
  contribution({
    phaseName: 'Plan',
    phaseDescription: '',
    inputs: [],
    passages: texts.map((text, index) => passageOf(`List ${String(index + 1)}`, text)),
    conversation: [],
    expectedOutput,
  })

const boats =
  'Boat | Built | Fate\nHeron | 1988 | sold\nTeal | 1994 | repaired\nSwift | 2003 | repaired\nGull | 1979 | sold'

it('tells the rows of the kind that a part is called after, and no others', () => {
  const told = chapter('- Repairs: each with its year', boats)
  expect(told).toContain('Teal')
  expect(told).toContain('Swift')
  expect(told).not.toContain('Heron')
})

it('tells none where people sort the rows, or nothing means what the part says', () => {
  const owned = boats.replace('Fate', 'Owner')
  expect(chapter('- Repairs: each with its year', owned)).not.toContain('Teal')
  expect(chapter('- Moorings: each with its depth', boats)).not.toContain('Teal')
})
