import { mostMinutes } from '@parley/contracts/http/hours.ts'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'

const unit = (value: number, name: 'second' | 'minute' | 'hour'): string =>
  new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value)

/** Seconds in the unit that fits them. */
export function durationOf(seconds: number): string {
  if (seconds < 90) return unit(seconds, 'second')
  return seconds < 5_400 ? unit(Math.round(seconds / 60), 'minute') : unit(seconds / 3_600, 'hour')
}

/** Minutes of what a person typed: `1.5`, `1,5` or `1:30`; undefined where it is no time of a day. */
export function minutesOf(typed: string): number | undefined {
  const [, wholeHours, restMinutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
  const decimal = /^\d{0,2}(?:[.,]\d{1,3})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : Number.NaN
  const minutes =
    wholeHours === undefined ? Math.round(decimal * 60) : 60 * Number(wholeHours) + Number(restMinutes)
  return minutes >= 1 && minutes <= mostMinutes ? minutes : undefined
}
