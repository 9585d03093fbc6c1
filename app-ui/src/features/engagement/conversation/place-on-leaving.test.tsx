import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { type KeptPlace, useStickToBottom } from './use-stick-to-bottom.ts'

/** Pixels from the window's top at which each block stands; what is not on the page stands nowhere. */
const tops: Record<string, number> = { 0: -50, 1: 400, 2: 900 }

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = this.isConnected ? (tops[this.dataset['block'] ?? ''] ?? 0) : 0
    return { top } as DOMRect
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function Log({ place }: { place: KeptPlace }) {
  const { box, content, onScroll } = useStickToBottom(false, place)
  return (
    <div ref={box} onScroll={onScroll} role="log">
      <div ref={content}>
        {Object.keys(tops).map((block) => (
          <div key={block} data-block={block} />
        ))}
      </div>
    </div>
  )
}

it('who leaves right after scrolling finds the conversation where it was, not at its last part', () => {
  const keep = jest.fn()
  const { unmount } = render(<Log place={{ read: () => undefined, keep }} />)
  const box = screen.getByRole('log')
  Object.defineProperty(box, 'scrollHeight', { value: 2_000 })
  fireEvent.scroll(box)
  unmount()
  jest.advanceTimersByTime(1_000)
  expect(keep.mock.calls).toEqual([[{ block: 0, offset: 50 }]])
})
