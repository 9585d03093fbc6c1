import { bestOf, isMatched } from './alignment.ts'
import { timesOf } from './dates.ts'
import type { Judgement } from './reading.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './sentence.ts'

const rises =
  /(?<![\p{L}])(?:rose|risen|rises|rising|grew|grown|grows|growing|increas(?:es|ed|ing)|climb(?:s|ed|ing)|went up|gone up|gestiegen|stieg(?:en)?|steig(?:t|en)|wächst|wachsen|wuchs(?:en)?|gewachsen|zugenommen|nimmt zu|nahm(?:en)? zu)(?![\p{L}])/iu
const falls =
  /(?<![\p{L}])(?:fell|fallen|falls|falling|declin(?:es|ed|ing)|decreas(?:es|ed|ing)|dropp(?:ed|ing)|shr(?:ank|unk|inks|inking)|went down|gone down|gesunken|sank(?:en)?|sink(?:t|en)|schrumpf(?:t|te|en|ten)|geschrumpft|abgenommen|nimmt ab|nahm(?:en)? ab|zurückgegangen|ging(?:en)? zurück)(?![\p{L}])/iu

/** A figure and the time that it is of. */
interface Point {
  value: Quantity
  time: number
}

/** The figures of one kind in a text, each with the time beside it; none where their number is not that of the times. */
function pointsIn(text: string): Point[] {
  const { times } = timesOf(text)
  const values = quantitiesOf(text).filter(({ kind }) => !/^(?:date|code|this|weekday|clock)/u.test(kind))
  const kinds = new Set(values.map(({ kind }) => kind))
  if (times.length < 2 || times.length !== values.length || kinds.size !== 1) return []
  const isTimeFirst = (times[0]?.at ?? 0) < (values[0]?.at ?? 0)
  const points = times.map((time, index) => ({ time, value: values[index] }))
  const isBeside = points.every(({ time, value }, index) => {
    const next = isTimeFirst ? times[index + 1]?.at : values[index + 1]?.at
    const [one, other] = isTimeFirst ? [time.at, value?.at] : [value?.at, time.at]
    return one !== undefined && other !== undefined && one < other && (next === undefined || other < next)
  })
  if (!isBeside || times.some(({ hasYear }) => hasYear !== times[0]?.hasYear)) return []
  return points
    .flatMap(({ time, value }) => (value === undefined ? [] : [{ time: time.from, value }]))
    .toSorted((one, other) => one.time - other.time)
}

/** The figures that a statement compares: of the time that it names and the one before, else all. */
function spanOf(points: readonly Point[], { text }: ReadText): readonly Point[] {
  const [time, ...others] = timesOf(text).times
  if (time === undefined) return points
  const index = points.findIndex((point) => point.time >= time.from && point.time <= time.to)
  return others.length > 0 || index < 1 ? [] : points.slice(index - 1, index + 1)
}

/** So much of a statement's words, but for the verb, a sentence has to have. */
const leastSpoken = 0.9

/**
 * 'Waiting times fell in 2025', by a sentence that gives a figure for each of several times.
 * @returns undefined where the statement says no such thing, or the figures go up and down
 */
export function judgeTrend(wanted: ReadText, found: ReadText): Judgement | undefined {
  const [isUp, isDown] = [rises.test(wanted.text), falls.test(wanted.text)]
  if (isUp === isDown || wanted.clauses.some(({ status }) => status.isDenied || status.manner !== 'fact'))
    return undefined
  if (quantitiesOf(wanted.text).some(({ kind }) => !/^(?:date|this)/u.test(kind))) return undefined
  const points = spanOf(pointsIn(found.text), wanted)
  if (points.length < 2 || !speaksOf(wanted, found)) return undefined
  const steps = points
    .slice(1)
    .map(({ value }, index) => Math.sign(value.low - (points[index]?.value.low ?? 0)))
  const [step] = steps
  if (step === undefined || steps.some((one) => one !== step)) return undefined
  return (step === 1) === isUp && step !== 0
    ? { says: 'supports' }
    : { says: 'contradicts', because: 'number' }
}

function speaksOf(wanted: ReadText, found: ReadText): boolean {
  const said = wanted.terms.filter(
    ({ weight, written }) => weight > 0.3 && !rises.test(written) && !falls.test(written),
  )
  const total = said.reduce((sum, { weight }) => sum + weight, 0)
  const known = said.reduce(
    (sum, term) => sum + (bestOf(term, found.terms).strength >= isMatched ? term.weight : 0),
    0,
  )
  return total > 0 && known / total >= leastSpoken
}
