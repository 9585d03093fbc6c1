import { datesIn } from '../finders/index.ts'
import type { TimeCondition } from './condition.ts'

/** A time as far as a text names it: '2026', '09', '30'. */
interface NamedTime {
  year: string | undefined
  month: string | undefined
  day: string | undefined
  quarter: number | undefined
}

const year = /(?<![\d.,])(?:19|20)\d\d(?![\d]|[.,]\d)/gu
const quarter = /\bQ([1-4])\b|\b([1-4])\.\s?Quartal\b|\b(first|second|third|fourth)\s+quarter\b/giu
const words = ['first', 'second', 'third', 'fourth']
const bareMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez)\p{L}{0,6}\.?$/iu

/** Days, months, quarters and years that a text names. */
export function timesIn(text: string): NamedTime[] {
  const quarters = [...text.matchAll(quarter)].map(([, short, german, word]) =>
    Number(short ?? german ?? words.indexOf((word ?? '').toLowerCase()) + 1),
  )
  const [only] = text.match(year) ?? []
  if (quarters.length > 0)
    return quarters.map((one) => ({ year: only, month: undefined, day: undefined, quarter: one }))
  const dates = datesIn(bareMonth.test(text.trim()) ? `1 ${text.trim().replace('.', '')}` : text)
  const times = dates.map(({ text: said, at }): NamedTime => {
    const [named = '', month, day] = at.split('-')
    const hasDay = /^\d{1,2}\b|\b\d{1,2},|^\d{4}-/u.test(said)
    return {
      year: named === '9999' ? undefined : named,
      month,
      day: hasDay ? day : undefined,
      quarter: undefined,
    }
  })
  const rest = dates.reduce((left, date) => left.replace(date.text, ' '), text)
  const years = [...rest.matchAll(year)].map(([one]): NamedTime => ({
    year: one,
    month: undefined,
    day: undefined,
    quarter: undefined,
  }))
  return [...times, ...years]
}

/** Whether a text names the very time that is asked for: a year, and not one of its quarters; what is asked for is all named. */
export const isTime = (condition: TimeCondition, text: string): boolean =>
  timesIn(text).some(
    (time) =>
      fits(condition, time) &&
      (condition.year === undefined || time.year !== undefined) &&
      (condition.month === undefined) === (time.month === undefined) &&
      (condition.quarter === undefined) === (time.quarter === undefined),
  )

/** Whether a text names a time with all that is asked for: a year alone is no June of that year. */
export const namesAll = (condition: TimeCondition, text: string): boolean =>
  timesIn(text).some(
    (time) =>
      fits(condition, time) &&
      (condition.year === undefined || time.year !== undefined) &&
      (condition.month === undefined || time.month !== undefined) &&
      (condition.day === undefined || time.day !== undefined),
  )

const quarterOfMonth = (month: string): number => Math.ceil(Number(month) / 3)

/** Whether a text names a time that a question asks for; what the text leaves out does not hinder. */
export const fitsTime = (condition: TimeCondition, text: string): boolean =>
  timesIn(text).some((time) => fits(condition, time))

function fits(asked: TimeCondition, time: NamedTime): boolean {
  if (asked.relation === 'in') {
    if (asked.quarter !== undefined) {
      const quarterNamed = time.quarter ?? (time.month === undefined ? undefined : quarterOfMonth(time.month))
      if (quarterNamed !== asked.quarter) return false
    } else if (asked.month !== undefined && time.month !== asked.month) return false
    if (asked.day !== undefined && time.day !== asked.day) return false
    return asked.year === undefined || time.year === undefined || time.year === asked.year
  }
  const bound = [asked.year, asked.month, asked.day]
    .filter((one) => one !== undefined && one !== '')
    .join('-')
  // Without a year in the question the day alone is compared.
  const year = asked.year === undefined ? undefined : (time.year ?? asked.year)
  const at = [year, time.month, time.day].filter((one) => one !== undefined).join('-')
  if (bound === '' || at === '') return false
  const [left, right] = [at.slice(0, bound.length), bound]
  if (asked.relation === 'before') return left < right
  return asked.relation === 'until' ? left <= right : left > right
}
