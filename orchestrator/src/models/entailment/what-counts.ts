import type { Place } from './places.ts'
import type { Says } from './reading.ts'
import type { ReadText } from './sentence.ts'
import { type DraftLine, isAboutDraft } from './standing.ts'
import type { Judged } from './judge-place.ts'

/** What was over on the day of its document is so no more, whatever else its sentence or row says. */
export const asOfToday =
  (wanted: ReadText) =>
  ({ place, judgement }: Judged): Judged =>
    judgement.says === 'supports' && isOver(wanted, place)
      ? { place, judgement: { says: 'contradicts', because: 'tense' } }
      : { place, judgement }

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
export function withoutOvertaken(judged: readonly Judged[], ofAll: boolean): readonly Judged[] {
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
export const withoutOthers = (judged: readonly Judged[]): readonly Judged[] =>
  judged.some(({ judgement }) => judgement.says === 'supports')
    ? judged.filter(({ judgement: { says, because } }) => says !== 'contradicts' || because !== 'name')
    : judged

/** A draft settles nothing: neither what it is about, nor what it says. */
export function inDraft(
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

/** What decides first: what is against a statement, then what bears it out. */
export const ranked = (judged: readonly Judged[]): Judged[] =>
  judged.toSorted((left, right) => rank[right.judgement.says] - rank[left.judgement.says])
