import { timesOf } from './dates.ts'
import { numberPattern, scales, valueOf } from './numbers.ts'
import { currencyPattern, frequencies, unitOf, unitPattern } from './units.ts'

/** How a quantity is bound: 'at least 5' is met by 6, 'within 5 days' by 4. */
export type Bound = 'exact' | 'about' | 'at-least' | 'more-than' | 'at-most' | 'less-than'

/** A number, an amount, a share, a length of time or a date, as a text means it. */
export interface Quantity {
  /** What can be compared: 'money EUR', 'percent', 'time' (minutes), 'date', 'frequency' (days), 'clock', 'count', 'code iso'. */
  kind: string
  low: number
  high: number
  bound: Bound
  /** What it counts: the words after it, as they stand. Empty for measures. */
  of: string
  /** What it is reckoned by: 'day' in 'EUR 1,720 a day'. */
  per?: string
  /** Equal within a few percent: lengths that the calendar makes uneven, and what is called 'about'. */
  isLoose: boolean
  /** Of dates: whether the year is named. */
  hasYear?: boolean
  /** As written, before its unit: 20 of '20 days' and of '20 hours'. */
  figure: number
  /** Place in the text. */
  at: number
  end: number
}

const before = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:${words})\s*(?:the |a |an |den |dem |der |die |das |etwa |about |around )?$`,
    'iu',
  )
/** Words before a quantity that bind it; those of time bind dates and clocks alone. */
const bounds: readonly [pattern: RegExp, bound: Bound, ofTime?: true][] = [
  [
    before(
      String.raw`no(?:t)? (?:less|fewer|lower|earlier|sooner) than|nicht (?:weniger|geringer|früher) als|at least|minimum(?: of)?|a minimum of|min\.|(?:≥|>=)|mindestens|wenigstens|nicht unter|not (?:below|under)`,
    ),
    'at-least',
  ],
  [
    before(
      String.raw`at the earliest(?: on)?|not before|nicht vor(?: dem)?|frühestens(?: am| im| zum)?|from|since|ab|seit(?: dem)?|starting(?: on| in)?`,
    ),
    'at-least',
    true,
  ],
  [
    before(
      String.raw`(?:no|not|never)(?: by)? (?:more|greater|later|longer|higher) than|nie (?:um )?mehr als|nicht um mehr als|nicht (?:mehr|später|länger|höher) als|nicht über|at most|maximum(?: of)?|a maximum of|max\.|maximal|höchstens|(?:≤|<=)|up to|bis(?: zu)?|within|inside|innerhalb(?: von)?|binnen|capped at|limited to|(?:not|never) (?:to )?exceed(?:ing)?|begrenzt auf|gedeckelt (?:auf|bei)`,
    ),
    'at-most',
  ],
  [
    before(
      String.raw`at the latest(?: by| on)?|by(?: the end of)?|bis(?: zu[mr]?| einschließlich| spätestens| am| ende)?|spätestens(?: am| bis| bis zum| im| zum)?|no later than`,
    ),
    'at-most',
    true,
  ],
  [
    before(
      String.raw`(?:more|greater|higher|longer) than|over|above|exceed(?:s|ing|ed)?|in excess of|upwards of|(?:mehr|höher|länger|größer) als|über|oberhalb(?: von)?|übersteigt|>`,
    ),
    'more-than',
  ],
  [before(String.raw`after|later than|später als|nach(?: dem)?`), 'more-than', true],
  [
    before(
      String.raw`(?:less|fewer|lower|shorter) than|under|below|(?:weniger|geringer|kürzer|niedriger|kleiner) als|unter|unterhalb(?: von)?|<`,
    ),
    'less-than',
  ],
  [before(String.raw`before|ahead of|prior to|earlier than|früher als|vor(?: dem)?`), 'less-than', true],
  [
    before(
      String.raw`about|around|roughly|approximately|approx\.|circa|ca\.|some|nearly|almost|close to|just (?:under|over|below|above)|rund|etwa|ungefähr|knapp|gut|annähernd|fast|zirka|in the order of|~`,
    ),
    'about',
  ],
]
const after: readonly [pattern: RegExp, bound: Bound][] = [
  [
    /^[\s,]*(?:or (?:more|above|higher|better|longer|later)|and (?:more|above)|upwards|oder (?:mehr|höher|länger|später)|und mehr|(?:as )?(?:a )?minimum|at (?:a|the) minimum|at least|\+)/iu,
    'at-least',
  ],
  [
    /^[\s,]*(?:or (?:less|fewer|below|lower|under|earlier|sooner)|oder (?:weniger|niedriger|früher)|(?:as )?(?:a )?maximum|at (?:a|the) (?:most|maximum)|at most|at the latest|nicht überschreit\w*)/iu,
    'at-most',
  ],
]
const perPattern =
  /^\s*(?:\p{L}[\p{L}-]*\s){0,2}?(?:(?:a|an|per|each|every|pro|je|für jeden?|\/)\s*)(day|month|year|hour|week|quarter|user|seat|person|head|employee|site|licen[cs]e|call|incident|device|tag|monat|jahr|stunde|woche|quartal|nutzer|anwender|benutzer|kopf|mitarbeiter|standort|lizenz)(?:in|n|s|es)?(?![\p{L}])/iu
const perWords: Readonly<Record<string, string>> = {
  tag: 'day',
  monat: 'month',
  jahr: 'year',
  stunde: 'hour',
  woche: 'week',
  quartal: 'quarter',
  nutzer: 'user',
  anwender: 'user',
  benutzer: 'user',
  kopf: 'head',
  mitarbeiter: 'employee',
  standort: 'site',
  lizenz: 'licence',
  license: 'licence',
}

const codeWord =
  'iso(?:/iec)?|iec|din|en|soc|version|release|phase|article|annex|clause|section|lot|stage|wave|tier|level|appendix|sprint|module|milestone|step|page|slide|row|work package|artikel|art\\.|anlage|anhang|ziffer|abschnitt|los|stufe|welle|modul|meilenstein|seite|folie|zeile|gate|§|no\\.|nr\\.|v|room|raum|option|variant|variante|line|linie|plant|werk|scenario|szenario|group|gruppe|building|gebäude'
const codePattern = new RegExp(
  String.raw`(?<![\p{L}])(${codeWord})\s?(\d+(?:[.:-]\d+)*)(?![\d]|[.,]\d|\s?(?:%|percent|prozent))`,
  'giu',
)

const scalePattern = String.raw`thousand|tausend|tsd\.?|k|millions?|millionen|mio\.?|mn|m|billion|milliarden?|mrd\.?|bn|hundred|hundert`
const numeral = String.raw`(?<![\p{L}\d.,])(?:${numberPattern})`
const rangeEnd = (joints: string): string => String.raw`(?:\s?(?:${joints})\s?(${numberPattern}))?`
const measureOf = (joints: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<![\p{L}])(${currencyPattern})\s?)?(${numeral})${rangeEnd(joints)}(?:[\s-]?(${scalePattern})(?![\p{L}]))?(?:[\s-]?(${unitPattern})(?![\p{L}\d]))?`,
    'giu',
  )
const measure = measureOf('–|—|-|to|bis')
const measureBetween = measureOf('–|—|-|to|bis|and|und')
/** Where something changed, 'from 10 to 20' is no range. */
const measureOfChange = measureOf('–|—')
const clock =
  /(?<![\d:])(?:([01]?\d|2[0-3])[:.](\d\d)(?:\s?(am|pm|uhr))?|(\d{1,2})\s?(am|pm|uhr))(?![\p{L}\d])/giu
const fractions: readonly [pattern: RegExp, share: number][] = [
  [/\b(?:one|a) half\b|\bhalf (?:of )?(?:the|its|all|our|their)\b|\b(?:die )?hälfte\b/giu, 50],
  [/\btwo[- ]thirds?\b|\bzwei drittel\b/giu, 66.67],
  [/\b(?:one|a)[- ]third\b|\bein drittel\b/giu, 33.33],
  [/\bthree[- ]quarters of\b|\bdrei viertel\b/giu, 75],
  [/\b(?:one|a)[- ]quarter of\b|\bein viertel\b/giu, 25],
]
const oneOf =
  /(?<![\p{L}])(?:one|an?|eine[nmr]?|ein) (?=(?:(?:business|working|calendar|full|volle[nrs]?) )?(?:second|minute|hour|day|week|fortnight|month|year|sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?s|en)?(?![\p{L}]))/giu
const halfMillion = /\b(?:half a million|eine halbe million)\b/giu

/** Words that say that something became another: its old figure holds no more. */
export const changes =
  /\b(?:slip\w*|postpon\w*|moved|moves|push\w* (?:back|out)|reschedul\w*|delay\w*|extend\w*|reduc\w*|increas\w*|rais\w+|rose|lower\w*|cut|changed?|grew|fell|dropped|instead of|rather than|originally|initially|previously|formerly|revised|verschob\w*|verschieb\w*|vertagt|verläng\w*|verlegt|erhöh\w*|gestiegen|gesenkt|gesunken|reduzier\w*|gekürzt|geändert|statt|anstelle|ursprünglich\w*|zunächst|zuvor|früher\w*|bisher\w*)(?![\p{L}])/iu

/**
 * The quantities of a text, each read once: dates before clocks, codes before shares, and what is left is measured or
 * counted. Thousands and decimals are read in the way of either language.
 */
export function quantitiesOf(text: string): Quantity[] {
  const plain = text.normalize('NFC').replace(halfMillion, (found) => '500000'.padEnd(found.length))
  const { times, rest } = timesOf(plain)
  const found: Quantity[] = times.map((time) => ({
    ...bare('date', time),
    low: time.from,
    high: time.to,
    hasYear: time.hasYear,
    bound: boundOf(plain, time, 'date'),
  }))
  const scanner = { text: plain, rest, found }
  for (const scan of [
    scanClocks,
    scanOrdinals,
    scanCodes,
    scanWeekdays,
    scanOpening,
    scanRepetitions,
    scanFrequencies,
    scanFractions,
    scanMeasures,
  ])
    scan(scanner)
  return found.sort((left, right) => left.at - right.at)
}

interface Scanner {
  text: string
  /** The text with blanks for what was read. */
  rest: string
  found: Quantity[]
}
type Place = { at: number; end: number }

const bare = (kind: string, { at, end }: Place): Quantity => ({
  kind,
  low: 0,
  high: 0,
  bound: 'exact',
  of: '',
  isLoose: false,
  figure: Number.NaN,
  at,
  end,
})

const placeOf = (match: RegExpExecArray): Place => ({ at: match.index, end: match.index + match[0].length })

function boundOf(text: string, { at, end }: Place, kind: string): Bound {
  const ahead = text.slice(Math.max(0, at - 40), at)
  const behind = text.slice(end, end + 30)
  const isTime = kind === 'date' || kind === 'clock'
  const bound =
    after.find(([pattern]) => pattern.test(behind))?.[1] ??
    bounds.find(([pattern, , ofTime]) => (isTime || ofTime !== true) && pattern.test(ahead))?.[1] ??
    'exact'
  // 'over five years' is for as long.
  return kind === 'time' && /(?:over|über)\s*$/i.test(ahead) && !/\d/.test(ahead.slice(-12)) ? 'exact' : bound
}

function each(
  scanner: Scanner,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Quantity | undefined,
): void {
  for (const match of scanner.rest.matchAll(pattern)) {
    const quantity = read(match)
    if (quantity === undefined) continue
    scanner.found.push(quantity)
    const { at, end } = placeOf(match)
    scanner.rest = scanner.rest.slice(0, at) + ' '.repeat(end - at) + scanner.rest.slice(end)
  }
}

function scanClocks(scanner: Scanner): void {
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

function scanCodes(scanner: Scanner): void {
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
function scanOrdinals(scanner: Scanner): void {
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

function scanWeekdays(scanner: Scanner): void {
  for (const [index, pattern] of weekdays.entries())
    each(scanner, pattern, (match) => ({ ...bare('weekday', placeOf(match)), low: index, high: index }))
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
function scanRepetitions(scanner: Scanner): void {
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

/** When somebody is there, in hours a week. */
function scanOpening(scanner: Scanner): void {
  for (const [pattern, hours] of openings)
    each(scanner, pattern, (match) => ({ ...bare('opening', placeOf(match)), low: hours, high: hours }))
}

function scanFrequencies(scanner: Scanner): void {
  for (const [pattern, days] of frequencies)
    each(scanner, pattern, (match) => ({
      ...bare('frequency', placeOf(match)),
      bound: boundOf(scanner.text, placeOf(match), 'frequency'),
      low: days,
      high: days,
      isLoose: true,
    }))
}

function scanFractions(scanner: Scanner): void {
  for (const [pattern, share] of fractions)
    each(scanner, pattern, (match) => ({
      ...bare('percent', placeOf(match)),
      low: share,
      high: share,
      isLoose: true,
      bound: boundOf(scanner.text, placeOf(match), 'percent'),
    }))
}

function scanMeasures(scanner: Scanner): void {
  scanner.rest = scanner.rest.replace(oneOf, (found, at: number) =>
    /\d[^\d.;]{0,24}$/.test(scanner.text.slice(0, at)) ? found : '1 '.padStart(found.length),
  )
  const pattern = changes.test(scanner.text)
    ? measureOfChange
    : /\b(?:between|zwischen)\b/i.test(scanner.text)
      ? measureBetween
      : measure
  each(scanner, pattern, (match) => {
    const [whole, ahead, first = '', second, scale, behind] = match
    const unit = unitOf(ahead ?? '') ?? unitOf(behind ?? '')
    const place = { at: match.index, end: match.index + whole.trimEnd().length }
    const values = [first, second].flatMap((written) => {
      const value = written === undefined ? undefined : valueOf(written, unit?.kind === 'percent')
      return value === undefined || Number.isNaN(value) ? [] : [value]
    })
    if (values.length === 0) return undefined
    const scaled = scales[(scale ?? '').toLowerCase().replace(/\.$/, '')] ?? 1
    const factor = scaled * (unit?.factor ?? 1)
    const tail = scanner.text.slice(place.end)
    const reckoned = perPattern.exec(tail)
    const per = reckoned?.[1]?.toLowerCase()
    const bound = boundOf(scanner.text, place, unit?.kind ?? 'count')
    return {
      ...bare(unit?.kind ?? 'count', place),
      low: Math.min(...values) * factor,
      high: Math.max(...values) * factor,
      bound,
      of: unit === undefined ? countedIn(tail) : '',
      ...(per !== undefined && { per: perWords[per] ?? per }),
      isLoose: unit?.isUneven === true || bound === 'about',
      figure: Math.max(...values) * scaled,
    }
  })
}

/** The words that follow a count, up to the end of their phrase. */
const countedIn = (tail: string): string =>
  /^[\s-]*((?:of (?:the |our |its )?|der |von |des )?(?:[\p{L}-]+[ ]?){0,4})/u.exec(tail)?.[1]?.trim() ?? ''
