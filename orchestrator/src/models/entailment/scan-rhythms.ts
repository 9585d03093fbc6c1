import { boundOf } from './bounds.ts'
import { numberPattern, valueOf } from './numbers.ts'
import { bare, each, placeOf, type Scanner } from './scanner.ts'
import { frequencies, unitOf } from './units.ts'

const timesA = new RegExp(
  String.raw`(?<![\p{L}])(${numberPattern}|twice|once|thrice|(?:ein|zwei|drei|vier|fünf|sechs|zwölf)mal)(?: times|[- ]?mal)? (?:(?:a|per|each|every|pro|im|in der|je|am) (day|week|month|quarter|year|tag|woche|monat|quartal|jahr)|(daily|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich))(?![\p{L}])`,
  'giu',
)
const timesWords: Readonly<Record<string, number>> = {
  once: 1,
  einmal: 1,
  twice: 2,
  zweimal: 2,
  thrice: 3,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  zwölfmal: 12,
}

const unitsOfRhythms: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  täglich: 'day',
  wöchentlich: 'week',
  monatlich: 'month',
  jährlich: 'year',
}

/** 'Four times a year' is every quarter, 'dreimal täglich' is three times a day. */
export function scanTimesA(scanner: Scanner): void {
  each(scanner, timesA, (match) => {
    const word = (match[1] ?? '').toLowerCase()
    const times = timesWords[word] ?? (/times|mal/i.test(match[0]) ? valueOf(word) : undefined)
    const unit = unitOf(match[2] ?? unitsOfRhythms[(match[3] ?? '').toLowerCase()] ?? '')
    if (times === undefined || times === 0 || unit === undefined) return undefined
    const days = unit.factor / 1440 / times
    return {
      ...bare('frequency', placeOf(match)),
      bound: boundOf(scanner.text, placeOf(match), 'frequency'),
      low: days,
      high: days,
      isLoose: true,
    }
  })
}

const repetitions: readonly [pattern: RegExp, times: number][] = [
  [
    /(?<![\p{L}])(?:(?:only|just|nur|erst) )?(?:once(?=\s*[.,;)]|$)|one time|einmal(?! (?:pro|im|in|am)))(?![\p{L}])/giu,
    1,
  ],
  [/(?<![\p{L}])(?:twice|two times|zweimal|zwei mal)(?! (?:a|per|pro|im) )(?![\p{L}])/giu, 2],
  [/(?<![\p{L}])(?:three times|thrice|dreimal|drei mal)(?! (?:a|per|pro|im) )(?![\p{L}])/giu, 3],
  [/(?<![\p{L}])(?:four times|viermal)(?! (?:a|per|pro|im) )(?![\p{L}])/giu, 4],
]

/** How many times. */
export function scanRepetitions(scanner: Scanner): void {
  for (const [pattern, times] of repetitions)
    each(scanner, pattern, (match) => ({
      ...bare('times', placeOf(match)),
      low: times,
      high: times,
      bound: boundOf(scanner.text, placeOf(match), 'count'),
    }))
}

const everySo = new RegExp(
  String.raw`(?<![\p{L}])(?:every|alle) (${numberPattern}) (seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage|wochen|monate|jahre)(?![\p{L}])`,
  'giu',
)

export function scanFrequencies(scanner: Scanner): void {
  each(scanner, everySo, (match) => {
    const unit = unitOf(match[2] ?? '')
    const value = valueOf(match[1] ?? '')
    if (unit?.kind !== 'time' || value === undefined) return undefined
    const days = (value * unit.factor) / 1440
    return { ...bare('frequency', placeOf(match)), low: days, high: days, isLoose: true }
  })
  for (const [pattern, days] of frequencies)
    each(scanner, pattern, (match) => ({
      ...bare('frequency', placeOf(match)),
      bound: boundOf(scanner.text, placeOf(match), 'frequency'),
      low: days,
      high: days,
      isLoose: true,
    }))
}

const thisOne =
  /(?<![\p{L}])(?:this|the current|dieses?r?n?|im laufenden|in diesem|laufendes) (quarter|year|month|week|quartal|jahr|monat|woche)s?(?![\p{L}])/giu

/** 'This quarter': another day or the same, nobody can tell but where it is said so too. */
export function scanThis(scanner: Scanner): void {
  each(scanner, thisOne, (match) => ({
    ...bare(`this ${unitOf(match[1] ?? '')?.factor ?? 0}`, placeOf(match)),
    low: 0,
    high: 0,
  }))
}
