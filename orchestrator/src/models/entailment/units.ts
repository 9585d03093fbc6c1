/** What a unit measures, and how much of the base of its kind one is. */
export interface Unit {
  /** 'money EUR', 'time', 'bytes', 'work': quantities of one kind can be compared. */
  kind: string
  factor: number
  /** Lengths of time that the calendar makes uneven are equal within a few percent: a month is about 30 days. */
  isUneven?: boolean
}

const currencies: readonly [code: string, written: string][] = [
  ['EUR', String.raw`EUR|€|euros?`],
  ['USD', String.raw`USD|US\$|\$|(?:US )?dollars?`],
  ['GBP', String.raw`GBP|£|pounds?(?: sterling)?|Pfund`],
  ['CHF', String.raw`CHF|SFr\.?|(?:Swiss )?francs?|(?:Schweizer )?Franken`],
  ['SEK', 'SEK'],
  ['DKK', 'DKK'],
  ['NOK', 'NOK'],
  ['PLN', String.raw`PLN|złoty|zloty`],
  ['JPY', String.raw`JPY|¥|yen`],
]

/** Thousands and millions of euros in the short form of German tables. */
const shortMoney: readonly [pattern: RegExp, unit: Unit][] = [
  [/^(?:TEUR|T€|kEUR|k€)$/i, { kind: 'money EUR', factor: 1e3 }],
  [/^(?:MEUR|M€)$/i, { kind: 'money EUR', factor: 1e6 }],
]

const day = 1440
const others: readonly [written: string, unit: Unit][] = [
  ['percentage points?|prozentpunkte?n?|pp', { kind: 'percentage points', factor: 1 }],
  ['‰|per mill?e?|promille', { kind: 'percent', factor: 0.1 }],
  [String.raw`%|per ?cent|percent|pct|prozent|v\. ?h\.`, { kind: 'percent', factor: 1 }],
  [
    '(?:business|working|work) days?|werktage?n?|arbeitstage?n?|geschäftstage?n?|bankarbeitstage?n?',
    { kind: 'working time', factor: 1 },
  ],
  ['(?:business|working) hours?|geschäftsstunden?', { kind: 'working hours', factor: 1 }],
  [
    '(?:person|man|consultant|consulting|full)[- ]?days?|personentage?n?|manntage?n?|beratertage?n?|pt',
    { kind: 'work', factor: 1 },
  ],
  ['(?:person|man)[- ]?months?|personenmonate?n?', { kind: 'work', factor: 20 }],
  ['ftes?|full[- ]time equivalents?|vollzeitstellen?|vollzeitkräfte?n?|vzä', { kind: 'posts', factor: 1 }],
  ['seconds?|secs?|sekunden?|s', { kind: 'time', factor: 1 / 60 }],
  ['milliseconds?|millisekunden?|ms', { kind: 'time', factor: 1 / 60_000 }],
  ['minutes?|mins?|minuten?', { kind: 'time', factor: 1 }],
  ['hours?|hrs?|stunden?|h|std', { kind: 'time', factor: 60 }],
  ['(?:calendar )?days?|(?:kalender)?tage?n?s?', { kind: 'time', factor: day }],
  ['weeks?|wochen?', { kind: 'time', factor: 7 * day }],
  ['fortnights?', { kind: 'time', factor: 14 * day }],
  ['(?:calendar )?months?|(?:kalender)?monate?n?s?', { kind: 'time', factor: 30.4375 * day, isUneven: true }],
  ['quarters?|quartale?n?', { kind: 'time', factor: 91.3125 * day, isUneven: true }],
  ['(?:calendar )?years?|jahre?n?s?', { kind: 'time', factor: 365.25 * day, isUneven: true }],
  ['kb|kilobytes?', { kind: 'bytes', factor: 1e3 }],
  ['mb|megabytes?', { kind: 'bytes', factor: 1e6 }],
  ['gb|gigabytes?', { kind: 'bytes', factor: 1e9 }],
  ['tb|terabytes?', { kind: 'bytes', factor: 1e12 }],
  ['pb|petabytes?', { kind: 'bytes', factor: 1e15 }],
  ['mbit/s|mbps', { kind: 'bits a second', factor: 1e6 }],
  ['gbit/s|gbps', { kind: 'bits a second', factor: 1e9 }],
  ['kilograms?|kilogramm|kg', { kind: 'weight', factor: 1 }],
  ['tonnes?|metric tons?|tonnen?|tons?|t', { kind: 'weight', factor: 1e3 }],
  ['kilomet(?:er|re)s?|kilometern?|km', { kind: 'length', factor: 1e3 }],
  ['met(?:er|re)s?|metern?|m', { kind: 'length', factor: 1 }],
  ['centimet(?:er|re)s?|zentimetern?|cm', { kind: 'length', factor: 0.01 }],
  ['millimet(?:er|re)s?|millimetern?|mm', { kind: 'length', factor: 0.001 }],
  ['square met(?:er|re)s?|quadratmetern?|m²|m2|sqm|qm', { kind: 'area', factor: 1 }],
  ['hectares?|hektar|ha', { kind: 'area', factor: 10_000 }],
  ['acres?', { kind: 'area', factor: 4046.86 }],
  ['square feet|square foot|sq ft', { kind: 'area', factor: 0.0929 }],
  ['miles?|meilen?', { kind: 'length', factor: 1609.344 }],
  ['feet|foot|ft', { kind: 'length', factor: 0.3048 }],
  ['lit(?:er|re)s?|litern?', { kind: 'volume', factor: 1 }],
  ['hectolit(?:er|re)s?|hektolitern?|hl', { kind: 'volume', factor: 100 }],
  ['cubic met(?:er|re)s?|kubikmetern?|m³|m3', { kind: 'volume', factor: 1000 }],
  ['gallons?|gallonen?', { kind: 'volume', factor: 3.785 }],
  ['barrels?|barrel', { kind: 'volume', factor: 158.987 }],
  ['degrees(?: celsius)?|grad(?: celsius)?|°c', { kind: 'temperature', factor: 1 }],
  ['kwh|kilowatt[- ]?hours?|kilowattstunden?', { kind: 'energy', factor: 1 }],
  ['mwh|megawatt[- ]?hours?|megawattstunden?', { kind: 'energy', factor: 1e3 }],
  ['gwh|gigawatt[- ]?hours?|gigawattstunden?', { kind: 'energy', factor: 1e6 }],
  ['twh|terawatt[- ]?hours?|terawattstunden?', { kind: 'energy', factor: 1e9 }],
  ['kw|kilowatts?', { kind: 'power', factor: 1 }],
  ['mw|megawatts?', { kind: 'power', factor: 1e3 }],
  ['gw|gigawatts?', { kind: 'power', factor: 1e6 }],
  ['milligrams?|milligramm|mg', { kind: 'weight', factor: 1e-6 }],
  ['grams?|grammes?|gramm', { kind: 'weight', factor: 1e-3 }],
  ['millilit(?:er|re)s?|milliliter|ml', { kind: 'volume', factor: 0.001 }],
  ['square kilomet(?:er|re)s?|quadratkilometern?|km²|km2', { kind: 'area', factor: 1e6 }],
  ['volts?', { kind: 'voltage', factor: 1 }],
  ['kilovolts?|kv', { kind: 'voltage', factor: 1e3 }],
  ['decibels?|dezibel', { kind: 'loudness', factor: 1 }],
  ['bar', { kind: 'pressure', factor: 1 }],
]

export const currencyPattern = currencies.map(([, written]) => written).join('|')
const short = String.raw`TEUR|T€|kEUR|k€|MEUR|M€`
/** Everything that may follow a number and says what it measures. */
export const unitPattern = `${short}|${currencyPattern}|${others.map(([written]) => written).join('|')}`

const known: readonly [pattern: RegExp, unit: Unit][] = [
  ...shortMoney,
  ...currencies.map(([code, written]): [RegExp, Unit] => [
    new RegExp(`^(?:${written})$`, 'iu'),
    { kind: `money ${code}`, factor: 1 },
  ]),
  ...others.map(([written, unit]): [RegExp, Unit] => [new RegExp(`^(?:${written})$`, 'iu'), unit]),
]

export const unitOf = (written: string): Unit | undefined =>
  known.find(([pattern]) => pattern.test(written))?.[1]

/** How often: the days from one time to the next. */
export const frequencies: readonly [pattern: RegExp, days: number][] = [
  [/\b(?:every (?:other|second) day|jeden zweiten tag|alle (?:zwei|2) tage)(?![\p{L}])/giu, 2],
  [/\b(?:hourly|every hour|stündlich\w*|jede stunde)\b/giu, 1 / 24],
  [
    /\b(?:daily|nightly|every (?:day|night)|each (?:day|night)|once a day|täglich\w*|jeden tag|jede nacht|nächtlich\w*)(?![\p{L}])/giu,
    1,
  ],
  [
    /\b(?:weekly|every week|each week|once a week|wöchentlich\w*|jede woche|einmal (?:pro|die|in der) woche)(?![\p{L}])/giu,
    7,
  ],
  [
    /\b(?:fortnightly|bi-?weekly|every (?:two|2|other) weeks?|(?:zweiwöchentlich|vierzehntägig|14-tägig|zweiwöchig)\w*|alle (?:zwei|2) wochen)(?![\p{L}])/giu,
    14,
  ],
  [
    /\b(?:monthly|every month|each month|once a month|monatlich\w*|jeden monat|einmal (?:pro|im) monat)(?![\p{L}])/giu,
    30.4375,
  ],
  [
    /\b(?:quarterly|every quarter|each quarter|every (?:three|3) months|once a quarter|(?:quartalsweise|vierteljährlich)\w*|jedes quartal|alle (?:drei|3) monate)(?![\p{L}])/giu,
    91.3125,
  ],
  [
    /\b(?:half-?yearly|semi-?annual(?:ly)?|every (?:six|6) months|twice a year|halbjährlich\w*|alle (?:sechs|6) monate|zweimal (?:pro|im) jahr)(?![\p{L}])/giu,
    182.625,
  ],
  [
    /\b(?:yearly|annual(?:ly)?|every year|each year|once a year|every (?:twelve|12) months|jährlich\w*|jedes jahr|einmal (?:pro|im) jahr)(?![\p{L}])/giu,
    365.25,
  ],
  [
    /\b(?:every (?:two|2|other) years?|biennial(?:ly)?|alle (?:zwei|2) jahre|zweijährlich\w*)(?![\p{L}])/giu,
    730.5,
  ],
]
