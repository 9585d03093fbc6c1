import type { Bound } from './quantity.ts'

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
      String.raw`(?:no|not|never)(?: by)? (?:more|greater|later|longer|higher) than|nie (?:um )?mehr als|nicht um mehr als|nicht (?:mehr|später|länger|höher) als|nicht über|at most|maximum(?: of)?|a maximum of|max\.|maximal|höchstens|(?:≤|<=)|up to|bis(?: zu)?|(?:at the latest|no later than|spätestens|höchstens|maximal)(?: (?:after|within|nach|in|binnen|innerhalb(?: von)?))?|(?:after|nach) (?:at most|höchstens|maximal|spätestens)|within|inside|innerhalb(?: von)?|binnen|capped at|limited to|(?:not|never) (?:to )?exceed(?:ing)?|begrenzt auf|gedeckelt (?:auf|bei)`,
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

/** 'Exceeds the limit of 60', 'überschreitet den Schlüssel von 1 zu 10': what is gone beyond is named between. */
const through = (words: string): RegExp =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${words})\s(?:[\p{L}-]+\s){1,4}(?:of|von)\s*$`, 'iu')
const beyond = through('exceed(?:s|ed|ing)?|überschr(?:eite|itt)\\p{L}*|überst(?:eig|ieg)\\p{L}*')
const short = through('unterschr(?:eite|itt)\\p{L}*|f(?:all|alls|ell) below|undercuts?')
const keeping = through(
  'h(?:ält|alten|ielt|ielten)|keeps? (?:to|within)|kept (?:to|within)|observes?|respects?',
)
const limit =
  /(?<![\p{L}])\p{L}*(?:grenze|limit|maximum|obergrenze|höchst\p{L}+|ceiling|cap)\s(?:of|von)\s*$/iu
const denied = /(?<![\p{L}])(?:not|never|nicht|nie)(?![\p{L}])/iu

/** By the verb that stands before what a limit is called. */
function boundByVerb(ahead: string, behind: string): Bound | undefined {
  const isDenied = denied.test(ahead) || /^\s(?:\p{L}+\s)?nicht(?![\p{L}])/iu.test(behind)
  if (beyond.test(ahead)) return isDenied ? 'at-most' : 'more-than'
  if (short.test(ahead)) return isDenied ? 'at-least' : 'less-than'
  return keeping.test(ahead) && limit.test(ahead) && !isDenied ? 'at-most' : undefined
}

/** 'Spätestens zwei Wochen vorher', 'no later than a month in advance': so much before, or more. */
const latest = /(?:^|[^\p{L}])(?:spätestens|no(?:t)? later than|at the latest)\s*$/iu
const beforehand =
  /^\s(?:vorher|zuvor|davor|im voraus|before(?:hand)?|in advance|ahead|earlier|prior|vor)(?![\p{L}])/iu

/** How the words around a quantity bind it. @param kind what it measures: some words bind dates and clocks alone */
export function boundOf(text: string, { at, end }: { at: number; end: number }, kind: string): Bound {
  const ahead = text.slice(Math.max(0, at - 40), at)
  const behind = text.slice(end, end + 30)
  const isTime = kind === 'date' || kind === 'clock'
  if (kind.endsWith('time') && latest.test(ahead) && beforehand.test(behind)) return 'at-least'
  const bound =
    boundByVerb(text.slice(Math.max(0, at - 80), at), behind) ??
    after.find(([pattern]) => pattern.test(behind))?.[1] ??
    bounds.find(([pattern, , ofTime]) => (isTime || ofTime !== true) && pattern.test(ahead))?.[1] ??
    'exact'
  // 'over five years' is for as long.
  return kind === 'time' && /(?:over|über)\s*$/i.test(ahead) && !/\d/.test(ahead.slice(-12)) ? 'exact' : bound
}
