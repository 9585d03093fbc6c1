import { describe, expect, it } from '@jest/globals'
import { type AgedTurn, madeBeforeRedos } from './made-before-redo.ts'

/** A turn completed at a minute; its number in the phase's order is the same. */
const turn = (
  id: string,
  [order, minute]: [order: number, minute: number],
  given: Partial<AgedTurn> = {},
): AgedTurn => ({
  id,
  order,
  seq: minute,
  status: 'COMPLETED',
  supersedesId: null,
  completedAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...given,
})
const ages = (...turns: AgedTurn[]) => Object.fromEntries(madeBeforeRedos(turns))
const run = [turn('first', [2, 1]), turn('second', [4, 2]), turn('third', [6, 3])]

describe('turns made before a redo', () => {
  it('are those that stand after what was redone later', () => {
    expect(ages(...run)).toEqual({})
    expect(ages(...run, turn('redo', [4, 9], { supersedesId: 'second' }))).toEqual({ third: 'redo' })
    expect(ages(...run, turn('redo', [6, 9], { supersedesId: 'third' }))).toEqual({})
  })

  it('are not those that were made with the redo at hand', () => {
    const redo = turn('redo', [2, 9], { supersedesId: 'first' })
    const again = turn('again', [6, 10], { supersedesId: 'third' })
    expect(ages(...run, redo, again)).toEqual({ second: 'redo' })
  })

  it('name the newest redo that stands', () => {
    const redos = [
      turn('redo', [2, 8], { supersedesId: 'first' }),
      turn('other', [4, 9], { supersedesId: 'second' }),
      turn('newer', [2, 10], { supersedesId: 'redo' }),
    ]
    expect(ages(...run, ...redos)).toEqual({ third: 'newer', other: 'newer' })
  })

  it('are none while the redo is at work, or came to nothing', () => {
    for (const status of ['RUNNING', 'FAILED', 'CANCELLED'])
      expect(ages(...run, turn('redo', [2, 9], { supersedesId: 'first', status }))).toEqual({})
  })

  it('are told apart within a millisecond by the phase’s order', () => {
    const at = { completedAt: '2026-01-01T10:30:00.000Z' }
    const redo = turn('redo', [2, 9], { supersedesId: 'first', ...at })
    expect(ages(run[0] as AgedTurn, turn('early', [4, 8], at), turn('late', [6, 10], at), redo)).toEqual({
      early: 'redo',
    })
  })
})
