import type { Difference } from './difference.ts'
import type { Piece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { stemsOf } from './stems.ts'

/** What happens on a day: what begins, ends or goes live, as a source says it. */
interface Event {
  piece: Piece
  happens: string
  /** What it happens to, as the source calls it, and its stems. */
  name: string
  subject: readonly string[]
  day: Quantity
}

const happenings: Readonly<Record<string, RegExp>> = {
  begin: /(?<!\p{L})(?:starts?|started|begins?|began|commences?|beginn(?:t|en)?|start(?:et|en)?)(?!\p{L})/iu,
  end: /(?<!\p{L})(?:ends?|ended|expires?|finish(?:es|ed)?|ende(?:t|n)?|läuft aus)(?!\p{L})/iu,
  live: /(?<!\p{L})(?:goes live|go live|go-live|produktivstart|live gehen|geht live)(?!\p{L})/iu,
}
const headings: Readonly<Record<string, RegExp>> = {
  begin: /^(?:start|start date|begin|beginn|anfang)$/iu,
  end: /^(?:end|end date|ende)$/iu,
  live: /^(?:go-live|produktivstart)$/iu,
}
const nouns: Readonly<Record<string, RegExp>> = {
  begin: /(?<!\p{L})(?:start|beginning|begin|beginn|anfang)(?!\p{L})/iu,
  end: /(?<!\p{L})(?:end|expiry|ende|ablauf)(?!\p{L})|(?<=\p{L})ende(?!\p{L})/iu,
  live: /(?<!\p{L})(?:go-live|produktivstart)(?!\p{L})/iu,
}
/** A bound is no day: what starts 'not before' two days may start on neither. */
const bounds =
  /(?<!\p{L})(?:by|before|after|until|not|earliest|latest|around|about|if|bis|vor|nach|ab|nicht|frühestens|spätestens|etwa|falls|wenn)(?!\p{L})/iu
/** What was known before is no rival of what is planned now; further apart are other events of the name. */
const longestApartMs = 120 * 86_400_000
const leastOfName = 2

/** Days that two documents give differently for when the same thing begins, ends or goes live. */
export function eventsAtOdds(pieces: readonly Piece[]): Difference[] {
  const events = pieces.flatMap(eventsIn)
  return events.flatMap((one, index) =>
    events.slice(index + 1).flatMap((other) =>
      areAtOdds(one, other)
        ? [
            {
              subject: subjectOf(one, other),
              one: { piece: one.piece, value: one.day.text },
              other: { piece: other.piece, value: other.day.text },
            },
          ]
        : [],
    ),
  )
}

/** Where a label says that something begins, ends or goes live, a clause has to say the same. */
export const happensAlike = (label: string, clause: string): boolean =>
  Object.keys(happenings).every((name) => {
    const says = (text: string): boolean =>
      happenings[name]?.test(text) === true || nouns[name]?.test(text) === true
    return !says(label) || says(clause)
  })
/** Whether a word says that something begins, ends or goes live. */
export const isHappening = (word: string): boolean =>
  [...Object.values(happenings), ...Object.values(nouns)].some((says) => says.test(word))

const isDay = ({ kind, unit }: Quantity): boolean => kind === 'date' && unit === 'day'

function eventsIn(piece: Piece): Event[] {
  if (piece.kind === 'row')
    return piece.cells.slice(1).flatMap(({ head, value }) => {
      const [day, ...others] = quantitiesIn(value)
      const happens = Object.keys(headings).find((name) => headings[name]?.test(head.trim()))
      return happens === undefined || day === undefined || others.length > 0 || !isDay(day)
        ? []
        : [{ piece, happens, day, ...named(piece.cells[0]?.value ?? '') }]
    })
  return piece.text.split(clauseEnd).flatMap((clause) => {
    const [day, ...others] = quantitiesIn(clause).filter(isDay)
    const happens = Object.keys(happenings).find((name) => happenings[name]?.test(clause))
    if (day === undefined || others.length > 0 || happens === undefined) return []
    const verb = happenings[happens]?.exec(clause)
    const [start, end] = [verb?.index ?? 0, clause.indexOf(day.text)]
    if (bounds.test(clause.slice(Math.min(start, end), Math.max(start, end)))) return []
    const before = clause.slice(0, start).replace(day.text, ' ').replace(auxiliary, ' ')
    return [{ piece, happens, day, ...named(before) }]
  })
}
const clauseEnd = /[;,:]\s+|(?<=\p{L}{2})\.\s+|(?<!\p{L})(?:that|dass)(?!\p{L})/u
const auxiliary = /(?<!\p{L})(?:will|shall|should|is to|soll|wird|werden|am|on)(?!\p{L})/giu

/** One names all that the other names; of a single word both begin with it. */
function areAtOdds(one: Event, other: Event): boolean {
  if (one.piece.section.source === other.piece.section.source || one.happens !== other.happens) return false
  if (one.piece.kind === 'row' && other.piece.kind === 'row') return false
  if (one.day.value === other.day.value) return false
  if (Math.abs(Date.parse(String(one.day.value)) - Date.parse(String(other.day.value))) > longestApartMs)
    return false
  const [shorter, longer] =
    one.subject.length <= other.subject.length ? [one.subject, other.subject] : [other.subject, one.subject]
  const isNamed = shorter.every((stem) => longer.includes(stem))
  return isNamed && (shorter.length >= leastOfName || (shorter.length === 1 && shorter[0] === longer[0]))
}

const named = (text: string): Pick<Event, 'name' | 'subject'> => {
  const name = text.replace(/\s+/gu, ' ').trim()
  return { name: name.charAt(0).toUpperCase() + name.slice(1), subject: stemsOf(name) }
}

/** What the shorter of the two calls it. */
const subjectOf = (one: Event, other: Event): string =>
  one.subject.length <= other.subject.length ? one.name : other.name
