import { describe, expect, it } from '@jest/globals'
import { type MeasuredPair, measurePairs, readPairs } from './measure-pairs.ts'

const isNamed = ({ other, found }: MeasuredPair): boolean =>
  other !== null && found !== null && (found.includes(other) || other.includes(found))

/** How many of the pairs that differ are named with the text's value, and how many of the others raise an alarm. */
function figuresOf(name: string): { differ: number; named: number; alike: number; falseAlarms: string[] } {
  const pairs = measurePairs(readPairs(name))
  const differ = pairs.filter(({ other }) => other !== null)
  const alike = pairs.filter(({ other }) => other === null)
  return {
    differ: differ.length,
    named: differ.filter(isNamed).length,
    alike: alike.length,
    falseAlarms: alike.filter(({ found }) => found !== null).map(({ id }) => id),
  }
}

describe('inputs against texts', () => {
  it.each([
    ['pairs', { differ: 30, named: 28, alike: 30, falseAlarms: [] }],
    ['pairs-second', { differ: 20, named: 18, alike: 20, falseAlarms: [] }],
  ])('name what differs and nothing that only looks so: %s', (name, figures) => {
    expect(figuresOf(name)).toEqual(figures)
  })
})
