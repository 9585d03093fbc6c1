import { describe, expect, it } from '@jest/globals'
import {
  isAllowedLink,
  isBlankRichText,
  linkFrom,
  plainTextOf,
  readRichText,
  richTextFrom,
  richTextInput,
  richTextLimits,
  richTextSchema,
} from './rich-text.ts'

const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks === undefined ? {} : { marks }) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const item = (text: string, ...more: unknown[]) => ({ type: 'listItem', content: [paragraph(text), ...more] })

const whole = doc(
  { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Close' }] },
  paragraph('Nine days', [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }]),
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }],
  },
  {
    type: 'bulletList',
    content: [
      item('first', { type: 'orderedList', attrs: { start: 3, type: null }, content: [item('inner')] }),
    ],
  },
  { type: 'blockquote', content: [paragraph('Never again')] },
  paragraph('Minutes', [
    {
      type: 'link',
      attrs: { href: 'https://acme.test/minutes', target: '_blank', rel: 'noopener', class: null },
    },
  ]),
  { type: 'paragraph' },
)

/** The sentence for the field that a form shows. */
const refusal = (value: unknown): string | undefined =>
  richTextInput.safeParse(value).error?.issues[0]?.message

describe('a rich text', () => {
  it('holds headings 1 to 3, paragraphs, lists, quotes, breaks, marks and links', () => {
    expect(richTextSchema.parse(whole)).toEqual(whole)
  })

  it('gives its words, a line for each block', () => {
    expect(plainTextOf(richTextSchema.parse(whole))).toBe(
      'Close\nNine days\none\ntwo\n- first\n  3. inner\nNever again\nMinutes',
    )
  })

  it.each([
    ['an image', doc({ type: 'image', attrs: { src: 'x' } }), 'Not allowed here: image'],
    ['markup', doc({ type: 'html', html: '<script>1</script>' }), 'Not allowed here: html'],
    ['a strange mark', doc(paragraph('x', [{ type: 'style' }])), 'Not allowed here: style'],
    ['a handler', doc({ ...paragraph('x'), onclick: 'x' }), 'Unrecognized key: "onclick"'],
    ['a heading of level 4', doc({ type: 'heading', attrs: { level: 4 } }), 'Headings have level 1, 2 or 3'],
    [
      'a text that is none',
      doc({ type: 'paragraph', content: [{ type: 'text', text: { a: 1 } }] }),
      undefined,
    ],
    ['a list with a bare text', doc({ type: 'bulletList', content: [paragraph('x')] }), undefined],
    ['another kind of root', { type: 'text', text: 'x' }, undefined],
    ['a number', 7, undefined],
  ])('refuses %s', (_what, value, sentence) => {
    expect(refusal(value)).toEqual(sentence ?? expect.any(String))
  })

  it('refuses too many levels without falling over, and too much text', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>(
        (inner) => ({ type: 'blockquote', content: [inner] }),
        paragraph('deep'),
      )
    expect(richTextSchema.safeParse(doc(nested(richTextLimits.depth - 2))).success).toBe(true)
    expect(refusal(doc(nested(richTextLimits.depth)))).toBe('The text is nested too deeply')
    expect(readRichText(doc(nested(50_000)))).toBeUndefined()
    expect(refusal(doc(paragraph('x'.repeat(richTextLimits.characters))))).toBe('The text is too long')
    expect(refusal('x'.repeat(richTextLimits.plainCharacters + 1))).toBe('The text is too long')
  })

  it('is read from plain text, markup in it staying text', () => {
    const made = richTextFrom('One <b>\r\n\n two ')
    expect(made).toEqual(doc(paragraph('One <b>'), paragraph('two')))
    expect(richTextInput.parse('words')).toBe('words')
  })

  it('is blank without words', () => {
    expect(isBlankRichText(null)).toBe(true)
    expect(isBlankRichText(richTextFrom(' \n '))).toBe(true)
    expect(isBlankRichText(richTextSchema.parse(doc({ type: 'bulletList', content: [item(' ')] })))).toBe(
      true,
    )
    expect(isBlankRichText(richTextFrom('x'))).toBe(false)
  })
})

describe('a link', () => {
  it.each(['http://acme.test', 'https://acme.test/a?b=1#c', 'mailto:otto@acme.test'])(
    'may be %s',
    (address) => {
      expect(isAllowedLink(address)).toBe(true)
    },
  )

  const tooLong = `https://acme.test/${'x'.repeat(2000)}`
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://acme.test/1',
    '//acme.test',
    '/initiatives',
    'acme.test',
    'https://acme.test/\u200Bx',
    '',
    tooLong,
  ])('may not be %.60s', (address) => {
    expect(isAllowedLink(address)).toBe(false)
    const link = { type: 'link', attrs: { href: address } }
    expect(refusal(doc(paragraph('x', [link])))).toBe(
      'Links may lead to http, https and mailto addresses only',
    )
  })

  it.each([
    ['acme.test/x', 'https://acme.test/x'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    [' otto@acme.test ', 'mailto:otto@acme.test'],
    ['http://acme.test', 'http://acme.test'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['two words', undefined],
    ['  ', undefined],
  ])('is understood from %j', (typed, address) => {
    expect(linkFrom(typed)).toBe(address)
  })
})
