// Forms of documents that have no headings of their own: clauses, lettered paragraphs, minutes whose items begin with a
// name, threads of mail.
import { hasVerb } from '../../language/front-lines.ts'

/** A line as the form of its document has it. */
export interface FormLine {
  text: string
  /** What the lines after it are about: of a clause until the next one begins, of a paragraph until it ends. */
  label?: 'clause' | 'paragraph'
  /** It is an item of its clause, without its number or letter. */
  isItem?: boolean
}

const quoted = /^(?:>\s*)+/u
const mailHead =
  /^(?:from|to|cc|bcc|subject|date|sent|von|an|kopie|betreff|datum|gesendet)\s*:\s(?:(?!\d{1,2}:\d\d\s).)*(?:\d{1,2}:\d\d(?::\d\d)?(?: uhr)?)?(?=\s|$)/iu
const mailDate = /^(?:date|sent|datum|gesendet)\s*:[^\n]*?\d{1,2}:\d\d(?::\d\d)?(?: uhr)?(?=\s|$)/iu
const quoteHead = /^(?:am|on)\s[^:]{4,60}\d{1,2}:\d\d[^:]{0,40}(?:schrieb|wrote)[^:]{0,60}:\s*/iu

/**
 * The lines of a text, with what begins its clauses and minutes as labels: '5. Availability' before '5.1', '§ 4 Location
 * data' before '(a)', 'TOP 3 Money.' before what was said of it. Marks of quoted mail and heads of mail are left out.
 */
export function formLines(text: string): FormLine[] {
  const lines = text.split('\n').flatMap(withoutMail)
  return lines.flatMap((line, index) => {
    const isFirst = index === 0 || (lines[index - 1] ?? '').trim() === ''
    return clauseLines(line, lines[index + 1] ?? '') ?? (isFirst ? itemOfMinutes(line) : [{ text: line }])
  })
}

/** What a line of mail says, its marks and head left out. */
function withoutMail(line: string): string[] {
  const trimmed = line.trim()
  const isQuoted = quoted.test(trimmed)
  const spans = isQuoted ? trimmed.replace(quoted, '').split(/\s>(?:\s*>)*\s*/u) : [line]
  return spans.flatMap((span) => {
    const own = span.trim()
    if (mailDate.test(own)) return ['', own.replace(mailDate, '').trim()]
    if (mailHead.test(own)) return ['']
    if (quoteHead.test(own)) return ['', own.replace(quoteHead, '')]
    return [span]
  })
}

const mostWords = 8
const wordCount = (text: string): number => text.trim().split(/\s+/u).length
const isTitle = (text: string): boolean =>
  wordCount(text) <= mostWords && /^["“„]?[\p{Lu}\d]/u.test(text.trim()) && !/[.!?;,:]$/u.test(text.trim())

const numbered = /^(?:§+\s*|Art(?:icle|ikel|\.)?\s+|Ziffer\s+|Clause\s+)?(\d{1,2})[.)]?\s+(?=\S)/u
const lettered = /(?<![\p{L}\d(])\(?([a-h])\)\s+(?=\p{Lu})/gu

/** A clause's heading and what stands below it, in one line or in several; undefined where the line begins none. */
function clauseLines(line: string, next: string): FormLine[] | undefined {
  const text = line.trim()
  const items = splitItems(text)
  const [mark, number = ''] = numbered.exec(items[0] ?? '') ?? []
  const title = (items[0] ?? '').slice(mark?.length ?? 0)
  const below = items[1] ?? next.trim()
  const isBelow = new RegExp(String.raw`^${number}\.1[.)]?\s`, 'u').test(below) || /^\(?a\)\s/u.test(below)
  if (mark !== undefined && isBelow && isTitle(title))
    return [{ text: title, label: 'clause' }, ...items.slice(1).map(itemOf)]
  return items.length > 1 || subNumber.test(text) ? items.map(itemOf) : undefined
}
const subNumber = /^(?:\d{1,2}\.\d{1,2}[.)]?|\(?[a-h]\))\s+(?=\p{Lu}[^.!?]*\s\p{Ll}.*[.!?;]$)/u

const itemMarks = /^(?:\d{1,2}\.\d{1,2}[.)]?|\(?[a-h]\))\s+/u
const itemOf = (text: string): FormLine =>
  itemMarks.test(text) ? { text: text.replace(itemMarks, ''), isItem: true } : { text }

/** 'Data (a) They stay here. (b) They are kept.' by its letters, '1 Subject 1.1 We supply …' by its numbers. */
function splitItems(text: string): string[] {
  const letters = [...text.matchAll(lettered)]
  if (letters.length > 1 && letters[0]?.[1] === 'a' && letters[1]?.[1] === 'b')
    return cutAt(
      text,
      letters.map(({ index }) => index),
    )
  const [, number = ''] = numbered.exec(text) ?? []
  if (number === '') return [text]
  const numbers = [
    ...text.matchAll(new RegExp(String.raw`(?<=\s)${number}\.\d{1,2}[.)]?\s+(?=\p{Lu})`, 'gu')),
  ]
  return numbers[0]?.[0].startsWith(`${number}.1`) === true
    ? cutAt(
        text,
        numbers.map(({ index }) => index),
      )
    : [text]
}

const cutAt = (text: string, places: readonly number[]): string[] =>
  [0, ...places]
    .map((place, index) => text.slice(place, places[index] ?? text.length).trim())
    .filter((part) => part !== '')

const itemMark = /^(?:(?:TOP|Punkt|Item|Agenda item)\s*\d{1,2}[.:]?|\d{1,2}[.)])\s+(?=\p{Lu})/iu
const asksWhat = /^(?:anything|everything|what|who|how|where|was|wer|wie|wo|alles)\s/iu
const few = 3

/** 'TOP 4 Money. The board …': what an item of minutes is about stands before its first full stop. */
function itemOfMinutes(line: string): FormLine[] {
  const text = line.trim()
  const [mark] = itemMark.exec(text) ?? []
  if (mark === undefined) return [{ text: line }]
  const own = text.slice(mark.length)
  const [whole, label = ''] = /^([^.:!?]{3,60})[.:]\s+(?=\p{Lu}|\d)/u.exec(own) ?? []
  const isLabel =
    whole !== undefined &&
    (asksWhat.test(label)
      ? wordCount(label) <= mostWords
      : wordCount(label) <= few && !hasVerb.test(label) && !/\s\p{Ll}+(?:ed|en|et)$/u.test(label))
  return isLabel ? [{ text: label, label: 'paragraph' }, { text: own.slice(whole.length) }] : [{ text: line }]
}
