import type { Passage } from '../../port.ts'
import { type FormLine, formLines } from './form-lines.ts'

/** A line of a source as it is read: what it is tells how. */
export interface Line {
  text: string
  passage: Passage
  kind: 'heading' | 'label' | 'caption' | 'row' | 'bullet' | 'plain'
  /** How far a label goes. */
  label?: FormLine['label']
  /** It began with a number. */
  isNumbered?: boolean
  /** A blank line, or the end of a passage, stands before it. */
  isAfterGap: boolean
  /** On a slide every line speaks for itself. */
  isSlide: boolean
}

const bullet = /^(?:[-*•▪–]|\d{1,2}[.)])\s+/
const caption =
  /^(?:table|figure|fig\.|chart|exhibit|annex table|tabelle|abbildung|abb\.|tab\.|diagramm)\s*\d+\b/i
const footer = /\s\d+\s+(?:of|von)\s+\d+$|^(?:page|seite)\s+\d+(?:\s+(?:of|von)\s+\d+)?$/i
const slide = /^(?:slide|folie)\s+\d+/i
const notes = /^(?:notes|notizen|speaker notes)$/i
const separator = /^[\s|:_=-]+$/

export const isRow = (text: string): boolean => /\S\s*\|\s*\S|\|\s+\|/.test(text)
/** A bar at both ends frames a row; one at its beginning alone stands after an empty cell. */
export const cellsOf = (text: string): string[] =>
  (/\|$/.test(text) ? text.replace(/^\|\s*|\s*\|$/g, '') : text).split(/\s*\|\s*/).map((cell) => cell.trim())

/** A text ends as sentences do. */
export const isEnded = (text: string): boolean => /[.!?:;…]["'”’)\]]*$/.test(text)

/** The lines of a source in its order; page footers, empty and ruled lines left out. */
export function linesOf(passages: readonly Passage[]): Line[] {
  return passages.flatMap((passage) => {
    const titles = titlesOf(passage)
    const isSlide = slide.test(passage.label ?? '')
    let isAfterGap = true
    return formLines(passage.text).flatMap(({ text: raw, label, isItem = false }, index): Line[] => {
      const text = raw.trim()
      if (label !== undefined) {
        const line: Line = { text, passage, kind: 'label', label, isAfterGap, isSlide }
        isAfterGap = false
        return [line]
      }
      const isBlank = text === '' || separator.test(text) || footer.test(text) || notes.test(text)
      if (isBlank) isAfterGap = true
      if (isBlank) return []
      const isFirst = passage.text.slice(0, passage.text.indexOf(raw)).trim() === '' && index < 3
      const line: Line = {
        text: text.replace(bullet, (sign) => (/^\d/.test(sign) && titles.has(text) ? sign : '')),
        passage,
        kind: isItem
          ? 'bullet'
          : kindOf(text, {
              titles,
              isTop:
                isFirst &&
                ((isSlide && !notes.test(passage.text.trim().split('\n')[0] ?? '')) || isLoneTitle(passage)),
            }),
        isAfterGap,
        isSlide,
        ...(/^\d/u.test(text) && { isNumbered: true }),
      }
      isAfterGap = false
      return [line]
    })
  })
}

function kindOf(text: string, { titles, isTop }: { titles: Set<string>; isTop: boolean }): Line['kind'] {
  if (text.startsWith('#') || titles.has(text)) return 'heading'
  if (caption.test(text) && !isRow(text) && text.split(/\s+/).length <= 14) return 'caption'
  if (isRow(text)) return 'row'
  if (isTop) return 'heading'
  return bullet.test(text) ? 'bullet' : 'plain'
}

/** A short first line with a blank one after it, and more below: a title, where nothing else says so. */
function isLoneTitle({ text }: Passage): boolean {
  const [first = '', ...others] = text.trim().split(/\n\s*\n/)
  return (
    others.length > 0 &&
    !notes.test(first) &&
    !first.includes('\n') &&
    first.split(/\s+/).length <= 9 &&
    !isEnded(first) &&
    !/^[-*•]|\d{3}|: /.test(first)
  )
}

/** Names and headings of a passage, which say what its sentences are about and nothing by themselves. */
const titlesOf = ({ name, label, context }: Passage): Set<string> =>
  new Set([name, label ?? '', ...(context ?? '').split(/\n| › /)].map((title) => title.trim()))

/** The sheet of a workbook that a passage is of; '' where it is of none. */
export const sheetNameOf = (label = ''): string => /^Sheet (.+) rows \d+-\d+$/u.exec(label)?.[1] ?? ''

/** What somebody has called a sheet says what it holds; 'Sheet1' says nothing. */
function sheetOf(label = ''): string[] {
  const sheet = sheetNameOf(label)
  return sheet === '' || /^(?:sheet|tabelle|blatt)\s*\d*$/iu.test(sheet) ? [] : [sheet]
}

/** The headings that a passage stands under, outermost first; what the source is called is none. */
export function headingsOf({ name, label, context }: Passage): string[] {
  const path = (context ?? '').split('\n').at(-1) ?? ''
  const place =
    label === undefined ||
    /^(?:page|seite|slide|folie|sheet|blatt|tabelle|rows|zeilen|part|teil)\b/i.test(label)
  const titles = path === '' && !place ? [label] : path === '' ? sheetOf(label) : path.split(' › ')
  return titles
    .map((title) => title.trim())
    .filter(
      (title) => title !== '' && title !== name && !notes.test(title) && title.split(/\s+/).length <= 14,
    )
}
