import type { ExpectedPart } from '../../language/expected-parts.ts'
import { findLanguage, germanStem, stem, wordsOf } from '../../language/words.ts'
import { type KindName, kindOf, kinds } from './kinds.ts'
import { stemsOf } from './stems.ts'

/** What is looked for under a part of an expected output. */
export interface Wanted {
  name: string
  detail: string
  kind: KindName | undefined
  /** Stems of its name, and of these what is its own and not its kind's. */
  names: readonly string[]
  topic: readonly string[]
  /** Stems of each thing that its detail asks for. */
  aspects: readonly (readonly string[])[]
  /** All of them. */
  hints: readonly string[]
  /** Sums are to be shown with their terms. */
  wantsSums: boolean
  /** It asks for what sources say differently. */
  wantsDifferences: boolean
  /** Columns of the table that it asks for: 'table with group, people, …'. */
  columns: readonly (readonly string[])[]
  isGerman: boolean
  /** Nothing has its name: what is of its kind, or stands under one of its words, may answer it. */
  isWide: boolean
}

/** Words of form and measure: how something is to be told, not what it is about. */
const formWords = new Set(
  `table list numbered number row column compute computed recompute recomputed shown term terms sum sums total totals each name
  named source sources place input inputs figure figures difference differences compare compared date dated item ranked rank
  paragraph sentence one two three four five ten most least other others whole line lines value today
  effect quoted quote evidence kind kinds state include included including decide reason reasons record document documents material
  phase phases against linked count counted percent share shares calculation single apart good baseline mark marked
  tabelle liste summe summen spalte zeile nummeriert jeweils jede jeder quelle quellen stelle datum wert werte angabe angaben
  benannt genannt gezählt anteil unterschied differenz satz reihenfolge grund`
    .split(/\s+/)
    .flatMap((word) => [stem(word), germanStem(word)]),
)

/** Whether a word, as it is written, tells the form of an answer alone. */
export const isFormWord = (word: string): boolean => formsAsWritten.has(word)
const formsAsWritten = new Set(
  `table list numbered number numbers row column compute computed show shown term terms sum sums total totals each name
  named source sources place input inputs figure figures difference differences compare compared date dates item ranked
  rank paragraph sentence one two three four five other others whole line value today evidence kind state include decide
  reason reasons record document documents phase percent share count counted counts against with without who what when how
  whom by first last owner tabelle liste summe summen spalte zeile nummeriert jeweils jede jeder quelle quellen stelle
  datum wert werte angabe angaben benannt genannt gezählt anteil unterschied differenz satz reihenfolge grund eingabe zahl
  zahlen person verantwortlich verantwortlicher verantwortliche beleg dokument wann ob`.split(/\s+/),
)

/** Of which risks, dates or costs: of all there are. */
const generalWords = new Set(
  'points items issues matters topics punkte themen carried transition remaining delivery launch project programme program overall main key top road map first verbleibend übergang projekt programm wichtig'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)

/** 'First ninety days': words that stand in any text and name nothing by themselves. */
export const weakWords: ReadonlySet<string> = new Set(
  `first second third next last thirty sixty ninety hundred day days week weeks month months quarter year years
  erste ersten zweite zweiten nächste nächsten letzte letzten dreißig sechzig neunzig hundert tag tage tagen woche wochen monat monate
  quartal jahr jahre`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word), germanStem(word)]),
)

/** 'Figures with a control', 'Herkunft der Zahlen': what is of any, beside what tells which. */
export const generalThings: ReadonlySet<string> = new Set(
  'figures numbers values zahlen werte angaben'
    .split(' ')
    .flatMap((word) => [word, stem(word), germanStem(word)]),
)

const differences =
  /\b(?:contradictions?|(?:counts?|numbers|figures|values) that differ|differences between (?:sources|documents)|widersprüche?|abweichungen)\b/iu

/** In what state something is, and that it is wanted: headings of sources seldom say so. */
const stateWords = new Set(
  'taken made given reached identified getroffen gefasst erkannt approved planned agreed expected need needs overview situation relevant own largest biggest main key corrected chosen eigene genehmigt geplant beschlossen erwartet bedarf überblick größte größten wichtigste wichtigsten berichtigt berichtigter gewählt gewählte'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)

const sums =
  /\b(?:sums?|summed|summiert|totals?|recomputed?|computed|calculation|terms shown|summen?|gesamt\w*|berechnet)\b/i

export function wantedOf({ name, detail }: ExpectedPart): Wanted {
  const kind = kindOf(name)
  const short = name.replace(/\s+(?:to be|zu) \p{L}+$/u, '')
  // 'Needs by step': by what it is told apart is not what it is.
  const [main = short] = short.split(/\s+(?:by|per|je)\s+/u)
  const what = kind === undefined && stemsOf(main).length === 1 ? main : short
  const all = unique(stemsOf(what))
  const own = all.filter((word) => !stateWords.has(word))
  const names = own.length > 0 ? own : all
  const topic = unique(
    stemsOf(kind === undefined ? what : what.replace(new RegExp(kinds[kind].names.source, 'giu'), ' ')),
  )
  const aspects = detail
    // What something is to be compared with is not what is asked for.
    .replace(/\b(?:compared with|against|verglichen mit|gegenüber)\b[^;.]*/giu, '')
    .split(/[;,:()]\s*|\s+(?:and|und|or|oder)\s+/)
    .map((aspect) => unique(stemsOf(aspect)).filter((word) => !formWords.has(word)))
    .filter((aspect) => aspect.length > 0)
  return {
    name,
    detail,
    kind,
    names,
    topic: topic.filter((word) => !formWords.has(word) && !stateWords.has(word) && !generalWords.has(word)),
    aspects,
    hints: unique(aspects.flat()),
    wantsSums: kind === 'costs' || sums.test(detail),
    wantsDifferences: differences.test(name),
    columns: columnsOf(detail),
    isGerman: findLanguage(wordsOf(`${name} ${detail}`)) === 'de',
    isWide: false,
  }
}

/** Each column that a part wants of its table. */
function columnsOf(detail: string): string[][] {
  const [, listed = ''] = /\b(?:table|tabelle)(?: \p{L}+)? (?:with|of|mit)\s+([^;:.]*)/iu.exec(detail) ?? []
  return listed
    .split(/,\s*|\s+(?:and|und|or|oder)\s+/)
    .map((column) => unique(stemsOf(column)))
    .filter((column) => column.length > 0)
}

const unique = (words: readonly string[]): string[] => [...new Set(words)]
