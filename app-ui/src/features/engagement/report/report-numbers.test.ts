import { describe, expect, it } from '@jest/globals'
import { durationOf, minutesOf } from './duration.ts'
import { spansOf } from './parts/spans.ts'

describe('hours as people write them', () => {
  it.each([
    ['1.5', 90],
    ['1,25', 75],
    ['1:30', 90],
    ['0:01', 1],
    [' 8 ', 480],
    ['24', 1440],
    ['.5', 30],
  ])('%s is %i minutes', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes))

  it.each(['', '0', '24:01', '25', '1:60', '1h', '-1', '1.2.3'])('“%s” is no time of a day', (typed) =>
    expect(minutesOf(typed)).toBeUndefined(),
  )
})

describe('durations', () => {
  it.each([
    [45, '45 sec'],
    [600, '10 min'],
    [9_000, '2.5 hr'],
  ])('%i seconds are %s', (seconds, said) => expect(durationOf(seconds)).toBe(said))
})

describe('days of a chart', () => {
  const day = (date: string, cost: number) => ({ day: date, inputTokens: 1, outputTokens: 2, cost })

  it('follow each other without gaps', () => {
    const { spans, isByWeek } = spansOf([day('2026-02-27', 5), day('2026-03-02', 7)])
    expect(isByWeek).toBe(false)
    expect(spans.map(({ day: date, cost }) => [date, cost])).toEqual([
      ['2026-02-27', 5],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 7],
    ])
  })

  it('are weeks, from Monday on, where they are many', () => {
    const { spans, isByWeek } = spansOf([day('2026-01-01', 5), day('2026-01-04', 6), day('2026-03-02', 7)])
    expect(isByWeek).toBe(true)
    expect(spans[0]).toMatchObject({ day: '2025-12-29', cost: 11 })
    expect(spans.at(-1)).toMatchObject({ day: '2026-03-02', cost: 7 })
    expect(spans).toHaveLength(10)
  })
})
