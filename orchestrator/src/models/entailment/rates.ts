import type { Quantity } from './quantity.ts'

/** Words for what a figure is reckoned by, with their days. */
const rhythms: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30.4375,
  quarter: 91.3125,
  year: 365.25,
}
const isNearly = (one: number, other: number): boolean => Math.abs(one - other) <= other * 0.03
const notReckoned = /^(?:date|clock|weekday|frequency|times|percent|opening|code|this)/u

/** 'Täglich 400 Tonnen', '400 tonnes daily': how often stands right beside what is reckoned by it. */
export const withRates = (found: readonly Quantity[], text: string): Quantity[] =>
  found.map((one) => {
    if (one.per !== undefined || notReckoned.test(one.kind)) return one
    const beside = found.find(
      ({ kind, at, end }) =>
        kind === 'frequency' &&
        ((end <= one.at && /^\s?(?:\p{L}+\s)?$/u.test(text.slice(end, one.at))) ||
          (one.end <= at && /^\s?(?:\p{L}+\s){0,2}$/u.test(text.slice(one.end, at)))),
    )
    const per = Object.entries(rhythms).find(([, days]) => beside !== undefined && isNearly(beside.low, days))
    return per === undefined ? one : { ...one, per: per[0] }
  })

/** 'Monthly' of a figure that is given 'a month'. */
export const isRateOf = (frequency: Quantity, { per }: Quantity): boolean => {
  const days = rhythms[per ?? '']
  return days !== undefined && frequency.kind === 'frequency' && isNearly(frequency.low, days)
}
