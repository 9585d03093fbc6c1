import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { citationMark } from '../models/citations.ts'
import { withoutMarks } from './token-stream.ts'

const [one, other] = [newId(), newId()]
const text = `Two plants [[of five]] wait ${citationMark(one)}${citationMark(other)}.\n\n- A list [1], and [a link](x) ${citationMark(one)}\n- [ ] open`
const shownText = 'Two plants [[of five]] wait.\n\n- A list [1], and [a link](x)\n- [ ] open'

function pieces(given: string, size: number): string[] {
  const shown: string[] = []
  const stream = withoutMarks({
    onDelta: (delta) => void shown.push(delta),
    onRestart: () => void (shown.length = 0),
    end: () => undefined,
  })
  for (let at = 0; at < given.length; at += size) stream.onDelta(given.slice(at, at + size))
  stream.end()
  return shown
}

describe('the text of an answer while it is written', () => {
  it.each([1, 2, 3, 7, 40, 1_000])('has no marks, in pieces of %i', (size) => {
    expect(pieces(text, size).join('')).toBe(shownText)
  })

  it('never shows the beginning of one', () => {
    const shown = pieces(text, 1)
    shown.forEach((_piece, index) =>
      expect(shownText.startsWith(shown.slice(0, index + 1).join(''))).toBe(true),
    )
  })

  it('leaves out one that is cut off at the end', () => {
    expect(pieces(`All wait [[${one.slice(0, 9)}`, 5).join('')).toBe('All wait')
  })

  it('begins anew with the answer', () => {
    const shown: string[] = []
    const stream = withoutMarks({
      onDelta: (delta) => void shown.push(delta),
      onRestart: () => void (shown.length = 0),
      end: () => undefined,
    })
    stream.onDelta('The first [[')
    stream.onRestart()
    stream.onDelta('The second')
    stream.end()
    expect(shown.join('')).toBe('The second')
  })
})
