// What a question compares by: the most, the least, or one beside another.

export type Extreme = 'most' | 'least' | undefined

const most =
  /(?<!\p{L})(?:highest|most|largest|biggest|greatest|longest|latest|newest|maximum|dearest|heaviest|strongest|best|höchste[nrsm]?|meiste[nr]?|größte[nrsm]?|längste[nrsm]?|teuerste[nrsm]?|späteste[nrsm]?|neueste[nrsm]?|stärkste[nrsm]?|beste[nrsm]?|maximal\w*|am (?:höchsten|meisten|größten|längsten|teuersten|spätesten|besten))(?!\p{L})/iu
const least =
  /(?<!\p{L})(?:lowest|least|smallest|fewest|shortest|cheapest|earliest|oldest|minimum|weakest|worst|niedrigste[nrsm]?|geringste[nrsm]?|kleinste[nrsm]?|wenigste[nr]?|kürzeste[nrsm]?|günstigste[nrsm]?|billigste[nrsm]?|früheste[nrsm]?|älteste[nrsm]?|schwächste[nrsm]?|schlechteste[nrsm]?|minimal\w*|am (?:niedrigsten|geringsten|kleinsten|wenigsten|kürzesten|günstigsten|billigsten|frühesten))(?!\p{L})/iu
/** A word of how it is asked tells so much of what another tells. */
export const bounds = /\b(?:at (?:least|most|the latest)|most of|mindestens|höchstens|most recent)\b/giu

/** Only what the question itself asks for, not what it takes for granted ('Why was it refused although it was cheapest?'). */
export function extremeOf(question: string): Extreme {
  const asked = question.replace(
    /\b(?:although|even though|because|if|when|obwohl|weil|wenn|falls)\b.*$/isu,
    '',
  )
  if (
    /^\W*(?:why|warum|weshalb|wieso|when|wann|(?:under|on|unter) (?:what|which|welche[rn]?))\b/iu.test(asked)
  )
    return undefined
  // What is written large within a question is a name or a noun: 'Meister' is no 'meiste'.
  const small = asked.replace(/(?<=\S\s+)\p{Lu}[\p{L}-]*/gu, '·')
  if (comesFirst.test(small)) return 'least'
  if (comesLast.test(small)) return 'most'
  return least.test(small) ? 'least' : most.test(small) ? 'most' : undefined
}

const comparedMore =
  /(?<!\p{L})(?:more|higher|larger|bigger|greater|longer|dearer|later|mehr|höher|größer|länger|teurer|später)(?!\p{L})/iu
const comparedLess =
  /(?<!\p{L})(?:less|lower|smaller|fewer|shorter|cheaper|earlier|weniger|niedriger|kleiner|kürzer|günstiger|billiger|früher)(?!\p{L})/iu
const asksComparison =
  /^\W*(?:is|are|was|were|does|do|did|has|have|will|ist|sind|war|hat|haben|kostet|dauert)(?!\p{L}).*(?<!\p{L})(?:than|als)\s+\p{L}/iu

/** 'Is A more expensive than B?': both are told. */
export function comparisonOf(question: string): Extreme {
  if (!asksComparison.test(question) || /\b(?:than|als)\W+\P{L}*\d/iu.test(question)) return undefined
  return comparedMore.test(question) ? 'most' : comparedLess.test(question) ? 'least' : undefined
}

/** 'Which of the two is cheaper?', 'Welches Angebot ist teurer?' compare all that there are. */
export function comparativeOf(question: string): Extreme {
  if (!whichIsMore.test(question) || /(?<!\p{L})(?:than|als)(?!\p{L})/iu.test(question)) return undefined
  return comparedMore.test(question) || /more expensive/iu.test(question)
    ? 'most'
    : comparedLess.test(question)
      ? 'least'
      : undefined
}
const whichIsMore =
  /^\W*(?:which|who(?:se)?|welche[rnms]?|we(?:r|ssen))(?!\p{L})[^?]*(?<!\p{L})(?:cheaper|dearer|more expensive|higher|lower|larger|smaller|bigger|longer|shorter|teurer|günstiger|billiger|höher|niedriger|länger|kürzer|größer|kleiner)(?:\s+(?:over|in|for|on|at|by|a|per|über|im?|bei|für|auf|pro|je)\s[^?]*)?\W*$/iu
/** 'Which agreement runs out first?' compares days. */
export const comesFirst = /\b(?:first|soonest)\W*$|\b(?:zuerst|als erste[rs]?)\b/iu
export const comesLast = /\blast\W*$|\b(?:zuletzt|als letzte[rs]?)\b/iu

/** Whether a sentence says itself what is the most or the least. */
export const compares = (
  { extreme, question }: { extreme: Extreme; question: string },
  sentence: string,
): boolean =>
  (extreme === 'most' ? most : least).test(sentence.replace(bounds, ' ')) ||
  (asksBound.test(question) && (extreme === 'most' ? upper : lower).test(sentence))

/** 'The maximum penalty' is what caps it, and compares no penalties. */
const asksBound = /\b(?:maximum|minimum|maximal\w*|minimal\w*|höchst\w*|mindest\w*)\b/iu
const upper =
  /\b(?:capped|cap of|limited to|at most|up to|no more than|not more than|not exceed\w*|höchstens|maximal|bis zu|gedeckelt|begrenzt|nicht mehr als)\b/iu
const lower = /\b(?:at least|no less than|not less than|mindestens|wenigstens|nicht weniger als)\b/iu
