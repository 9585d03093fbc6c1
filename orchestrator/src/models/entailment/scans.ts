import { boundOf } from './bounds.ts'
import { bare, each, placeOf, type Scanner } from './scanner.ts'
import { numberPattern, valueOf } from './numbers.ts'
import { frequencies, unitOf } from './units.ts'

const codeWord =
  'iso(?:/iec)?|iec|din|en|soc|version|release|phase|article|annex|clause|section|lot|stage|wave|tier|level|appendix|sprint|module|milestone|step|page|slide|row|work package|artikel|art\\.|anlage|anhang|ziffer|abschnitt|los|stufe|welle|modul|meilenstein|seite|folie|zeile|gate|§|no\\.|nr\\.|v|room|raum|option|variant|variante|line|linie|plant|werk|scenario|szenario|group|gruppe|building|gebäude'
const codePattern = new RegExp(
  String.raw`(?<![\p{L}])(${codeWord})\s?(\d+(?:[.:-]\d+)*)(?![\d]|[.,]\d|\s?(?:%|percent|prozent))`,
  'giu',
)

const clock =
  /(?<![\d:])(?:([01]?\d|2[0-3])[:.](\d\d)(?:\s?(am|pm|uhr))?|(\d{1,2})\s?(am|pm|uhr))(?![\p{L}\d])/giu
const fractions: readonly [pattern: RegExp, share: number][] = [
  [/\b(?:one|a) half\b|\bhalf (?:of )?(?:the|its|all|our|their)\b|\b(?:die )?hälfte\b/giu, 50],
  [/\b(?:the |a )?(?:majority|mehrheit)(?= (?:of|der|des|aller))|\bmost of\b|\bdie meisten\b/giu, 50.01],
  [/\btwo[- ]thirds?\b|\bzwei drittel\b/giu, 66.67],
  [/\b(?:one|a)[- ]third\b|\bein drittel\b/giu, 33.33],
  [/\bthree[- ]quarters of\b|\bdrei viertel\b/giu, 75],
  [/\b(?:one|a)[- ]quarter of\b|\bein viertel\b/giu, 25],
]
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
    const mark = (half ?? wholeHalf ?? '').toLowerCase()
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

export function scanCodes(scanner: Scanner): void {
  each(scanner, codePattern, (match) => {
    const [, word = '', digits = ''] = match
    const value = Number(digits.replace(/[.:-]/, '.').replace(/[:-]/g, ''))
    const kind = `code ${word.toLowerCase().replace(/\/iec|\.$/g, '')}`
    return { ...bare(kind, placeOf(match)), low: value, high: value }
  })
}

const ordinals = [
  /^(?:1|one|eins|first|erste\w*)$/i,
  /^(?:2|two|zwei|second|zweite\w*)$/i,
  /^(?:3|three|drei|third|dritte\w*)$/i,
  /^(?:4|four|vier|fourth|vierte\w*)$/i,
  /^(?:5|five|fünf|fifth|fünfte\w*)$/i,
]
const ordinalWord =
  'first|second|third|fourth|fifth|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?|fünfte[nrsm]?'
const counter = 'year|phase|stage|wave|month|week|jahr|phase|stufe|welle|monat|woche|etappe'
const ordinalPattern = new RegExp(
  String.raw`(?<![\p{L}])(?:(${ordinalWord}) (${counter})(?:e?s)?|(${counter}) (one|two|three|four|five|eins|zwei|drei|vier|fünf|[1-5]))(?![\p{L}\d]|[.,]\d)`,
  'giu',
)
const counterKinds: Readonly<Record<string, string>> = {
  jahr: 'year',
  monat: 'month',
  woche: 'week',
  stufe: 'stage',
  welle: 'wave',
}

/** 'The first year', 'Year 1', 'im ersten Jahr'. */
export function scanOrdinals(scanner: Scanner): void {
  each(scanner, ordinalPattern, (match) => {
    const value = ordinals.findIndex((pattern) => pattern.test(match[1] ?? match[4] ?? '')) + 1
    const counted = (match[2] ?? match[3] ?? '').toLowerCase()
    return { ...bare(`code ${counterKinds[counted] ?? counted}`, placeOf(match)), low: value, high: value }
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

const timesA = new RegExp(
  String.raw`(?<![\p{L}])(${numberPattern}|twice|once|thrice|(?:ein|zwei|drei|vier|fünf|sechs|zwölf)mal)(?: times|[- ]?mal)? (?:a|per|each|every|pro|im|in der|je|am) (day|week|month|quarter|year|tag|woche|monat|quartal|jahr)(?![\p{L}])`,
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

/** 'Four times a year' is every quarter. */
export function scanTimesA(scanner: Scanner): void {
  each(scanner, timesA, (match) => {
    const word = (match[1] ?? '').toLowerCase()
    const times = timesWords[word] ?? (/times|mal/i.test(match[0]) ? valueOf(word) : undefined)
    const unit = unitOf(match[2] ?? '')
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

const nth: readonly string[] = [
  'first|erste',
  'second|zweite',
  'third|dritte',
  'fourth|vierte',
  'fifth|fünfte',
  'sixth|sechste',
  'seventh|sieb(?:en)?te',
  'eighth|achte',
  'ninth|neunte',
  'tenth|zehnte',
  'eleventh|elfte',
  'twelfth|zwölfte',
  'thirteenth|dreizehnte',
  'fourteenth|vierzehnte',
  'fifteenth|fünfzehnte',
]
const nthDay = new RegExp(
  String.raw`(?<![\p{L}])((?:${nth.join('|')})[nrsm]?|\d{1,2}(?:st|nd|rd|th|\.)) (?:working|business|calendar)? ?(?:days?|tag(?:es|e)?|werktag(?:es|e)?|arbeitstag(?:es|e)?)(?![\p{L}])`,
  'giu',
)

/** 'By the tenth working day', 'zum fünften Werktag'. */
export function scanDaysOfMonth(scanner: Scanner): void {
  each(scanner, nthDay, (match) => {
    const word = match[1] ?? ''
    const named = nth.findIndex((names) => new RegExp(`^(?:${names})[nrsm]?$`, 'iu').test(word)) + 1
    const value = named > 0 ? named : Number.parseInt(word, 10)
    return { ...bare('code day', placeOf(match)), low: value, high: value }
  })
}

/** When somebody is there, in hours a week. */
export function scanOpening(scanner: Scanner): void {
  for (const [pattern, hours] of openings)
    each(scanner, pattern, (match) => ({ ...bare('opening', placeOf(match)), low: hours, high: hours }))
}

const everySo = new RegExp(
  String.raw`(?<![\p{L}])(?:every|alle) (${numberPattern}) (hours?|days?|weeks?|months?|years?|stunden?|tage|wochen|monate|jahre)(?![\p{L}])`,
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

const numeralWord = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf`
const ratioPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${numeralWord}) (?:\p{L}+ )?(?:of|out of|von|der)(?: the| its| our| all| den| insgesamt)? (${numeralWord})(?![\p{L}\d]|[.,]\d)`,
  'giu',
)

/** 'Of 640 drivers, 212 answered', 'von 40.000 Akten wurden 26.500 digitalisiert', 'all 58 …, 21 favour'. */
const ratioAhead = new RegExp(
  String.raw`(?<![\p{L}])(?<!(?:each|every|any|one|jede[rsn]?|eine[rsn]?) )(?:of|von|all|alle)(?: the| its| our| den| insgesamt)? (${numeralWord}) \p{L}[^.;:\d]{2,60}?(?<![\d.,])(${numeralWord})(?![\d]|[.,]\d)(?!\s?(?:%|percent|prozent|days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|euros?|eur|usd|gbp|chf))`,
  'giu',
)

/** 'Forty-six of fifty' is a share beside what it counts. */
export function scanRatios(scanner: Scanner): void {
  for (const match of scanner.rest.matchAll(ratioAhead)) {
    const [whole, some] = [valueOf(match[1] ?? ''), valueOf(match[2] ?? '')]
    if (some === undefined || whole === undefined || whole === 0 || some > whole) continue
    const share = (some / whole) * 100
    scanner.found.push({ ...bare('percent', placeOf(match)), low: share, high: share, isRatio: true })
  }
  for (const match of scanner.rest.matchAll(ratioPattern)) {
    const [some, whole] = [valueOf(match[1] ?? ''), valueOf(match[2] ?? '')]
    if (some === undefined || whole === undefined || whole === 0 || some > whole) continue
    const share = (some / whole) * 100
    scanner.found.push({ ...bare('percent', placeOf(match)), low: share, high: share, isRatio: true })
  }
}

export function scanFractions(scanner: Scanner): void {
  for (const [pattern, share] of fractions)
    each(scanner, pattern, (match) => ({
      ...bare('percent', placeOf(match)),
      low: share,
      high: share,
      isLoose: true,
      bound: share === 50.01 ? 'at-least' : boundOf(scanner.text, placeOf(match), 'percent'),
    }))
}
