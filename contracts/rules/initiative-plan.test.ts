import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { PhaseStatus } from '../enums.ts'
import {
  addDays,
  daysFrom,
  durationOf,
  isDay,
  latenessOf,
  planEnd,
  planPhases,
  planProblem,
} from './initiative-plan.ts'

const steps = (...durations: (number | null)[]) => durations.map((durationDays) => ({ durationDays }))
const days = (start: string | null, ...durations: (number | null)[]) =>
  planPhases(start, steps(...durations)).map((one) => [one.plannedStart, one.plannedEnd])

describe('the plan of an initiative', () => {
  it('has each phase begin on the day after the one before ends', () => {
    expect(days('2026-03-02', 5, 10, 1)).toEqual([
      ['2026-03-02', '2026-03-06'],
      ['2026-03-07', '2026-03-16'],
      ['2026-03-17', '2026-03-17'],
    ])
  })
  it('goes over the end of a year, and over a leap day', () => {
    expect(days('2027-12-30', 3, 1)).toEqual([
      ['2027-12-30', '2028-01-01'],
      ['2028-01-02', '2028-01-02'],
    ])
    expect(days('2028-02-27', 3)).toEqual([['2028-02-27', '2028-02-29']])
    expect(days('2027-02-27', 3)).toEqual([['2027-02-27', '2027-03-01']])
  })
  it('knows only the start where there is no duration, and nothing after it', () => {
    expect(days('2026-03-02', 5, null, 4)).toEqual([
      ['2026-03-02', '2026-03-06'],
      ['2026-03-07', null],
      [null, null],
    ])
    expect(days(null, 5)).toEqual([[null, null]])
  })
  it('leaves gaps and lets phases overlap where that is wanted', () => {
    const plan = planPhases('2026-03-02', [
      { durationDays: 5 },
      { durationDays: 2, gapDays: 3 },
      { durationDays: 4, gapDays: -2 },
    ])
    expect(plan.map(({ plannedStart }) => plannedStart)).toEqual(['2026-03-02', '2026-03-10', '2026-03-10'])
    expect(planEnd(plan)).toBe('2026-03-13')
  })
  it('ends with its last day, where all are known', () => {
    expect(planEnd(planPhases('2026-03-02', steps(5, 2)))).toBe('2026-03-08')
    expect(planEnd(planPhases('2026-03-02', steps(5, null)))).toBeNull()
    expect(planEnd([])).toBeNull()
  })
  it('covers as many days as its phases last, whatever the start', () => {
    const start = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1999-12-31', count))
    const durations = fc.array(fc.integer({ min: 1, max: 730 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(start, durations, (first, all) => {
        const plan = planPhases(first, steps(...all))
        const total = all.reduce((sum, one) => sum + one, 0)
        expect(daysFrom(first, planEnd(plan) ?? '') + 1).toBe(total)
        expect(plan.map(durationOf)).toEqual(all)
      }),
    )
  })
})

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['26-1-1', false],
  ['', false],
])('%j as a day of the calendar: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('does not end before it starts', () => {
  expect(planProblem({ plannedStart: '2026-03-02', plannedEnd: '2026-03-01' })).toBeDefined()
  expect(planProblem({ plannedStart: '2026-03-02', plannedEnd: '2026-03-02' })).toBeUndefined()
  expect(planProblem({ plannedStart: null, plannedEnd: '2026-03-01' })).toBeUndefined()
})

describe('a phase is late', () => {
  const planned = { plannedStart: '2026-03-02', plannedEnd: '2026-03-06' }
  const late = (status: PhaseStatus, today: string, endDay: string | null = null) =>
    latenessOf({ ...planned, status, endDay }, today)

  it('that should have begun, or should be done', () => {
    expect(late('PENDING', '2026-03-02')).toBeNull()
    expect(late('PENDING', '2026-03-03')).toBe('lateStart')
    expect(late('PENDING', '2026-03-07')).toBe('overdue')
    expect(late('IN_PROGRESS', '2026-03-06')).toBeNull()
    expect(late('IN_PROGRESS', '2026-03-07')).toBe('overdue')
    expect(late('CANCELLED', '2026-04-01')).toBeNull()
  })
  it('that was done after its day, whenever one looks', () => {
    expect(late('COMPLETED', '2026-04-01', '2026-03-06')).toBeNull()
    expect(late('COMPLETED', '2026-04-01', '2026-03-07')).toBe('lateEnd')
  })
  it('never without a plan', () => {
    const free = { plannedStart: null, plannedEnd: null, endDay: '2026-03-06', status: 'COMPLETED' } as const
    expect(latenessOf(free, '2030-01-01')).toBeNull()
  })
})
