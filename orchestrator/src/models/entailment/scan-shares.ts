import { boundOf } from './bounds.ts'
import { valueOf } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { bare, each, placeOf, type Scanner } from './scanner.ts'

const fractions: readonly [pattern: RegExp, share: number][] = [
  [/\b(?:one|a) half\b|\bhalf (?:of )?(?:the|its|all|our|their)\b|\b(?:die )?hälfte\b/giu, 50],
  [/\b(?:the |a )?(?:majority|mehrheit)(?= (?:of|der|des|aller))|\bmost of\b|\bdie meisten\b/giu, 50.01],
  [
    /\b(?:every (?:second|other)|jede[rsnm]? zweite[nrs]?)(?= (?!day|week|month|year|tag|woche|monat|jahr)\p{L}{4,})/giu,
    50,
  ],
  [
    /\b(?:every third|jede[rsnm]? dritte[nrs]?)(?= (?!day|week|month|year|tag|woche|monat|jahr)\p{L}{4,})/giu,
    33.33,
  ],
  [
    /\b(?:every fourth|jede[rsnm]? vierte[nrs]?)(?= (?!day|week|month|year|tag|woche|monat|jahr)\p{L}{4,})/giu,
    25,
  ],
  [
    /\b(?:every fifth|jede[rsnm]? fünfte[nrs]?)(?= (?!day|week|month|year|tag|woche|monat|jahr)\p{L}{4,})/giu,
    20,
  ],
  [
    /\b(?:every tenth|jede[rsnm]? zehnte[nrs]?)(?= (?!day|week|month|year|tag|woche|monat|jahr)\p{L}{4,})/giu,
    10,
  ],
  [/\btwo[- ]thirds?\b|\bzwei drittel\b/giu, 66.67],
  [/\b(?:one|a)[- ]third\b|\bein drittel\b/giu, 33.33],
  [/\bthree[- ]quarters of\b|\bdrei viertel\b/giu, 75],
  [/\b(?:one|a)[- ]quarter of\b|\bein viertel\b/giu, 25],
]
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

/** '64 buses, 22 of which are electric', '40 Maßnahmen, davon neun': a part named after its whole. */
const ratioBehind = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${numeralWord}) \p{L}[^.;:\d]{0,50}?(?:(?<![\d.,])(${numeralWord}) (?:of (?:which|whom|them|these)|davon)|(?:of (?:which|whom|these)|davon|darunter) (${numeralWord}))(?![\p{L}\d]|[.,]\d)`,
  'giu',
)

/** 'The merger of the two depots by 211 votes' tells no part of two. */
const isPart = (some = '', whole = ''): boolean => (valueOf(some) ?? 0) <= (valueOf(whole) ?? 0)

/** Of 'three of seven' and 'of 640 drivers, 212' the figure of all of them, which is not what is said to be done. */
export function withWholes(found: readonly Quantity[], text: string): Quantity[] {
  const places = [
    ...[...text.matchAll(ratioPattern)]
      .filter(([, some, whole]) => isPart(some, whole))
      .map((match) => match.index + match[0].lastIndexOf(match[2] ?? '')),
    ...[...text.matchAll(ratioAhead)]
      .filter(([, whole, some]) => isPart(some, whole))
      .map((match) => match.index + match[0].indexOf(match[1] ?? '')),
  ]
  return found.map((one) =>
    places.includes(one.at) && one.kind === 'count' ? { ...one, isWhole: true } : one,
  )
}

/** 'Three of seven', 'of 640 drivers, 212': a part, and all of them. */
export const partsOfWholes = (text: string): { part: number; whole: number }[] =>
  [
    ...[...text.matchAll(ratioPattern)].map(([, some, whole]) => [some, whole]),
    ...[...text.matchAll(ratioAhead)].map(([, whole, some]) => [some, whole]),
  ].flatMap(([some = '', all = '']) => {
    const [part, whole] = [valueOf(some), valueOf(all)]
    return part === undefined || whole === undefined || part > whole ? [] : [{ part, whole }]
  })

const ofThem = /^\s?(?:(?:of|der|von|aller) )?(?:(?:the|its|our|all|den) )?$/iu

/** 'Half of the 36 looms' are 18 of them, beside the share and the count themselves. */
export const withReckoned = (found: readonly Quantity[], text: string): Quantity[] =>
  found.flatMap((one) => {
    const share =
      one.kind === 'count' &&
      found.find(
        ({ kind, isRatio, bound, end }) =>
          kind === 'percent' &&
          isRatio !== true &&
          bound === 'exact' &&
          ofThem.test(text.slice(end, one.at)) &&
          end <= one.at,
      )
    if (!share) return [one]
    const part = (one.low * share.low) / 100
    return [
      { ...one, isWhole: true },
      { ...one, low: Math.round(part), high: Math.round(part), figure: Math.round(part), isRatio: true },
    ]
  })

/** 'Forty-six of fifty' is a share beside what it counts. */
export function scanRatios(scanner: Scanner): void {
  for (const match of scanner.rest.matchAll(ratioAhead)) {
    const [whole, some] = [valueOf(match[1] ?? ''), valueOf(match[2] ?? '')]
    if (some === undefined || whole === undefined || whole === 0 || some > whole) continue
    const share = (some / whole) * 100
    scanner.found.push({ ...bare('percent', placeOf(match)), low: share, high: share, isRatio: true })
  }
  for (const match of scanner.rest.matchAll(ratioBehind)) {
    const [whole, some] = [valueOf(match[1] ?? ''), valueOf(match[2] ?? match[3] ?? '')]
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

const proportion =
  /(?<![\p{L}\d.,])(?<!(?:from|between|zwischen|auf) )(?:1|one|eins) (?:zu|to) (\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?![\p{L}\d])/giu

/** 'One carer to ten children', '1 zu 10': how many come to one. */
export function scanProportions(scanner: Scanner): void {
  each(scanner, proportion, (match) => {
    const [, many = ''] = match
    const figure = valueOf(many, false)
    if (figure === undefined || Number.isNaN(figure)) return undefined
    const place = placeOf(match)
    return {
      ...bare('proportion', place),
      low: figure,
      high: figure,
      figure,
      bound: boundOf(scanner.text, place, 'proportion'),
    }
  })
}
