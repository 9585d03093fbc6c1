import type { Passage } from '../port.ts'
import { dayOfDocument, hasEnded, withDaysOf } from './calendar.ts'
import { type Place, placesOf } from './places.ts'
import { hasVerb } from './clauses.ts'
import { readCells } from './read-cells.ts'
import { doubtIn, readingOf } from './read-sentence.ts'
import type { Reading } from './reading.ts'
import { placesThatList } from './listings.ts'
import { isAboutRow, isRowOfThoughts, judgeTicked, withoutOtherRows } from './rows.ts'
import { readTotal } from './column-totals.ts'
import { readText, type ReadText } from './sentence.ts'
import { statusOf } from './status.ts'
import type { TableReading } from './table-of-all.ts'
import { readWholeTable } from './whole-tables.ts'
import { draftLine, isSuperseded } from './standing.ts'
import { judgePlace } from './judge-place.ts'
import { asOfToday, inDraft, ranked, withoutOthers, withoutOvertaken } from './what-counts.ts'

type Readable = Pick<Passage, 'text' | 'context'> & Partial<Pick<Passage, 'name'>>

/** What a passage says about a statement, by the sentence or row that says most about it. */
export const readPassage = (statement: string, passage: Readable): Reading =>
  readingsOf(statement, passage)[0] ?? { says: 'unrelated', quote: '' }

/** All that a passage says about a statement, what decides first. A document that counts no more says nothing. */
export function readingsOf(statement: string, passage: Readable, document = ''): Reading[] {
  const name = [passage.name ?? '', passage.context ?? ''].join(' ').trim()
  const today = dayOfDocument(name, passage.text)
  const wanted = readText(withDaysOf(statement, today))
  if (isSuperseded(name, passage.text)) return []
  const all = placesOf({ text: passage.text, context: name }).map((place) => ({
    ...place,
    ...(document !== '' && { document }),
    ...(hasEnded(place.text, today) && {
      hasEnded: true,
      text: `${place.text.replace(/[.!]\s*$/, '')} (no longer valid)`,
    }),
  }))
  const whole = readWholeTable(wanted, all) ?? readTotal(wanted, all)
  if (whole !== undefined && whole !== 'open') return ofWholeTable(wanted, whole, all)
  const places = whole === undefined ? all : all.filter(({ cells }) => cells === undefined)
  const cell = readCells(wanted, places)
  const judged =
    cell === undefined
      ? withoutOtherRows(wanted, places).flatMap((place) => judgePlace(wanted, place))
      : [
          {
            place: cell.place,
            judgement: { says: cell.says, ...(cell.because !== undefined && { because: cell.because }) },
          },
          ...places.filter(({ cells }) => cells === undefined).flatMap((place) => judgePlace(wanted, place)),
        ]
  const listed = placesThatList(wanted, places)
  if (listed.length > 0) return listed.map(({ quote }) => ({ says: 'supports', quote }))
  const ticked = judgeTicked(wanted, places)
  const told =
    ticked === undefined ? judged : [...judged.filter(({ place }) => place.cells === undefined), ticked]
  return ranked(
    inDraft(
      wanted,
      withoutOvertaken(withoutOthers(told.map(asOfToday(wanted))), statusOf(statement).scope === 'all'),
      draftLine(name, passage.text),
    ),
  ).map(({ place, judgement }) => readingOf(judgement, place.quote))
}

/** The rows that decide, and sentences beside them that say otherwise; a line such as 'Deadline: 20 May' says nothing. */
function ofWholeTable(
  wanted: ReadText,
  { says, because, places: rows }: TableReading,
  places: readonly Place[],
): Reading[] {
  const against = places
    .filter(({ cells, text }) => cells === undefined && hasVerb(text))
    .flatMap((place) => judgePlace(wanted, place))
    .filter(({ judgement }) => judgement.says === 'contradicts')
  return [
    ...rows.map(({ quote }): Reading => ({
      says,
      quote,
      isOfTable: true,
      ...(because !== undefined && { because }),
    })),
    ...against.map(({ place, judgement }) => readingOf(judgement, place.quote)),
  ]
}

/**
 * Whether another source may say otherwise: a sentence that speaks of most of a statement with another figure, or the
 * other way round, although a rule would not be sure of it by itself.
 */
export function doubtOf(statement: string, passage: Readable): Reading | undefined {
  const wanted = readText(statement)
  const name = [passage.name ?? '', passage.context ?? ''].join(' ').trim()
  if (isSuperseded(name, passage.text)) return undefined
  for (const place of placesOf({ text: passage.text, context: name })) {
    if (isRowOfThoughts(place) || !isAboutRow(wanted, place)) continue
    const because = doubtIn(wanted, place.text, place)
    if (because !== undefined) return { says: 'contradicts', quote: place.quote, because }
  }
  return undefined
}
