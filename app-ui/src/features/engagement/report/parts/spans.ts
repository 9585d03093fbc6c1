interface Used {
  inputTokens: number
  outputTokens: number
  cost: number
}
export interface Span extends Used {
  /** The day, or the Monday of the week. */
  day: string
}

/** Days that are drawn one by one; a longer time by weeks. */
const mostDays = 45
const dayLength = 86_400_000

const dayNumber = (day: string): number => Math.round(Date.parse(day) / dayLength)
const dayOf = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)
/** 1970-01-01 was a Thursday. */
const mondayOf = (number: number): number => number - ((number + 3) % 7)

/** One after the other without gaps, so that a pause looks like one. */
export function spansOf(days: readonly Span[]): { spans: Span[]; isByWeek: boolean } {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return { spans: [], isByWeek: false }
  const isByWeek = dayNumber(last) - dayNumber(first) >= mostDays
  const beginOf = (day: string): number => (isByWeek ? mondayOf(dayNumber(day)) : dayNumber(day))
  const spans = new Map<number, Span>()
  for (let begin = beginOf(first); begin <= dayNumber(last); begin += isByWeek ? 7 : 1)
    spans.set(begin, { day: dayOf(begin), inputTokens: 0, outputTokens: 0, cost: 0 })
  for (const { day, inputTokens, outputTokens, cost } of days) {
    const span = spans.get(beginOf(day))
    if (span === undefined) continue
    span.inputTokens += inputTokens
    span.outputTokens += outputTokens
    span.cost += cost
  }
  return { spans: [...spans.values()], isByWeek }
}
