import { wordsOf } from '../../language/words.ts'
import { amountsIn } from './amounts.ts'
import { datesIn } from './dates.ts'

/** A date, an amount of money or a number with what it counts, comparable whatever the words. */
export interface Quantity {
  kind: 'date' | 'money' | 'share' | 'count'
  /** Dates as 'YYYY-MM-DD', others as a number. */
  value: string | number
  /** As it stands in the text. */
  text: string
  /** Of a number: the words after it ('named users'), of money its currency, of a date how exact it is. */
  unit: string
}

const numerals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ziffern = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const scales: readonly [RegExp, number][] = [
  [/^(?:billion|bn|mrd\.?|milliarden)$/i, 1e9],
  [/^(?:million|m|mio\.?|millionen)$/i, 1e6],
  [/^(?:thousand|k|tsd\.?|tausend)$/i, 1e3],
]
const currencies: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  dollars: 'USD',
  franken: 'CHF',
}

/** The quantities that a text names, dates and money first. */
export function quantitiesIn(text: string): Quantity[] {
  const dates = datesIn(text)
    .filter(({ at }) => !at.startsWith('9999'))
    .map(({ at, text: said }): Quantity => ({ kind: 'date', value: at, text: said, unit: precisionOf(said) }))
  const money = amountsIn(text).map(moneyOf)
  let rest = text
  for (const { text: said } of [...dates, ...money]) rest = rest.replace(said, ' · ')
  return [...dates, ...money, ...countsIn(rest)]
}

/** A month is not compared with a day. */
const precisionOf = (said: string): string =>
  /(?<!\d)\d{1,2}(?!\d)/.test(said.replace(/\d{4}/, '')) ? 'day' : 'month'

function moneyOf(text: string): Quantity {
  const [digits = '0'] = /\d[\d.,'’]*/.exec(text) ?? []
  const words = text.replace(digits, ' ').trim().split(/\s+/)
  const scale =
    words.flatMap((word) => scales.filter(([pattern]) => pattern.test(word)).map(([, by]) => by))[0] ?? 1
  const unit = words
    .map((word) => currencies[word.toLowerCase()] ?? word.toUpperCase())
    .find((word) => /^[A-Z]{3}$/.test(word))
  return { kind: 'money', value: Math.round(numberOf(digits) * scale * 100) / 100, text, unit: unit ?? '' }
}

const count =
  /(?<![\p{L}\d.,-])(\d[\d.,]*\d|\d|[\p{L}]+)(\s?(?:%|per ?cent|percent|prozent))?(?:[\s-]+((?:\p{L}{3,})(?:[\s-]\p{L}{3,})?))?/giu

function countsIn(text: string): Quantity[] {
  return [...text.matchAll(count)].flatMap(([said, number = '', share, noun = '']): Quantity[] => {
    const word = number.toLowerCase()
    const spelled = Math.max(numerals.indexOf(word), ziffern.indexOf(word))
    if (!/^\d/.test(number) && spelled < 2) return []
    const value = spelled >= 2 ? spelled : numberOf(number)
    if (/^(?:19|20)\d\d$/.test(number)) return []
    return [
      { kind: share === undefined ? 'count' : 'share', value, text: said.trim(), unit: noun.toLowerCase() },
    ]
  })
}

function numberOf(digits: string): number {
  const [word = '0'] = wordsOf(digits.replace(/['’]/g, '').replace(/[.,]$/, ''))
  return Number(word)
}
