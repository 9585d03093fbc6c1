import { bare, each, placeOf, type Scanner } from './scanner.ts'

const codeWord =
  'iso(?:/iec)?|iec|din|en|soc|version|release|phase|article|annex|clause|section|lot|stage|wave|tier|level|appendix|sprint|module|milestone|step|page|slide|row|work package|artikel|art\\.|anlage|anhang|ziffer|abschnitt|los|stufe|welle|modul|meilenstein|seite|folie|zeile|gate|§|no\\.|nr\\.|v|room|raum|option|variant|variante|line|linie|plant|werk|scenario|szenario|group|gruppe|building|gebäude'
const codePattern = new RegExp(
  String.raw`(?<![\p{L}])(${codeWord})\s?(\d+(?:[.:-]\d+)*)(?![\d]|[.,]\d|\s?(?:%|percent|prozent))`,
  'giu',
)

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
