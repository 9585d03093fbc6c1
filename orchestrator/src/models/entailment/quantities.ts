import { remembering } from '../language/remembering.ts'
import { boundOf } from './bounds.ts'
import { timesOf } from './dates.ts'
import { numberPattern, scales, valueOf } from './numbers.ts'
import { changes, type Quantity } from './quantity.ts'
import { withRates } from './rates.ts'
import { bare, each, type Scanner } from './scanner.ts'
import { scanCodes, scanDaysOfMonth, scanOrdinals } from './scan-codes.ts'
import { scanClocks, scanHours, scanOpening, scanWeekdays } from './scan-hours.ts'
import { scanFrequencies, scanRepetitions, scanThis, scanTimesA } from './scan-rhythms.ts'
import { scanFractions, scanProportions, scanRatios, withReckoned, withWholes } from './scan-shares.ts'
import { currencyPattern, unitOf, unitPattern } from './units.ts'

export type { Quantity } from './quantity.ts'

const perNamed =
  /^\s*(?:\p{L}[\p{L}-]*\s){0,2}?(?:per|pro|je)\s(\p{L}{3,})\s(?:and|und|per|pro)\s(day|month|year|hour|week|quarter|tag|monat|jahr|stunde|woche|quartal)(?![\p{L}])/iu
const perPattern =
  /^\s*(?:\p{L}[\p{L}-]*\s){0,2}?(?:(?:a|an|per|each|every|pro|je|im|am|in der|für jeden?|\/)\s*)(day|night|month|year|hour|minute|week|quarter|square met(?:re|er)|tonne|mile|kilomet(?:re|er)|litre|piece|quadratmeter|stück|liter|kilo|user|seat|person|head|employee|site|licen[cs]e|call|incident|device|tag|nacht|monat|jahr|stunde|woche|quartal|nutzer|anwender|benutzer|kopf|mitarbeiter|standort|lizenz)(?:in|n|s|es)?(?:\s(?:and|und|per|pro)\s(day|month|year|hour|week|quarter|tag|monat|jahr|stunde|woche|quartal))?(?![\p{L}])/iu
/** 'Je Monat rund 26 Stunden': before the figure. */
const perBefore =
  /(?<![\p{L}])(?:per|each|every|pro|je)\s(day|night|month|year|hour|week|quarter|tag|nacht|monat|jahr|stunde|woche|quartal)\s(?:\p{L}+\s){0,6}$/iu
const perWords: Readonly<Record<string, string>> = {
  tag: 'day',
  nacht: 'night',
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
  quadratmeter: 'square metre',
  'square meter': 'square metre',
  kilometer: 'kilometre',
  liter: 'litre',
  stück: 'piece',
}

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
const oneOf =
  /(?<![\p{L}])(?:one|an?|eine[nmrs]?|ein) (?=(?:(?:business|working|calendar|full|volle[nrs]?) )?(?:second|minute|hour|day|week|fortnight|month|year|sekunde|minute|stunde|tag|woche|monat|jahr)(?:e?s|en)?(?![\p{L}]))/giu
/** 'A quarter of an hour', 'half a year', 'eine Dreiviertelstunde', 'ein halbes Jahr'. */
const partsOfUnits: readonly [pattern: RegExp, written: string][] = [
  [
    /\b(?:three[- ]quarters of an hour|eine[rn]? dreiviertelstunde|dreiviertelstunde)(?![\p{L}])/giu,
    '45 min',
  ],
  [
    /\b(?:a quarter of an hour|quarter of an hour|eine[rn]? viertelstunde|viertelstunde)(?![\p{L}])/giu,
    '15 min',
  ],
  [/\b(?:half an hour|a half[- ]hour|eine[rn]? halbe[n]? stunde|halbstunde)(?![\p{L}])/giu, '30 min'],
  [
    /\b(?:an hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden)(?![\p{L}])/giu,
    '90 min',
  ],
  [/\b(?:half a year|ein(?:em)? halbe[sn] jahr)(?![\p{L}])/giu, '6 months'],
  [
    /\b(?:a year and a half|one and a half years|anderthalb jahre|eineinhalb jahre)(?![\p{L}])/giu,
    '18 months',
  ],
]

/** '21 and a half hours' is read as '21.5000… hours', as long as it was written. */
const andHalf = /(?<![\d.,])(\d+) and a half (?=\p{L})/giu

const inWholeUnits = (text: string): string =>
  partsOfUnits.reduce(
    (known, [pattern, written]) => known.replace(pattern, (found) => written.padEnd(found.length)),
    text.replace(andHalf, (found, whole: string) => `${`${whole}.5`.padEnd(found.length - 1, '0')} `),
  )

/** 'Nine hours a day': what an hour's length is reckoned by is no day of its own. */
const afterNumber = new RegExp(
  String.raw`\d[^\d.;,]{0,24}$|(?<![\p{L}\d])(?:${numberPattern})\s[\p{L}-]+\s$`,
  'iu',
)

const halfMillion = /\b(?:half a million|eine halbe million)\b/giu

/**
 * The quantities of a text, each read once: dates before clocks, codes before shares, and what is left is measured or
 * counted. Thousands and decimals are read in the way of either language.
 */
export const quantitiesOf = remembering((text): readonly Quantity[] => {
  const plain = inWholeUnits(text.normalize('NFC')).replace(halfMillion, (found) =>
    '500000'.padEnd(found.length),
  )
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
    scanDaysOfMonth,
    scanHours,
    scanClocks,
    scanOrdinals,
    scanCodes,
    scanWeekdays,
    scanOpening,
    scanThis,
    scanTimesA,
    scanRepetitions,
    scanRatios,
    scanProportions,
    scanFrequencies,
    scanFractions,
    scanMeasures,
  ])
    scan(scanner)
  const sorted = withCurrency(
    found.sort((left, right) => left.at - right.at),
    plain,
  )
  return withReckoned(withRates(withWholes(sorted, plain), plain), plain)
})

/** '31 million euros, 2 million less than planned': what has a scale and counts nothing is money too. */
const withCurrency = (found: readonly Quantity[], text: string): Quantity[] =>
  found.map((one, index) => {
    const money = found.slice(0, index).findLast(({ kind }) => kind.startsWith('money'))
    const isBare =
      one.kind === 'count' &&
      new RegExp(`(?:${scalePattern})$`, 'iu').test(text.slice(one.at, one.end)) &&
      /^(?:$|less|more|below|above|under|over|of which|davon|weniger|mehr|unter|über)/iu.test(one.of)
    return money !== undefined && isBare ? { ...one, kind: money.kind, of: '' } : one
  })

function scanMeasures(scanner: Scanner): void {
  scanner.rest = scanner.rest.replace(oneOf, (found, at: number) =>
    afterNumber.test(scanner.text.slice(0, at)) ? found : '1 '.padStart(found.length),
  )
  const pattern = changes.test(scanner.text)
    ? measureOfChange
    : /\b(?:between|zwischen)\b/i.test(scanner.text)
      ? measureBetween
      : measure
  each(scanner, pattern, (match) => {
    const [whole, ahead, first = '', second, scale, behind] = match
    const unit = unitOf(ahead ?? '') ?? unitOf(behind ?? '')
    const place = { at: startOfWord(scanner.text, match.index), end: match.index + whole.trimEnd().length }
    const values = [first, second].flatMap((written) => {
      const value = written === undefined ? undefined : valueOf(written, unit?.kind === 'percent')
      return value === undefined || Number.isNaN(value) ? [] : [value]
    })
    if (values.length === 0) return undefined
    const scaled = scales[(scale ?? '').toLowerCase().replace(/\.$/, '')] ?? 1
    const factor = scaled * (unit?.factor ?? 1)
    const tail = scanner.text.slice(place.end)
    const reckoned =
      perPattern.exec(tail) ?? perNamed.exec(tail) ?? perBefore.exec(scanner.text.slice(0, place.at))
    const per = [reckoned?.[1], reckoned?.[2]].flatMap((one) => {
      const word = one?.toLowerCase()
      return word === undefined ? [] : [perWords[word] ?? word]
    })
    const bound = boundOf(scanner.text, place, unit?.kind ?? 'count')
    return {
      ...bare(unit?.kind ?? 'count', place),
      low: Math.min(...values) * factor,
      high: Math.max(...values) * factor,
      bound,
      of: unit === undefined ? countedIn(tail) : '',
      ...(per.length > 0 && { per: per.join(' ') }),
      ...directionOf(scanner.text.slice(0, place.at), tail),
      ...(unit?.kind.startsWith('money') === true && taxIn(tail)),
      isLoose: unit?.isUneven === true || bound === 'about',
      figure: Math.max(...values) * scaled,
    }
  })
}

const moreAfter =
  /^\s*(?:(?:\p{L}+\s){0,4}?(?:more|mehr)\s(?:than|als)|more|higher|above|over|longer|extra|mehr|höher|länger|teurer|über)(?![\p{L}])/iu
const lessAfter =
  /^\s*(?:(?:\p{L}+\s){0,4}?(?:less|fewer|weniger)\s(?:than|als)|less|fewer|lower|below|under|shorter|cheaper|weniger|niedriger|billiger|kürzer|unter)(?![\p{L}])/iu

const withTax =
  /^[^.;]{0,30}?(?<![\p{L}])(?:gross|(?:incl\.?|including|inclusive of|inklusive|inkl\.) (?:of )?(?:vat|tax\w*|mehrwertsteuer|mwst|umsatzsteuer)|brutto)(?![\p{L}])/iu
const withoutTax =
  /^[^.;]{0,30}?(?<![\p{L}])(?:net|(?:excl\.?|excluding|exclusive of|plus|zuzüglich|zzgl\.|ohne) (?:of )?(?:vat|tax\w*|mehrwertsteuer|mwst|umsatzsteuer)|netto)(?![\p{L}])/iu
const taxIn = (tail: string): { tax?: 'with' | 'without' } =>
  withTax.test(tail) ? { tax: 'with' } : withoutTax.test(tail) ? { tax: 'without' } : {}

/** 'Rose by 8 percent', 'um 8 Prozent gesunken': which way something went, by its verb. */
const upBy =
  /(?<![\p{L}])(?:rose|risen?|rises|grew|grown|grows|increas\w+|rais\w+|climb\w+|stieg\w*|steig\w*|gestiegen|wuchs\w*|gewachsen|erhöh\w*|zugenommen|nahm zu)(?![\p{L}])/iu
const downBy =
  /(?<![\p{L}])(?:fell|fall(?:s|en)?|declin\w+|decreas\w+|reduc\w+|lower\w*|dropp?\w*|cut|sank\w*|sunk|sink\w*|gesunken|senk\w*|gesenkt|reduzier\w*|verringer\w*|abgenommen|zurückgegangen)(?![\p{L}])/iu
const byMuch = /(?<![\p{L}])(?:by|um)\s(?:(?:about|around|nearly|almost|rund|etwa|knapp|fast)\s)?$/iu

function directionOf(ahead: string, tail: string): { direction?: 1 | -1 } {
  const told = directionIn(tail)
  if (told.direction !== undefined || !byMuch.test(ahead)) return told
  const clause = `${ahead.split(/[,;.:]\s/).at(-1) ?? ''} ${tail.split(/[,;.:]/)[0] ?? ''}`
  const [isUp, isDown] = [upBy.test(clause), downBy.test(clause)]
  return isUp === isDown ? {} : { direction: isUp ? 1 : -1 }
}

const directionIn = (tail: string): { direction?: 1 | -1 } =>
  moreAfter.test(tail) ? { direction: 1 } : lessAfter.test(tail) ? { direction: -1 } : {}

/** Where 'ein' was read as 1, the place of the word. */
function startOfWord(text: string, at: number): number {
  let start = at
  while (/\p{L}/u.test(text[start] ?? '') && /\p{L}/u.test(text[start - 1] ?? '')) start -= 1
  return start
}

/** The words that follow a count, up to the end of their phrase. */
const countedIn = (tail: string): string =>
  (/^[\s-]*((?:of (?:the |our |its )?|der |von |des )?(?:[\p{L}-]+[ ]?){0,4})/u.exec(tail)?.[1] ?? '')
    .replace(comparedWith, '')
    .trim()
/** 'Members more than last year' counts members. */
const comparedWith = /(?<![\p{L}])(?:more|less|fewer|mehr|weniger)\s(?:than|als)(?![\p{L}]).*$/iu
