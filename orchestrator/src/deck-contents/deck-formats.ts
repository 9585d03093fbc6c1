import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { inLanguages } from '@parley/contracts/in-languages.ts'

const localeOf = inLanguages({ en: 'en-GB', de: 'de-DE' })

/** Numbers and dates as people of the language read them; times are UTC and say so. */
export interface DeckFormats {
  number(value: number): string
  /** In the given currency; dollars unless told. */
  money(value: number, currency?: string): string
  day(date: Date | string): string
  longDay(date: Date | string): string
  time(date: Date): string
}

export function formatsOf(language: DeckLanguage): DeckFormats {
  const locale = localeOf(language)
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const days = new Intl.DateTimeFormat(locale, day)
  const longDays = new Intl.DateTimeFormat(locale, { ...day, month: 'long' })
  const times = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return {
    number: (value) => numbers.format(value),
    money: (value, currency = 'USD') => `${currency} ${numbers.format(value)}`,
    day: (date) => days.format(new Date(date)),
    longDay: (date) => longDays.format(new Date(date)),
    time: (date) => `${times.format(date)} UTC`,
  }
}
