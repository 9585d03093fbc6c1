import { datesIn } from '../finders/index.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { type Table } from './tables.ts'

/** What the cells of a column are. */
type ColumnKind = 'money' | 'share' | 'figure' | 'day' | 'clock' | 'span' | 'person' | 'state' | 'text'

const currency = /[£€$]|\b(?:EUR|USD|GBP|CHF|PLN|T€|k€|Euro|Franken|pounds?|dollars?)\b/u
const moneyHead =
  /\b(?:costs?|price|fee|budget|charge|rent|salary|rate|amount|value|kosten|preis|betrag|gebühr|honorar|miete|gehalt|\p{L}*satz|\p{L}*kosten|\p{L}*preis)\b/iu
export const saysMoney = (text: string): boolean => currency.test(text) || moneyHead.test(text)
const span =
  /^(?:\D{0,12})?\d[\d.,]*(?:\s?[-–]\s?\d+)?\s*(?:working |business |calendar |kalender|arbeits)?(?:seconds?|minutes?|min|hours?|h|days?|weeks?|months?|quarters?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)\b/iu
const fullName =
  /^(?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}'’.-]+ (?:(?:van|von|de|der|di|del|la|le|zu|y) )*(?:\p{Lu}[\p{L}'’-]+|de \p{Lu}\p{L}+)(?: \p{Lu}[\p{L}'’-]+)?$/u
const states: readonly [State, RegExp][] = [
  [
    'open',
    /^(?:not (?:yet )?(?:started|begun|done)|open|to do|pending|planned|offen|nicht begonnen|noch nicht|geplant|ausstehend|no|nein)\b/iu,
  ],
  [
    'running',
    /^(?:in progress|ongoing|under way|started|running|partly|in arbeit|laufend|läuft|begonnen|teilweise)\b/iu,
  ],
  [
    'done',
    /^(?:done|closed|completed?|finished|delivered|paid|approved|yes|erledigt|abgeschlossen|fertig|geschlossen|umgesetzt|genehmigt|ja)\b/iu,
  ],
  [
    'dropped',
    /^(?:cancelled|canceled|rejected|dropped|withdrawn|declined|abgelehnt|gestrichen|zurückgezogen|entfallen)\b/iu,
  ],
]

export type State = 'open' | 'running' | 'done' | 'dropped'

export const stateOf = (cell: string | undefined): State | undefined =>
  states.find(([, pattern]) => pattern.test(cell ?? ''))?.[0]

const isPersonName = (cell: string | undefined): boolean => fullName.test(cell?.trim() ?? '')

/** So many of the filled cells have to be of a kind. */
const most = 0.7

/** What a column holds, by its cells, and of figures by its head and the table's corner. */
function kindOfColumn({ heads, rows }: Pick<Table, 'heads' | 'rows'>, column: number): ColumnKind {
  const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => !isEmptyCell(cell))
  const areMostly = (holds: (cell: string) => boolean): boolean =>
    cells.length > 0 && cells.filter(holds).length >= most * cells.length
  if (areMostly(namesTime)) return 'day'
  if (areMostly((cell) => /^\d{1,2}[:.]\d\d(?: ?(?:h|uhr|am|pm))?$/iu.test(cell))) return 'clock'
  if (areMostly((cell) => span.test(cell))) return 'span'
  if (areMostly((cell) => stateOf(cell) !== undefined)) return 'state'
  if (areMostly((cell) => figureOf(cell) !== undefined)) {
    const head = heads[column] ?? ''
    if (
      areMostly((cell) => /(?:%|per ?cent|prozent)\s*$/iu.test(cell)) ||
      /%|\bpercent\b|\bprozent\b/iu.test(head)
    )
      return 'share'
    const isMoney =
      [head, heads[0] ?? ''].some((one) => currency.test(one)) ||
      areMostly((cell) => currency.test(cell)) ||
      (column > 1 &&
        moneyHead.test(heads[1] ?? '') &&
        !rows.some(({ cells: [, name] }) => figureOf(name) !== undefined))
    return isMoney || moneyHead.test(head) ? 'money' : 'figure'
  }
  return areMostly(isPersonName) ? 'person' : 'text'
}

/** A cell that is a day, a month, a quarter or a year and little else. */
function namesTime(cell: string): boolean {
  if (/^(?:Q[1-4]\s+)?(?:19|20)\d\d$/u.test(cell.trim())) return true
  const [first] = datesIn(cell)
  return first !== undefined && cell.replace(first.text, '').trim().split(/\s+/).filter(Boolean).length <= 3
}

const kinds = new WeakMap<object, Map<number, ColumnKind>>()

/** As `kindOfColumn`, once for each table. */
export function columnKind(table: Table, column: number): ColumnKind {
  const known = kinds.get(table) ?? new Map<number, ColumnKind>()
  kinds.set(table, known)
  const kind = known.get(column) ?? kindOfColumn(table, column)
  known.set(column, kind)
  return kind
}

const figureKinds: readonly ColumnKind[] = ['money', 'share', 'figure']
export const isOfFigures = (table: Table, column: number): boolean =>
  figureKinds.includes(columnKind(table, column))

/** What a column is for, said by its head in either language; what asks for it says it in other words. */
export const roles = {
  person: {
    head: /\b(?:owners?|owned by|responsib\w*|accountab\w*|who|by whom|lead|leader|person|name|manager|head|sponsor|contact|assigned|assignee|verantwort\w*|zuständig\w*|wer|leitung|leiter\w*|eigner|ansprechpartner\w*|bearbeiter\w*)\b/iu,
    asks: /\b(?:who|whom|whose|wer|wem|wen|members?|mitglieder|own(?:s|ed|er)?|responsible|responsibility|accountable|in charge|look(?:s|ed)? after|assigned|owner|contact|verantwortlich\w*|zuständig\w*|kümmert|betreut|ansprechpartner\w*)\b/iu,
  },
  day: {
    head: /\b(?:date|due|deadline|when|until|by|start|starts|end|ends|begin|begins|from|to|planned|forecast|valid|expires?|datum|frist|termin|wann|bis|ab|beginn|ende|fällig\w*)\b/iu,
    asks: /(?:^|[,;] |\b(?:by|since|until|till|and|from) )\W*when\b|\b(?:date|deadline|due|wann|bis wann|seit wann|datum|frist|termin|fällig\w*)\b/iu,
  },
  place: {
    head: /\b(?:where|place|location|site|city|town|country|region|office|stored|wo|ort|standort|stadt|land|region|ablage\w*|lagerort)\b/iu,
    asks: /\b(?:where|wo|wohin|location|located|which (?:city|town|country|place|site|location)|standort|welchem ort)\b/iu,
  },
  state: {
    head: /\b(?:status|state|stand|progress|fortschritt|done)\b/iu,
    asks: /\b(?:status|state of|how far|stand|wie weit)\b/iu,
  },
  money: {
    head: moneyHead,
    asks: /\b(?:cost|costs|price|fees?|gebühr(?:en)?|entgelt|vergütung|spend|spent|pay|paid|charge|charges|budget|budgeted|expensive|kostet|kosten|preis|zahlen|bezahlt|ausgegeben|budget|teuer|cheap|cheapest|günstig|günstigsten|teuersten|billigsten|vorgesehen|eingeplant|veranschlagt|angesetzt|set aside|allocated)\b/iu,
  },
  span: {
    head: /\b(?:duration|length|kept|retention|period|time|days|weeks|months|hours|dauer|frist|zeit|tage|wochen|monate|stunden|aufbewahrung\w*)\b/iu,
    asks: /\b(?:how (?:long|fast|quickly|soon)|wie (?:lange|schnell|rasch)|duration|dauer)\b/iu,
  },
} as const satisfies Record<string, { head: RegExp; asks: RegExp }>
export type Role = keyof typeof roles

const kindsOfRole: Readonly<Record<Role, readonly ColumnKind[]>> = {
  person: ['person'],
  day: ['day', 'clock'],
  place: [],
  state: ['state'],
  money: ['money'],
  span: ['span'],
}

/** How well a column is what a role asks for: by its head and its cells, 0 to 1. */
export function fitsRole(table: Table, column: number, role: Role): number {
  const isHead = roles[role].head.test(table.heads[column] ?? '')
  const isKind = kindsOfRole[role].includes(columnKind(table, column))
  if (role === 'place') return isHead ? 1 : 0
  if (
    role === 'span' &&
    /\b(?:time|zeit)\b|\p{L}zeit\b/iu.test(table.heads[column] ?? '') &&
    columnKind(table, column) === 'figure'
  )
    return 0.7
  if (isKind) return isHead ? 1 : 0.8
  // 'Health records' under 'Responsible' is who is asked for although it is nobody's name.
  return isHead && columnKind(table, column) === 'text' ? 0.7 : 0
}

/** Whether a cell alone is what a role asks for, in a table whose columns hold things of several kinds. */
export function cellFitsRole(cell: string, role: Role): boolean {
  if (role === 'span') return span.test(cell)
  if (role === 'day') return namesTime(cell)
  if (role === 'person') return isPersonName(cell)
  return role === 'money' && currency.test(cell)
}

/** Roles that a question asks for, in the order of its words: 'who …, and by when?' asks for two. */
export function rolesAsked(question: string): Role[] {
  return (Object.keys(roles) as Role[])
    .flatMap((role) => {
      const match = roles[role].asks.exec(question)
      return match === null ? [] : [{ role, at: match.index }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ role }) => role)
}
