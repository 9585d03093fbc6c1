import { timesOf } from './dates.ts'

const dayOf = (year: number, month: number, day: number): number => year * 372 + (month - 1) * 31 + day
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The day as of which a document speaks: the latest that its name or its first lines name.
 * @returns counted as `timesOf` counts; undefined where none is named with its year
 */
export function dayOfDocument(name: string, text: string): number | undefined {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
  const heads = lines.filter(
    (line) => line.length < 100 || /(?:as of|stand|dated|vom|status)/i.test(line.slice(0, 40)),
  )
  const told = heads.flatMap((line) => asOf(line) ?? [])
  if (told.length > 0) return Math.max(...told)
  const days = [name, ...heads]
    .flatMap((line) => timesOf(line).times)
    .filter(({ hasYear }) => hasYear)
    .map(({ to }) => to)
  return days.length === 0 ? undefined : Math.max(...days)
}

const saysAsOf = /(?<![\p{L}])(?:as (?:of|at)|stand(?: vom)?:?|dated|valid on|status (?:of|on))\s*$/iu

/** 'Register of certificates, as of 1 March 2026.': the day that the line itself says it is of. */
function asOf(line: string): number | undefined {
  const { times } = timesOf(line)
  return times.find(({ hasYear, at }) => hasYear && saysAsOf.test(line.slice(0, at)))?.to
}

const units: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 31,
  year: 372,
  tag: 1,
  woche: 7,
  monat: 31,
  jahr: 372,
}
const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
  eighteen: 18,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  zwölf: 12,
  achtzehn: 18,
}
const lastSpan =
  /(?<![\p{L}])(?:within|in|during|over) the (?:last|past) (?:(\d+|\p{L}+) )?(days?|weeks?|months?|years?)(?![\p{L}])|(?<![\p{L}])(?:in|innerhalb) (?:den|der|des) (?:letzten|vergangenen) (?:(\d+|\p{L}+) )?(tagen?|wochen?|monaten?|jahren?|jahrs?|monats?)(?![\p{L}])/iu

/** 'Within the last twelve months' as the day since which it means, where the document says of when it is. */
export function withDaysOf(statement: string, today: number | undefined): string {
  if (today === undefined) return statement
  return statement.replace(lastSpan, (whole, ...groups: (string | undefined)[]) => {
    const [count, unit, german, einheit] = groups
    const word = (unit ?? einheit ?? '').toLowerCase().replace(/(?:e?n|e?s)$/, '')
    const size = units[word] ?? units[word.replace(/e$/, '')]
    const written = (count ?? german ?? '').toLowerCase()
    const many = written === '' ? 1 : Number(counts[written] ?? written)
    if (size === undefined || Number.isNaN(many)) return whole
    return writtenDay(today - many * size, einheit !== undefined)
  })
}

function writtenDay(day: number, isGerman: boolean): string {
  const year = Math.floor((day - 1) / 372)
  const month = Math.floor((day - 1 - year * 372) / 31)
  const of = day - year * 372 - month * 31
  return isGerman
    ? `seit dem ${of}.${month + 1}.${year}`
    : `since ${Math.min(of, 28)} ${months[month] ?? ''} ${year}`
}

const until =
  /(?<![\p{L}])(?:until|till|expires?(?: on| in)?|ends?(?: on| in)?|bis(?: zum| ende)?|endet(?: am| im)?|läuft [^,;.]* bis(?: zum)?|(?:valid|expir(?:y|es|ation)|gültig|ablauf)[^,;.]{0,14}:|(?:from|vom) [^,;]{4,30} (?:to|bis zum|bis|until))\s*$/iu

/** Whether a sentence speaks of what ended before the day of its document. */
export function hasEnded(sentence: string, today: number | undefined): boolean {
  if (today === undefined) return false
  return timesOf(sentence).times.some(
    ({ hasYear, to, at }) =>
      hasYear && to < today && to > dayOf(1990, 1, 1) && until.test(sentence.slice(0, at)),
  )
}
