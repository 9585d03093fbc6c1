import { i18n } from './i18n.ts'

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Made once for a language and kept: the first one takes the browser tens of ms, each further one a part of one. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = i18n.language + JSON.stringify(options)
  const kept = dateFormats.get(key) ?? new Intl.DateTimeFormat(i18n.language, options)
  dateFormats.set(key, kept)
  return kept
}

function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = i18n.language + JSON.stringify(options)
  const kept = numberFormats.get(key) ?? new Intl.NumberFormat(i18n.language, options)
  numberFormats.set(key, kept)
  return kept
}

const bytesUnits = ['Bytes', 'KB', 'MB', 'GB'] as const

/** 'Bytes', 'KB', 'MB' or 'GB' (Document 3, Artifacts page), at most one decimal. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), bytesUnits.length - 1)
  const amount = numberFormat({ maximumFractionDigits: power === 0 ? 0 : 1 })
  return `${amount.format(bytes / 1024 ** power)} ${bytesUnits[power] ?? 'GB'}`
}

export const formatNumber = (value: number): string => numberFormat().format(value)

/** A share, 0 to 1, in whole percent as the reader writes it: '72%', in German '72 %'. */
export const formatPercent = (share: number): string => numberFormat({ style: 'percent' }).format(share)

/** Millionths of a US dollar (decisions D11, Money); amounts below a cent keep four decimals. */
export function formatMoney(millionths: number): string {
  const dollars = millionths / 1_000_000
  const digits = dollars !== 0 && Math.abs(dollars) < 0.01 ? 4 : 2
  return numberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollars)
}

/** An amount in whole units of its currency, as a person typed it. */
export const formatAmount = (value: number, currency: string): string =>
  numberFormat({
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  }).format(value)

export const formatDate = (iso: string): string => dateFormat({ dateStyle: 'medium' }).format(new Date(iso))

/** A day of the calendar (`2026-11-21`), which is the same everywhere. */
export const formatDay = (day: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** The day of the calendar, where the reader is, on which a time falls. */
export function dayOf(iso: string | number): string {
  const at = new Date(iso)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

export const formatDateTime = (iso: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** 'yesterday', '5 minutes ago', 'now'. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  }
  return format.format(0, 'second')
}

/** 'today', 'yesterday', or the date, of a day of the calendar as `dayOf` tells it. */
export function formatRecentDay(day: string, now: number = Date.now()): string {
  const daysAgo = Math.round((Date.parse(dayOf(now)) - Date.parse(day)) / 86_400_000)
  if (daysAgo !== 0 && daysAgo !== 1) return formatDay(day)
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(-daysAgo, 'day')
}

/** Whole minutes until a time, never below zero. */
export const minutesUntil = (iso: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(iso).getTime() - now) / 60_000))

/** 'm:ss' since a time, 'h:mm:ss' from an hour on. */
export function formatElapsed(iso: string, now: number = Date.now()): string {
  const seconds = Math.max(0, Math.floor((now - new Date(iso).getTime()) / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
