import { describe, expect, it } from '@jest/globals'
import { citationMark } from '../models/citations.ts'
import { harmlessStream } from './answer-stream.ts'
import { harmlessText } from './harmless-text.ts'

const id = '01920000-0000-7000-8000-000000000001'

describe('text of a model', () => {
  it.each([
    ['![chart](https://evil.test/p.png) shows it', 'chart shows it'],
    ['See [the plan](https://evil.test) for it', 'See the plan for it'],
    ['[![x](https://evil.test/p.png)](https://evil.test)', 'x'],
    ['Go to https://evil.test/a?b=c, now.', 'Go to (address left out), now.'],
    ['a <img src=x onerror=alert(1)> b', 'a  b'],
    ['a <script>alert(1)</script> b', 'a alert(1) b'],
    ['a <!-- hidden --> b', 'a  b'],
    ['an open <img src=x', 'an open ‹img src=x'],
    ['[ref]: https://evil.test', ''],
    ['<https://evil.test>', ''],
  ])('%s', (text, expected) => {
    expect(harmlessText(text)).toBe(expected)
  })

  it.each([
    'Master data: owned by finance; file: the register.',
    'Fewer than 5 < 10 and 3 > 2, at 95 % (see [1]).',
    `Licences cost EUR 410,000. ${citationMark(id)}`,
  ])('is left as it is where it is only text: %s', (text) => {
    expect(harmlessText(text)).toBe(text)
  })
})

describe('the stream of an answer', () => {
  const streamed = (text: string, size: number): string => {
    let shown = ''
    const stream = harmlessStream({
      onDelta: (delta) => void (shown += delta),
      onRestart: () => void (shown = ''),
      end: () => undefined,
    })
    for (let at = 0; at < text.length; at += size) stream.onDelta(text.slice(at, at + size))
    stream.end()
    return shown
  }
  const text = `The licences cost “EUR 410,000” (Terms, page 2). ${citationMark(id)} See [the plan](https://evil.test/a b) and ![x](https://evil.test/p.png).\n\n- <b>Five</b> years ${citationMark(id)}\n- https://evil.test/x is [7] left out\n- 3 < 5`

  it.each([1, 2, 3, 5, 8, 13, 40, 1_000])('gives the same text in pieces of %i', (size) => {
    const shown = streamed(text, size)
    expect(shown).toBe(
      'The licences cost “EUR 410,000” (Terms, page 2). See the plan and x.\n\n- Five years\n- (address left out) is (7) left out\n- 3 < 5',
    )
  })

  it('never shows a part of a mark, a tag or an address', () => {
    const pieces: string[] = []
    const stream = harmlessStream({
      onDelta: (delta) => void pieces.push(delta),
      onRestart: () => undefined,
      end: () => undefined,
    })
    for (const letter of text) {
      stream.onDelta(letter)
      expect(pieces.join('')).not.toMatch(/\[\[|<b|<\/b|https?:|!\[|\]\(/)
    }
  })
})
