import { describe, expect, it } from '@jest/globals'
import { fuseRankings } from './fusion.ts'

describe('reciprocal rank fusion', () => {
  it('puts what both lists hold before what one of them holds', () => {
    expect(
      fuseRankings([
        ['a', 'b', 'c'],
        ['d', 'b', 'e'],
      ])[0],
    ).toBe('b')
  })

  it('counts the rank, not the list', () => {
    expect(fuseRankings([['a', 'b'], ['c']])).toEqual(['a', 'c', 'b'])
    expect(
      fuseRankings([
        ['a', 'b'],
        ['b', 'a'],
      ]),
    ).toEqual(['a', 'b'])
  })

  it('counts a repeated id once a list and takes empty lists', () => {
    expect(fuseRankings([['a', 'a', 'b'], ['b']])).toEqual(['b', 'a'])
    expect(fuseRankings([[], []])).toEqual([])
  })
})
