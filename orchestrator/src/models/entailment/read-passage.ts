import type { Passage } from '../port.ts'
import { bestOf, isMatched, predicateOf } from './alignment.ts'
import { dayOfDocument, hasEnded, withDaysOf } from './calendar.ts'
import { type Place, placesOf } from './places.ts'
import { hasVerb } from './clauses.ts'
import { readCells } from './read-cells.ts'
import { doubtIn, judgeSentence, readingOf } from './read-sentence.ts'
import type { Judgement, Reading, Says } from './reading.ts'
import { placesThatList } from './listings.ts'
import {
  hasSubjectIn,
  isAboutRow,
  isRowOfThoughts,
  judgeTicked,
  withoutOtherCells,
  withoutOtherRows,
} from './rows.ts'
import { readTotal } from './column-totals.ts'
import { readText, type ReadText } from './sentence.ts'
import { statusOf } from './status.ts'
import { termsOf } from './terms.ts'
import { withCondition } from './unmet-conditions.ts'
import type { TableReading } from './table-of-all.ts'
import { readWholeTable } from './whole-tables.ts'
import { type DraftLine, draftLine, isAboutDraft, isSuperseded } from './standing.ts'

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

/** What was over on the day of its document is so no more, whatever else its sentence or row says. */
const asOfToday =
  (wanted: ReadText) =>
  ({ place, judgement }: Judged): Judged =>
    judgement.says === 'supports' && isOver(wanted, place)
      ? { place, judgement: { says: 'contradicts', because: 'tense' } }
      : { place, judgement }

/** 'The others follow in May': what stands after a sentence takes a part out of it. */
const restFollows =
  /(?<![\p{L}])(?:the (?:others?|remaining|rest)|others|(?:one|two|three|four|five|six) (?:of them|others?|more)|die (?:anderen|übrigen|restlichen)|der rest|ein(?:er|e|es)? (?:davon|fehlt)|zwei (?:davon|fehlen))(?![\p{L}])/iu

/** 'However, two rooms are missing': what stands after a sentence takes something back. */
const restricts =
  /^\W*(?:however|but|yet|only|except|still|allerdings|jedoch|aber|nur|doch|lediglich)(?![\p{L}])/iu

/** 'Only the director may stop it' restricts what it speaks of itself: 'only' takes nothing from another subject. */
const isOfOther = (wanted: ReadText, after: string): boolean => {
  const said = new Set(predicateOf(wanted))
  const subject = wanted.terms.filter((term) => term.weight > 0.3 && !said.has(term))
  const next = termsOf(after, wanted.language)
  return (
    /^\W*(?:only|nur|lediglich|still|doch) (?:the|an?|der|die|das|eine?[rnm]?)(?![\p{L}])/iu.test(after) &&
    subject.every((term) => bestOf(term, next).strength < isMatched)
  )
}

function partial(wanted: ReadText, { place, judgement }: Judged): Judged {
  const after = place.after ?? ''
  const isPart =
    (restFollows.test(after) || (restricts.test(after) && !isOfOther(wanted, after))) && isYetOpen(after)
  return judgement.says === 'supports' && isPart
    ? { place, judgement: { says: 'partly', because: 'scope' } }
    : { place, judgement }
}

function isYetOpen(text: string): boolean {
  const { isDenied, isUnfinished, manner, scope } = statusOf(text)
  return (
    isDenied ||
    isUnfinished ||
    manner === 'planned' ||
    (restricts.test(text) && scope === 'part') ||
    /(?<![\p{L}])(?:follow|later|folgen|später)(?![\p{L}])/iu.test(text)
  )
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

interface Judged {
  place: Place
  judgement: Judgement
}

/** What is still open must be the very subject; a figure may be of what the row's head names. */
const leastSubject = ({ because }: Judgement): number =>
  because === 'tense' || because === 'negation' ? 0.8 : 0.5

/** One row says nothing of all, nor of 'the risks'. */
const isOneOfAll = ({ text }: ReadText, { cells }: Place, { says }: Judgement): boolean =>
  says === 'supports' &&
  cells !== undefined &&
  (statusOf(text).scope === 'all' ||
    /^\W*(?:the\s(?:\p{L}+\s)?\p{L}+[^s]s\s|die\s\p{Lu}\p{Ll}+\s(?:\p{Ll}+\s){0,3}(?:sind|haben|wurden|werden)\s)/iu.test(
      text,
    ))

function judgePlace(wanted: ReadText, place: Place): Judged[] {
  if (isRowOfThoughts(place) || !isAboutRow(wanted, place)) return []
  const read = withCondition(wanted, judgeSentence(wanted, place.text, place), place)
  if (read.says === 'contradicts' && !hasSubjectIn(wanted, place, leastSubject(read))) return []
  const judgement =
    place.cells === undefined || read.says !== 'contradicts'
      ? read
      : judgeSentence(wanted, withoutOtherCells(wanted, place).text, place)
  if (judgement.says === 'unrelated') return []
  return [
    partial(wanted, {
      place,
      judgement: isOneOfAll(wanted, place, judgement) ? { says: 'partly' } : judgement,
    }),
  ]
}

/** What a statement says of now is not so any more where it has ended; that it ends, it may say itself. */
const isOver = ({ text, quantities }: ReadText, { hasEnded: isEnded }: Place): boolean =>
  isEnded === true &&
  !quantities.some(({ kind }) => kind === 'date') &&
  !/(?<![\p{L}])(?:was|were|had|been|expired|ended|war|waren|hatten?|wurden?|abgelaufen|endete)(?![\p{L}])/iu.test(
    text,
  )

const turns =
  /(?<![\p{L}])(?:now|since|meanwhile|in the meantime|finally|then|in the end|eventually|later|afterwards|inzwischen|mittlerweile|nun|jetzt|seither|seitdem|schließlich|dann|später|am ende|daraufhin|nachgeholt)(?![\p{L}])/iu

const takesBack =
  /(?<![\p{L}])(?:however|but|since then|later|meanwhile|withdrawn|withdrew|revoked|cancelled|reversed|suspended|jedoch|allerdings|inzwischen|später|seither|zurückgezogen|widerrufen|aufgehoben|storniert)(?![\p{L}])/iu

/**
 * Within one text what is said last counts: what was still to be done is overtaken where a later sentence says that it
 * has been, and what was said to be so where a later one takes it back. Of what is said of all, one exception counts.
 */
function withoutOvertaken(judged: readonly Judged[], ofAll: boolean): readonly Judged[] {
  const isOfAll = judged.some(
    ({ judgement: { says, because } }) =>
      says === 'contradicts' && (because === 'scope' || because === 'negation'),
  )
  if (ofAll && isOfAll) return judged.filter(({ judgement }) => judgement.says !== 'supports')
  const done = judged.findLastIndex(
    ({ place, judgement }) => judgement.says === 'supports' && turns.test(place.text),
  )
  const undone = judged.findLastIndex(
    ({ place, judgement }) => judgement.says === 'contradicts' && takesBack.test(place.text),
  )
  return judged.filter(({ judgement: { says, because } }, index) =>
    says === 'contradicts'
      ? index > done || (because !== 'tense' && because !== 'negation')
      : says !== 'supports' || index > undone,
  )
}

/** What is said of R1 is not against what is said of R3 where the same text says that of R3. */
const withoutOthers = (judged: readonly Judged[]): readonly Judged[] =>
  judged.some(({ judgement }) => judgement.says === 'supports')
    ? judged.filter(({ judgement: { says, because } }) => says !== 'contradicts' || because !== 'name')
    : judged

/** A draft settles nothing: neither what it is about, nor what it says. */
function inDraft(
  wanted: ReadText,
  judged: readonly Judged[],
  draft: DraftLine | undefined,
): readonly Judged[] {
  if (draft === undefined) return judged
  const softened = judged.map(({ place, judgement }): Judged =>
    judgement.says === 'supports'
      ? { place, judgement: { says: 'partly', because: 'tense' } }
      : { place, judgement },
  )
  const place: Place = { text: draft.line, quote: draft.line }
  return isAboutDraft(wanted, draft.title)
    ? [{ place, judgement: { says: 'contradicts', because: 'tense' } }, ...softened]
    : softened
}

const rank: Readonly<Record<Says, number>> = { contradicts: 3, supports: 2, partly: 1, unrelated: 0 }

const ranked = (judged: readonly Judged[]): Judged[] =>
  judged.toSorted((left, right) => rank[right.judgement.says] - rank[left.judgement.says])
