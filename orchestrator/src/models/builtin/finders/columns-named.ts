import { heard } from './heard.ts'
import type { Piece, Section } from './pieces.ts'
import { stemsOf } from './stems.ts'
import type { Wanted } from './wanted.ts'
import { rules } from './weights.ts'

/** Heads that tables of anything have: what stands under them is of the row, and not what a part asks for. */
const ofAnyTable =
  /^(?:results?|effects?|sources?|values?|notes?|remarks?|states?|status|dates?|owners?|who|what|risks?|costs?|actions?|reasons?|measures?|rating|ergebnis(?:se)?|wirkung|quellen?|werte?|bemerkung|anmerkung|stand|zustand|datum|termine?|verantwortlich|wer|was|risiken|risiko|kosten|maßnahmen?|grund|gründe|bewertung)$/iu
/** 'Figures with a control': a table of whatever they are figures of. */
const anything =
  /^(?:figures?|items?|things?|entries|rows?|values?|zahlen|werte?|angaben|posten|einträge|positionen)$/iu
const nothing = /^(?:|-|–|—|none|no|not named|nobody|n\/a|tbd|keine?[rs]?|niemand|nicht benannt|offen)$/iu
/** Stems of one word, though the words beside it made a letter's difference. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) > 4 && (one.startsWith(other) || other.startsWith(one)))
const withColumn = /^(.+?)\s+(with|without|mit|ohne)\s+(?:an?\s|eine[rnm]?\s)?(\p{L}[\p{L} -]*)$/iu

const says = (words: readonly string[], text: string, isGerman: boolean): boolean => {
  const stems = new Set(stemsOf(text))
  return (
    stems.size > 0 &&
    stems.size <= words.length &&
    words.length > 0 &&
    words.every((word) => heard(word, stems, isGerman) >= rules.leastWithin)
  )
}

/** Whether a column of a table, not its first one, is called what the part asks for: 'Stand-ins', of a table of duties. */
export const hasColumnCalled = (
  { name, names, kind, isGerman }: Pick<Wanted, 'name' | 'names' | 'kind' | 'isGerman'>,
  { heads }: Section,
): boolean =>
  kind === undefined &&
  heads
    .slice(1)
    .some(
      (head) =>
        !ofAnyTable.test(head.trim()) && (says(names, head, isGerman) || singular(name) === singular(head)),
    )
const singular = (text: string): string => text.trim().toLowerCase().replace(/s$/u, '')

/**
 * Rows that have something in a column, of 'figures with a control', and those that have nothing there, of 'figures
 * without a control'; undefined where the part asks for neither, or the table has no such column.
 */
export function rowsByCell(
  { name, hints, isGerman }: Pick<Wanted, 'name' | 'hints' | 'isGerman'>,
  { heads, pieces, caption, title }: Section,
): { asked: Piece[]; others: Piece[] } | undefined {
  const [, thing = '', how = '', column = ''] = withColumn.exec(name) ?? []
  const at = column === '' ? -1 : heads.findIndex((head) => says(stemsOf(column), head, isGerman))
  if (at < 1) return undefined
  const titles = [heads[0] ?? '', heads[1] ?? '', caption, title]
  const isOfIt = anything.test(thing.trim())
    ? titles
        .slice(0, 2)
        .some((head) => stemsOf(head).some((stem) => hints.some((hint) => isSame(hint, stem))))
    : titles.some((text) => says(stemsOf(thing), text, isGerman))
  if (!isOfIt) return undefined
  const isFilled = ({ cells }: Piece): boolean => !nothing.test(cells[at]?.value.trim() ?? '')
  const isAsked = (piece: Piece): boolean => isFilled(piece) === /^(?:with|mit)$/iu.test(how)
  return { asked: pieces.filter(isAsked), others: pieces.filter((piece) => !isAsked(piece)) }
}

const byWhat = /\s(?:by|per|je|nach)\s+(\p{L}[\p{L} -]*)$/iu

/** Whether a table's first column is that by which the part is told apart: 'Group', of 'Results by group'. */
export function isToldApartSo(
  { name, names, hints, isGerman }: Pick<Wanted, 'name' | 'names' | 'hints' | 'isGerman'>,
  { heads, title, caption, source }: Section,
): boolean {
  const [, what = ''] = byWhat.exec(name) ?? []
  if (what === '' || heads.length < 2 || !says(stemsOf(what), heads[0] ?? '', isGerman)) return false
  const around = new Set(stemsOf([...heads.slice(1), title, caption, source].join('\n')))
  return [...names, ...hints].some((word) => heard(word, around, isGerman) >= rules.leastWithin)
}

/** What a head asks, in words of columns that are asked for. */
const questions: readonly [RegExp, string][] = [
  [/^(?:when|wann)$/iu, 'date datum'],
  [/^(?:who|by|by whom|wer|durch wen)$/iu, 'owner role person rolle verantwortlich'],
  [/^(?:how often|wie oft)$/iu, 'frequency häufigkeit'],
  [/^(?:kept for|how long|wie lange|aufbewahrt)$/iu, 'retention period aufbewahrung dauer'],
  [/^(?:what it is about|worum es ging|worum es geht)$/iu, 'topic subject thema'],
]
/** A column's head with what it asks for: 'When' heads dates. */
export const headAsked = (head: string): string =>
  questions.find(([pattern]) => pattern.test(head.trim()))?.[1] ?? head
