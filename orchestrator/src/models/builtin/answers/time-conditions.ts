import { stemsOfBoth } from '../../language/spoken-of.ts'
import { datesIn } from '../finders/index.ts'
import type { TimeCondition } from './condition.ts'

const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember'
const quarter =
  /\bq([1-4])\b|\b(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th|ersten?|zweiten?|dritten?|vierten?|letzten?|[1-4]\.)\s+(?:quarter|quartals?)\b/giu
/** The n-th of them tells what is called the n-th. */
export const ordinals = [
  /^(?:1|first|erst)/i,
  /^(?:2|second|zweit)/i,
  /^(?:3|third|dritt)/i,
  /^(?:4|fourth|viert|last|letzt)/i,
]

/** @returns the times that a question names, in no order */
export function timesOf(question: string): TimeCondition[] {
  const found: TimeCondition[] = []
  let rest = question
  const take = (text: string, time: Partial<TimeCondition>): void => {
    const at = rest.indexOf(text)
    found.push({
      kind: 'time',
      year: undefined,
      month: undefined,
      day: undefined,
      quarter: undefined,
      ...time,
      relation: relationBefore(rest.slice(0, at)),
      stems: stemsOfBoth(text),
    })
    rest = `${rest.slice(0, at)}${' '.repeat(text.length)}${rest.slice(at + text.length)}`
  }
  for (const [text, short, long] of question.matchAll(quarter)) {
    const number = short === undefined ? ordinals.findIndex((one) => one.test(long ?? '')) + 1 : Number(short)
    take(text, { quarter: number })
  }
  for (const { text, at } of datesIn(rest)) {
    const [year = '', month = '', day = ''] = at.split('-')
    const hasDay = /^\d{1,2}\b|\b\d{1,2},|^\d{4}-/u.test(text)
    take(text, { year: year === '9999' ? undefined : year, month, day: hasDay ? day : undefined })
  }
  const month = new RegExp(
    String.raw`\b(?:in|im|of|by|until|before|after|since|from|bis|vor|nach|seit|ab|last|next|den)\s+(${monthNames})\b`,
    'iu',
  ).exec(rest)?.[1]
  if (month !== undefined) take(month, { month: datesIn(`${month} 2000`)[0]?.at.slice(5, 7) })
  for (const [year] of rest.matchAll(/(?<![\d.,-])(?:19|20)\d\d(?![\d,-]|\.\d)/gu)) take(year, { year })
  return joined(found)
}

/** 'The second quarter of 2026' and 'June 2026' are one time. */
function joined(times: readonly TimeCondition[]): TimeCondition[] {
  const [first, second] = times
  if (times.length !== 2 || first === undefined || second === undefined) return [...times]
  const isOne = (first.year === undefined) !== (second.year === undefined) && second.day === undefined
  if (!isOne || (first.year !== undefined && second.quarter === undefined)) return [...times]
  return [
    {
      ...first,
      year: first.year ?? second.year,
      month: first.month ?? second.month,
      quarter: first.quarter ?? second.quarter,
      stems: new Set([...first.stems, ...second.stems]),
    },
  ]
}

function relationBefore(text: string): TimeCondition['relation'] {
  if (/\b(?:before|earlier than|vor)(?: (?:the|dem))*\s*$/iu.test(text)) return 'before'
  if (/\b(?:by|until|till|no later than|bis)(?: (?:the|end of|zum|ende))*\s*$/iu.test(text)) return 'until'
  return /\b(?:after|since|nach|seit|later than)(?: (?:the|dem))*\s*$/iu.test(text) ? 'after' : 'in'
}
