import { boundOf } from './bounds.ts'
import { numberPattern, valueOf } from './numbers.ts'
import { bare, each, placeOf, type Scanner } from './scanner.ts'

const clock =
  /(?<![\d:])(?:([01]?\d|2[0-3])[:.](\d\d)(?:\s?([ap]m|[ap]\.m\.?|uhr))?|(\d{1,2})\s?([ap]m|[ap]\.m\.?|uhr))(?![\p{L}\d])/giu
const clockInWords = new RegExp(
  String.raw`(?<![\p{L}\d])(${numberPattern})(?: ?(o['’]clock|uhr))?(?: (in the morning|in the afternoon|in the evening|at night|morgens|früh|nachmittags|abends|nachts))?(?![\p{L}\d:]|[.,]\d)`,
  'giu',
)

/** 'Six in the morning', 'drei Uhr morgens'. */
function scanClockInWords(scanner: Scanner): void {
  each(scanner, clockInWords, (match) => {
    const [, written = '', mark, part = ''] = match
    const hour = valueOf(written)
    if ((mark === undefined && part === '') || hour === undefined || hour > 24) return undefined
    const isLate = /afternoon|evening|nachmittags|abends/i.test(part) && hour < 12
    const value = (hour + (isLate ? 12 : 0)) * 60
    return {
      ...bare('clock', placeOf(match)),
      low: value,
      high: value,
      bound: boundOf(scanner.text, placeOf(match), 'clock'),
    }
  })
}

export function scanClocks(scanner: Scanner): void {
  scanClockInWords(scanner)
  each(scanner, clock, (match) => {
    const [, hour, minute, half, whole, wholeHalf] = match
    const mark = (half ?? wholeHalf ?? '').toLowerCase().replaceAll('.', '')
    // '12.30' is a clock only where something says so.
    if (mark === '' && !match[0].includes(':')) return undefined
    const hours =
      (Number(hour ?? whole) % (mark === 'am' || mark === 'pm' ? 12 : 24)) + (mark === 'pm' ? 12 : 0)
    const value = hours * 60 + Number(minute ?? 0)
    return {
      ...bare('clock', placeOf(match)),
      low: value,
      high: value,
      bound: boundOf(scanner.text, placeOf(match), 'clock'),
    }
  })
}

const weekdays = [
  /\b(?:mondays?|montags?)\b/giu,
  /\b(?:tuesdays?|dienstags?)\b/giu,
  /\b(?:wednesdays?|mittwochs?)\b/giu,
  /\b(?:thursdays?|donnerstags?)\b/giu,
  /\b(?:fridays?|freitags?)\b/giu,
  /\b(?:saturdays?|samstags?|sonnabends?)\b/giu,
  /\b(?:sundays?|sonntags?)\b/giu,
]

const dayNames =
  'mon(?:day|tag)s?|tuesdays?|dienstags?|wednesdays?|mittwochs?|thursdays?|donnerstags?|fridays?|freitags?|saturdays?|samstags?|sonnabends?|sundays?|sonntags?'
const dayRange = new RegExp(String.raw`\b(${dayNames})\s?(?:to|through|bis|–|-)\s?(${dayNames})\b`, 'giu')
const dayNumber = (name: string): number => weekdays.findIndex((pattern) => name.search(pattern) !== -1)

export function scanWeekdays(scanner: Scanner): void {
  each(scanner, dayRange, (match) => ({
    ...bare('weekday', placeOf(match)),
    low: dayNumber(match[1] ?? ''),
    high: dayNumber(match[2] ?? ''),
  }))
  for (const [index, pattern] of weekdays.entries())
    each(scanner, pattern, (match) => ({ ...bare('weekday', placeOf(match)), low: index, high: index }))
}

const openings: readonly [pattern: RegExp, hours: number][] = [
  [
    /\b(?:(?:a)?round[- ]the[- ]clock|24\s?\/\s?7|24\s?x\s?7|rund um die uhr|day and night|tag und nacht)\b/giu,
    168,
  ],
  [
    /\b(?:(?:during |in |within )?(?:business|office|working|opening) hours|on (?:business|working|week) ?days|werktags|an werktagen|(?:während|innerhalb) der (?:geschäfts|büro|öffnungs)zeiten)\b/giu,
    50,
  ],
]

/** 'Between 10 a.m. and 8 p.m.', '8–17 Uhr', 'from 8 to 18:30'. */
const hourRange =
  /(?<![\p{L}\d])(?:between|from|zwischen|von)\s(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m\.?|p\.?m\.?|uhr)?\s(?:and|to|until|und|bis)\s(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m\.?|p\.?m\.?|uhr)(?![\p{L}\d])/giu
const daysOfWeek = 7

const hourOf = (hour = '', minute = '0', mark = ''): number =>
  (/^[ap]/iu.test(mark) ? (Number(hour) % 12) + (/^p/iu.test(mark) ? 12 : 0) : Number(hour)) +
  Number(minute) / 60

/** Of a day, so that they come before clocks are read. */
export function scanHours(scanner: Scanner): void {
  each(scanner, hourRange, (match) => {
    const [, from, fromMinute, first, to, toMinute, last] = match
    const hours = hourOf(to, toMinute, last) - hourOf(from, fromMinute, first)
    if (hours <= 0 || hours >= 24) return undefined
    return { ...bare('opening', placeOf(match)), low: hours * daysOfWeek, high: hours * daysOfWeek }
  })
}

/** When somebody is there, in hours a week. */
export function scanOpening(scanner: Scanner): void {
  for (const [pattern, hours] of openings)
    each(scanner, pattern, (match) => ({ ...bare('opening', placeOf(match)), low: hours, high: hours }))
}
