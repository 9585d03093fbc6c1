import { stem, wordsOf } from '../models/language/index.ts'

/** A number as a text means it: what it counts, and how much. */
export interface Figure {
  /** 'money EUR', 'percent', 'date', 'time', or the stem of the word that is counted. */
  unit: string
  value: string
}

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }
const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
}
const number = String.raw`\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`

const readers: readonly [pattern: RegExp, read: (match: RegExpExecArray) => Figure | undefined][] = [
  [new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(${months})\s+(\d{4})\b`, 'gi'), dayOf],
  [new RegExp(String.raw`\b(${months})\s+(\d{4})\b`, 'gi'), monthOf],
  [/\b(\d{4}-\d{2}-\d{2})\b/g, (match) => ({ unit: 'date', value: match[1] ?? '' })],
  [/\b(Q[1-4])\s+(\d{4})\b/g, (match) => ({ unit: 'date', value: `${match[2] ?? ''}-${match[1] ?? ''}` })],
  [
    new RegExp(
      String.raw`(EUR|USD|GBP|€|\$|£)\s?(${number})(?:\s?(thousand|million|billion|k|mn|m|bn)\b)?`,
      'gi',
    ),
    (match) => moneyOf(match[1], match[2], match[3]),
  ],
  [
    new RegExp(String.raw`\b(${number})(?:\s?(thousand|million|billion|k|mn|m|bn))?\s?(EUR|USD|GBP|€)`, 'gi'),
    (match) => moneyOf(match[3], match[1], match[2]),
  ],
  [
    new RegExp(String.raw`\b(${number})\s?(?:%|per ?cent\b)`, 'gi'),
    (match) => ({ unit: 'percent', value: plain(match[1]) }),
  ],
  [
    new RegExp(String.raw`\b(${number})[\s-]+(\p{L}{3,})`, 'giu'),
    (match) => ({ unit: stem((match[2] ?? '').toLowerCase()), value: plain(match[1]) }),
  ],
]

/** Numbers that state a quantity or a time, each read once; a bare number (a clause, a page) is none. */
export function figuresOf(sentence: string): Figure[] {
  const figures: Figure[] = []
  let rest = sentence
  for (const [pattern, read] of readers)
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const figure = read(found as unknown as RegExpExecArray)
      if (figure !== undefined) figures.push(figure)
      return ' '
    })
  return figures
}

/** The words of a sentence that are no numbers: what its figures are about. */
export const wordsAround = (sentence: string): string =>
  wordsOf(sentence)
    .filter((word) => !/\d/.test(word))
    .join(' ')

const plain = (digits = ''): string => String(Number(digits.replace(/[,' ]/g, '')))

function moneyOf(currency = '', digits = '', scale = ''): Figure {
  const amount = Number(plain(digits)) * (scales[scale.toLowerCase()] ?? 1)
  return {
    unit: `money ${currencies[currency] ?? currency.toUpperCase()}`,
    value: String(Math.round(amount * 100) / 100),
  }
}

const monthNumber = (name = ''): string =>
  String(months.split('|').indexOf(name.toLowerCase()) + 1).padStart(2, '0')

function dayOf(match: RegExpExecArray): Figure {
  return {
    unit: 'date',
    value: `${match[3] ?? ''}-${monthNumber(match[2])}-${(match[1] ?? '').padStart(2, '0')}`,
  }
}

function monthOf(match: RegExpExecArray): Figure {
  return { unit: 'date', value: `${match[2] ?? ''}-${monthNumber(match[1])}` }
}
