import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { placeAfterDrop, placeAtEnd } from './drop-place.ts'

const at = (list: string, index: number) => ({ list, index })

describe('an item that is dropped', () => {
  it.each([
    ['on the upper half of one before it', at('a', 3), at('a', 1), 'top', 1],
    ['on the lower half of one before it', at('a', 3), at('a', 1), 'bottom', 2],
    ['on the upper half of one behind it', at('a', 0), at('a', 2), 'top', 1],
    ['on the lower half of one behind it', at('a', 0), at('a', 2), 'bottom', 2],
    ['just above the next', at('a', 0), at('a', 1), 'top', 0],
    ['on the upper half of one in another list', at('b', 0), at('a', 2), 'top', 2],
    ['on the lower half of one in another list', at('b', 0), at('a', 2), 'bottom', 3],
  ] as const)('%s', (...[, from, over, half, index]) => {
    expect(placeAfterDrop(from, over, half)).toEqual(at(over.list, index))
  })

  it('on a list stands at its end', () => {
    expect(placeAtEnd(at('a', 0), 'a', 3)).toEqual(at('a', 2))
    expect(placeAtEnd(at('b', 0), 'a', 3)).toEqual(at('a', 3))
    expect(placeAtEnd(at('b', 0), 'a', 0)).toEqual(at('a', 0))
  })

  it('in its own list stands directly beside the one that it was dropped on', () => {
    const place = fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom('top' as const, 'bottom' as const))
    fc.assert(
      fc.property(place, ([from, over, half]) => {
        fc.pre(from !== over)
        const items = Array.from({ length: 9 }, (_, index) => index)
        const [moved = -1] = items.splice(from, 1)
        items.splice(placeAfterDrop(at('a', from), at('a', over), half).index, 0, moved)
        expect(items.indexOf(moved) - items.indexOf(over)).toBe(half === 'top' ? -1 : 1)
      }),
    )
  })
})
