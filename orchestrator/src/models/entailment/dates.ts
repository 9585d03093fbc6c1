/** A time that a text names, as far as it names it: a day, a month, a quarter, a half-year or a year. */
export interface NamedTime {
  /** First and last day, counted from year 0 in months of 31 days; without a year, within a year. */
  from: number
  to: number
  hasYear: boolean
  at: number
  end: number
}

const monthNames: readonly string[] = [
  'january|jan|januar|jänner',
  'february|feb|februar',
  'march|mar|märz|mrz',
  'april|apr',
  'may|mai',
  'june|jun|juni',
  'july|jul|juli',
  'august|aug',
  'september|sept|sep',
  'october|oct|oktober|okt',
  'november|nov',
  'december|dec|dezember|dez',
]
const month = monthNames.join('|')
/** 'May' is a month where it is written as one: 'they may'. */
const monthWord = String.raw`(?:${month})(?![\p{L}])\.?`
const year = String.raw`(?:19|20)\d\d`
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  erste: 1,
  zweite: 2,
  dritte: 3,
  vierte: 4,
}
const ordinal = String.raw`first|second|third|fourth|erste[nsmr]?|zweite[nsmr]?|dritte[nsmr]?|vierte[nsmr]?|[1-4](?:st|nd|rd|th|\.)`
const part = String.raw`(?:(early|beginning of|start of|anfang|mid(?:dle of)?[- ]?|mitte|late|end of|the end of|ende)\s*)?`

type Read = (match: RegExpExecArray) => Omit<NamedTime, 'at' | 'end'> | undefined

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)
const monthOf = (name = ''): number =>
  monthNames.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(name.replace(/\.$/, ''))) + 1

const span = (
  place: { year?: number | undefined; month: number; lastMonth?: number; day?: number },
  days: readonly [first: number, last: number] = [1, 31],
): Omit<NamedTime, 'at' | 'end'> => {
  const base = (place.year ?? 0) * 372
  const first = place.day ?? days[0]
  const last = place.day ?? days[1]
  return {
    from: base + (place.month - 1) * 31 + first,
    to: base + ((place.lastMonth ?? place.month) - 1) * 31 + last,
    hasYear: place.year !== undefined,
  }
}

function daysOfPart(text = ''): readonly [number, number] {
  if (/^(?:early|beginning|start|anfang)/i.test(text)) return [1, 10]
  if (/^mi(?:d|tte)/i.test(text)) return [11, 20]
  if (/^(?:late|end|the end|ende)/i.test(text)) return [21, 31]
  return [1, 31]
}

const quarterOf = (text = ''): number =>
  Number(/\d/.exec(text)?.[0] ?? ordinals[text.toLowerCase().replace(/(?<=e)[nsmr]$/, '')] ?? 0)

const readers: readonly [pattern: RegExp, read: Read][] = [
  [
    new RegExp(String.raw`\b(${year})-(\d{2})-(\d{2})\b`, 'gu'),
    ([, y, m, d]) => span({ year: number(y), month: Number(m), day: Number(d) }),
  ],
  [
    // 31.03.2026, 31.3.26, 31.3.
    new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(${year}|\d\d(?!\d)))?`, 'gu'),
    ([, d, m, y]) => {
      if (Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) return undefined
      const full = y === undefined ? undefined : Number(y) + (y.length === 2 ? 2000 : 0)
      return span({ year: full, month: Number(m), day: Number(d) })
    },
  ],
  [
    // 31/03/2026
    new RegExp(String.raw`(?<![\d/])(\d{1,2})/(\d{1,2})/(${year})`, 'gu'),
    ([, d, m, y]) =>
      Number(m) > 12
        ? span({ year: number(y), month: Number(d), day: Number(m) })
        : span({ year: number(y), month: Number(m), day: Number(d) }),
  ],
  [
    // 'Between 1 December 2026 and 6 January 2027': all days of it.
    new RegExp(
      String.raw`(?<![\p{L}])(?:between|zwischen(?: dem)?)\s+(\d{1,2})(?:st|nd|rd|th|\.)?\s+(${monthWord})(?:\s+(${year}))?\s+(?:and|und)(?: dem)?\s+(\d{1,2})(?:st|nd|rd|th|\.)?\s+(${monthWord})(?:\s+(${year}))?`,
      'giu',
    ),
    ([, d, m, y, lastDay, lastMonth, lastYear]) => {
      const last = number(lastYear)
      const first = number(y) ?? last
      if ((first === undefined) !== (last === undefined)) return undefined
      const { from, hasYear } = span({ year: first, month: monthOf(m), day: Number(d) })
      return { from, to: span({ year: last, month: monthOf(lastMonth), day: Number(lastDay) }).to, hasYear }
    },
  ],
  [
    // 18–20 September 2026, 18 to 20 September, vom 15. bis 17. Januar 2027
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})\.?\s?(?:–|—|-|to|bis)\s?(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(${monthWord})(?:,?\s+(${year}))?`,
      'giu',
    ),
    ([, first, last, m, y]) => {
      const days = [Number(first), Number(last)] as const
      return days[0] < days[1] && days[1] <= 31
        ? span({ year: number(y), month: monthOf(m) }, days)
        : undefined
    },
  ],
  [
    // 31 March 2026, 31st of March, 31. März
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(${monthWord})(?:,?\s+(${year}))?`,
      'giu',
    ),
    ([, d, m, y]) => span({ year: number(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    // March 31, 2026
    new RegExp(
      String.raw`\b(${monthWord})\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d|\s?%|\s(?:per ?cent|percent)\b)(?:,?\s+(${year}))?`,
      'giu',
    ),
    ([, m, d, y]) => span({ year: number(y), month: monthOf(m), day: Number(d) }),
  ],
  [
    // mid-March 2026, Ende März
    new RegExp(String.raw`\b${part}(${monthWord})(?:\s+(${year}))?`, 'giu'),
    (match) => {
      const [, stage, m = '', y] = match
      if (/^(?:may|mar|march|august)$/.test(m)) return undefined
      return span({ year: number(y), month: monthOf(m) }, daysOfPart(stage))
    },
  ],
  [
    new RegExp(String.raw`(?<![\d/.])(\d{1,2})/(${year})\b`, 'gu'),
    ([, m, y]) => (Number(m) > 12 ? undefined : span({ year: number(y), month: Number(m) })),
  ],
  [
    new RegExp(
      String.raw`\b${part}(?:Q([1-4])|(${ordinal})\s+(?:quarter|quartals?))(?:(?:\s+of)?[\s/]+(${year}))?`,
      'giu',
    ),
    ([, , short, long, y]) => {
      const quarter = quarterOf(short ?? long)
      return span({ year: number(y), month: quarter * 3 - 2, lastMonth: quarter * 3 })
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:H([12])|(${ordinal})\s+(?:half|halbjahre?s?))(?:\s*(?:of\s+)?/?(${year}))?`,
      'giu',
    ),
    ([, short, long, y]) => {
      const half = quarterOf(short ?? long)
      return half > 2 ? undefined : span({ year: number(y), month: half * 6 - 5, lastMonth: half * 6 })
    },
  ],
  [
    // A year alone; after a word of length it is one, in front of a thing it counts.
    new RegExp(
      String.raw`(?<![\d.,€$£/-]|(?:EUR|USD|GBP|CHF|ISO|IEC)\s)${part}\b(${year})\b(?![.,]?\d|\s?(?:EUR|USD|GBP|CHF|€|%|percent|prozent|hours?|stunden?|minutes?|minuten?|days?|tagen?|weeks?|wochen?|months?|monaten?|years|jahren?|users?|people|employees|nutzer|anwender|mitarbeiter\w*|personen|records|customers|kunden)(?![\p{L}]))`,
      'giu',
    ),
    ([, stage, y]) => {
      const days = daysOfPart(stage)
      const first = days[0] === 21 ? 12 : days[0] === 11 ? 5 : 1
      const last = days[1] === 10 ? 3 : days[1] === 20 ? 8 : 12
      return span({ year: number(y), month: first, lastMonth: last })
    },
  ],
]

/** The times that a text names, in the order of how exactly; each piece of text is read once. */
export function timesOf(text: string): { times: NamedTime[]; rest: string } {
  const times: NamedTime[] = []
  let rest = text
  for (const [pattern, read] of readers)
    for (const match of rest.matchAll(pattern)) {
      const time = read(match)
      if (time === undefined || Number.isNaN(time.from)) continue
      times.push({ ...time, at: match.index, end: match.index + match[0].length })
      rest =
        rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  return { times, rest }
}

const withinYear = ({ from, to }: NamedTime): { from: number; to: number } => ({
  from: ((from - 1) % 372) + 1,
  to: ((to - 1) % 372) + 1,
})

/** Both as days that can be compared: of the same calendar, or within a year where one names none. */
export function comparable(one: NamedTime, other: NamedTime): [NamedTime, NamedTime] {
  if (one.hasYear === other.hasYear) return [one, other]
  return [
    { ...one, ...withinYear(one) },
    { ...other, ...withinYear(other) },
  ]
}

/** Whether all of one time lies before all of another; of days without a year within the same one. */
export function isBefore(
  one: { low: number; high: number; hasYear?: boolean },
  other: { low: number; high: number; hasYear?: boolean },
): boolean {
  if ((one.hasYear ?? true) === (other.hasYear ?? true)) return one.high < other.low
  const inYear = (day: number): number => ((day - 1) % 372) + 1
  return inYear(one.high) < inYear(other.low)
}
