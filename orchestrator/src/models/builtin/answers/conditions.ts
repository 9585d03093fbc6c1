import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Condition, FigureCondition, LackCondition, MarkCondition, StateCondition } from './condition.ts'
import { ordinals, timesOf } from './time-conditions.ts'

/** @returns every condition of a question, in no order */
export const conditionsOf = (question: string): Condition[] => [
  ...timesOf(question),
  ...figuresOf(question),
  ...statesOf(question),
  ...marksOf(question),
  ...lacksOf(question),
]

const comparisons: readonly [FigureCondition['relation'], string][] = [
  ['from', 'at least|no less than|mindestens|wenigstens|or more than'],
  ['to', 'at most|no more than|up to|höchstens|maximal|bis zu|nicht mehr als'],
  [
    'over',
    'more than|over|above|greater than|higher than|larger than|exceed(?:s|ing)?|mehr als|über|oberhalb(?: von)?|höher als|größer als|teurer als',
  ],
  [
    'under',
    'less than|fewer than|below|under|lower than|cheaper than|weniger als|unter|unterhalb(?: von)?|niedriger als|kleiner als|günstiger als',
  ],
]
const currency = '[£€$]|\\b(?:EUR|USD|GBP|CHF|PLN)\\b'
const moneyAfter = /^\s*(?:[£€$]|(?:EUR|USD|GBP|CHF|PLN|euros?|pounds?|dollars?|francs?|franken)\b)/iu
const scales: readonly [RegExp, number][] = [
  [/^\s*(?:billion|bn|milliarden?|mrd)\b/iu, 1e9],
  [/^\s*(?:million(?:en)?|mio|m)\b/iu, 1e6],
  [/^\s*(?:thousand|k|tausend|tsd)\b/iu, 1e3],
]

function figuresOf(question: string): FigureCondition[] {
  return comparisons.flatMap(([relation, words]) => {
    const pattern = new RegExp(String.raw`\b(?:${words})\s+((${currency})?\s?(\d[\d.,'’]*\d|\d))`, 'iu')
    const match = pattern.exec(question)
    if (match === null || /^(?:19|20)\d\d$/.test(match[3] ?? '')) return []
    const after = question.slice(match.index + match[0].length)
    const scale = scales.find(([one]) => one.test(after))
    const rest = scale === undefined ? after : after.replace(scale[0], '')
    const isMoney = match[2] !== undefined || moneyAfter.test(rest)
    const unit = isMoney
      ? 'money'
      : /^\s*(?:%|(?:per ?cent|prozent)(?![\p{L}]))/iu.test(rest)
        ? 'share'
        : undefined
    const said = `${match[1] ?? ''} ${isMoney ? (moneyAfter.exec(rest)?.[0] ?? '') : ''} ${scale?.[0].exec(after)?.[0] ?? ''}`
    const value = plainNumber(match[3] ?? '') * (scale?.[1] ?? 1)
    return [{ kind: 'figure', relation, value, unit, stems: stemsOfBoth(said) }]
  })
}

/** '10,000' and '1.5'. */
export function plainNumber(text: string): number {
  const digits = text.replace(/[’' ]/g, '')
  return Number(
    /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'),
  )
}

const states: readonly [StateCondition['state'], RegExp][] = [
  [
    'open',
    /\b(?:not|never|isn['’]t|aren['’]t|nicht)\b[^,?]{0,20}\b(?:done|finished|completed?|closed|settled|resolved|approved|signed|paid|delivered|erledigt|abgeschlossen|fertig|umgesetzt|genehmigt|bezahlt|geliefert)\w*\b|\b(?:outstanding|unfinished|unresolved|pending|uncompleted|unerledigt\w*|ausstehend\w*)\b|\b(?:(?:still|noch) )?(?:open|offen(?:e[nrsm]?)?)\b|\b(?:still|noch) to (?:do|be done)\b/iu,
  ],
  ['running', /\b(?:in progress|ongoing|under way|underway|in arbeit|laufend\w*)\b/iu],
  [
    'late',
    /\b(?:delayed|late|behind (?:plan|schedule)|slipped|overdue|postponed|verspätet\w*|verzögert\w*|in verzug|verschoben\w*|überfällig\w*)\b/iu,
  ],
  ['done', /\b(?:done|finished|completed?|closed|erledigt\w*|abgeschlossen\w*|geschlossen\w*)\b/iu],
]

function statesOf(question: string): StateCondition[] {
  const found = states.flatMap(([state, pattern]): StateCondition[] => {
    const match = pattern.exec(question)
    return match === null ? [] : [{ kind: 'state', state, stems: stemsOfBoth(match[0]) }]
  })
  return found.slice(0, 1)
}

const code = /(?<![\p{L}\d-])\p{Lu}{1,5}-?\d{1,4}(?![\p{L}\d-])/gu
const marked =
  /\b(option|variante?|phase|stage|wave|lot|step|tier|class|category|group|block|level|stufe|welle|etappe|los|variante|klasse|gruppe|score of|mark of|score|line|table|package|paket|zone|shift|schicht|version|release|sprint|gate|quarter|severity|schweregrad|hall|halle|building|gebäude|year|jahr)\s+([A-Z]|\d{1,2})(?![\p{L}\d%.,-]*\d|[\p{L}-]|\s*(?:%|per ?cent|prozent))/giu

function marksOf(question: string): MarkCondition[] {
  const codes = [...question.matchAll(code)]
    .map(([mark]) => mark)
    .filter((mark) => !/^Q[1-4]$|^(?:ISO|EUR|USD|GBP|CHF)/u.test(mark))
    .map((mark): MarkCondition => ({
      kind: 'mark',
      mark,
      noun: '',
      stems: new Set([...stemsOfBoth(mark), ...stemsOfBoth(mark.replace('-', ' '))]),
    }))
  const others = [...question.matchAll(marked)]
    .filter(([, , mark = '']) => mark !== 'a')
    .map(([, noun = '', mark = '']): MarkCondition => ({
      kind: 'mark',
      mark,
      noun: noun.replace(/ of$/iu, ''),
      stems: stemsOfBoth(mark),
    }))
  const years = [...question.matchAll(yearByOrder)].map(([said, ordinal = '']): MarkCondition => ({
    kind: 'mark',
    mark: String(ordinals.findIndex((one) => one.test(ordinal)) + 1),
    noun: 'year',
    stems: stemsOfBoth(said),
  }))
  return [...codes, ...others, ...years]
}
/** 'The first year' is year 1. */
const yearByOrder =
  /(?<!\p{L})(first|second|third|fourth|ersten?|zweiten?|dritten?|vierten?)\s+(?:year|jahre?s?)(?!\p{L})/giu

/** Whether a text speaks of what a mark tells one of a kind by: 'option B', 'year 1', 'the first year'. */
export function saysMark({ mark, noun }: MarkCondition, text: string): boolean {
  const bare = (one: string): string => one.replace(/[\s-]/gu, '').toLowerCase()
  if (!isYear.test(noun))
    return (text.match(/[\p{L}\d]+(?:-\d+)?/gu) ?? []).some((token) => bare(token) === bare(mark))
  return (
    new RegExp(String.raw`(?<!\p{L})(?:years?|jahr)\s${mark}(?!\d)`, 'iu').test(text) ||
    [...text.matchAll(yearByOrder)].some(
      ([, ordinal = '']) => ordinals.findIndex((one) => one.test(ordinal)) + 1 === Number(mark),
    )
  )
}
const isYear = /^(?:year|jahr)$/iu

const lacked =
  /^\W*(?:(?:in|at|on|for|from|by|bei|für|in|an) )?(?:which|what|who|welche\p{L}*|wer)(?!\p{L}).*?(?<!\p{L})(?:without|(?:have|has|had|still have|are with|come with) no|lacks?|ohne|(?:hat|haben|(?:noch )?fehlt|fehlen)? ?(?:noch )?keine?[nrms]?)\s+(?:(?:an?|any|the|einen?|eine[rm]?|den|die|das)\s+)?((?:[\p{L}-]+)(?:\s+[\p{L}-]+)?)/iu

function lacksOf(question: string): LackCondition[] {
  const what = lacked.exec(question)?.[1]
  return what === undefined ? [] : [{ kind: 'lack', what, stems: stemsOfBoth(what) }]
}
