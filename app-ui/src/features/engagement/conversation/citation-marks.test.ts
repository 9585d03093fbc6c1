import { describe, expect, it } from '@jest/globals'
import { citationMarks, citationOf } from './citation-marks.ts'

const paragraph = (value: string) => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
})
const partsOf = (value: string, count: number): string[] => {
  const tree = paragraph(value)
  citationMarks(count)()(tree)
  const children: { type: string; value?: string; url?: string }[] = tree.children[0]?.children ?? []
  return children.map((child) => child.url ?? child.value ?? child.type)
}

describe('the marks of sources', () => {
  it('become links where there is such a source', () => {
    expect(partsOf('Costs rise [1] and fall [2].', 2)).toEqual([
      'Costs rise ',
      '#source-1',
      ' and fall ',
      '#source-2',
      '.',
    ])
  })

  it('stay words where there is none', () => {
    expect(partsOf('See [0] and [3].', 2)).toEqual(['See [0] and [3].'])
  })

  it('name their number, and no other address does', () => {
    expect(citationOf('#source-12')).toBe(12)
    for (const href of [undefined, '', '#source-', '#source-x', '#source-0', 'https://x.test/#source-1'])
      expect(citationOf(href)).toBeUndefined()
  })
})
