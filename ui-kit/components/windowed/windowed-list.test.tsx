import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { revealItem } from './reveal-item.ts'
import { WindowedList } from './WindowedList.tsx'

type Seen = { target: Element; isIntersecting: boolean; boundingClientRect: DOMRect }
let tell: (seen: Seen[]) => void

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(onSeen: (seen: Seen[]) => void) {
      tell = (seen) => act(() => onSeen(seen))
    }
    observe = (): void => undefined
    disconnect = (): void => undefined
  } as unknown as typeof IntersectionObserver
  // Nothing is laid out; a list without height counts as hidden.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 400 })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  Reflect.deleteProperty(Element.prototype, 'clientHeight')
})

const items = Array.from({ length: 60 }, (_, at) => ({ id: `${at}` }))
const show = (startsAt: 'first' | 'last' | { id: string } = 'first', shown = items) =>
  render(
    <WindowedList items={shown} heightOf={() => 50} blockSize={10} startsAt={startsAt}>
      {({ id }) => (
        <div role="listitem">
          <button>{id}</button>
        </div>
      )}
    </WindowedList>,
  )

const drawn = () =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => (Number(textContent) % 10 === 0 ? [textContent] : []))
const block = (at: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-block="${at}"]`) ?? document.body
const seen = (at: number, isIntersecting: boolean): Seen => ({
  target: block(at),
  isIntersecting,
  boundingClientRect: new DOMRect(0, 0, 300, 777),
})

describe('a list of which no more is drawn than is seen', () => {
  it('draws where it starts, and holds the rest open', () => {
    show()
    expect(drawn()).toEqual(['0'])
    expect(block(5).style.height).toBe('500px')
  })

  it('draws all of a short one', () => {
    show('first', items.slice(0, 50))
    expect(drawn()).toEqual(['0', '10', '20', '30', '40'])
  })

  it.each([
    ['its end', 'last', ['40', '50']],
    ['an item', { id: '34' }, ['20', '30', '40']],
  ] as const)('starts at %s', (_what, startsAt, expected) => {
    show(startsAt)
    expect(drawn()).toEqual(expected)
  })

  it('draws what comes near, and keeps the height of what goes', () => {
    show()
    tell([seen(1, true), seen(3, true), seen(0, false)])
    expect(drawn()).toEqual(['10', '30'])
    expect(block(0).style.height).toBe('777px')
  })

  it('keeps what has the focus', () => {
    show()
    screen.getByRole('button', { name: '5' }).focus()
    tell([seen(0, false), seen(1, false)])
    expect(drawn()).toEqual(['0'])
  })

  it('draws one that is to be led to at once', () => {
    show()
    act(() => revealItem('55'))
    expect(screen.getByRole('button', { name: '55' })).toBeTruthy()
  })

  it('draws all of it where nothing tells what is seen', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    show()
    expect(screen.getAllByRole('listitem')).toHaveLength(60)
  })
})
