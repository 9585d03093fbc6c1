import { coverageOf } from '../../language/overlap.ts'
import { datesOf } from './paper-dates.ts'
import { limits } from './choose-limits.ts'
import { continuationsOf } from './continuing.ts'
import { ownWords, type Piece, type Section } from './pieces.ts'
import { asksForRecommendation, bodyRecommends, recommends } from './recommendation.ts'
import { stemsOf } from './stems.ts'
import type { Corpus } from './corpus.ts'
import { tellBlocks } from './tell-blocks.ts'
import { type Measured, measureAll } from './relevance.ts'
import { isSameFact, keyOf } from './same-fact.ts'
import { isToldBySentences, tellsPart } from './telling-sentences.ts'
import type { Wanted } from './wanted.ts'

/**
 * The pieces that answer each of several parts, in the order in which they are told. A piece stands once, under the
 * part that it answers best.
 */
export function chooseFor(
  parts: readonly Wanted[],
  corpus: Corpus,
  { isLeftOut, field = '' }: { isLeftOut: (piece: Piece) => boolean; field?: string },
): Map<Wanted, Piece[]> {
  const fieldStems = new Set(stemsOf(field))
  const candidates = parts.flatMap((wanted) =>
    candidatesFor(wanted, corpus).map((one) => ({
      ...one,
      score: one.score + limits.fieldShare * coverageOf(new Set(stemsOf(ownWords(one.piece))), fieldStems),
      wanted,
    })),
  )
  const chosen = new Map<Wanted, Measured[]>(parts.map((wanted) => [wanted, []]))
  const keys = new Set<string>()
  for (const candidate of byScore(candidates)) {
    const own = chosen.get(candidate.wanted) ?? []
    const key = keyOf(candidate.piece)
    if (keys.has(key) || isLeftOut(candidate.piece) || isFull(candidate, own)) continue
    if ([...chosen.values()].some((held) => held.some(({ piece }) => isSameFact(piece, candidate.piece))))
      continue
    if (saysNothingNew(candidate, own)) {
      // What its own part needs no more has no better place under another.
      keys.add(key)
      continue
    }
    keys.add(key)
    own.push(candidate)
  }
  for (const wanted of parts) {
    dropPoor(wanted, { chosen, candidates, keys, isLeftOut })
    if (chosen.get(wanted)?.length === 0) takeBack(wanted, chosen, candidates)
  }
  for (const wanted of parts)
    if (chosen.get(wanted)?.length === 0 && fitsTold(wanted, candidates, isLeftOut) < limits.dealtWith) {
      const own = widely(wanted, corpus).filter(({ piece }) => !keys.has(keyOf(piece)) && !isLeftOut(piece))
      for (const candidate of byScore(own)) {
        const held = chosen.get(wanted) ?? []
        if (keys.has(keyOf(candidate.piece)) || isFull({ ...candidate, wanted }, held)) continue
        keys.add(keyOf(candidate.piece))
        held.push(candidate)
      }
    }
  for (const own of chosen.values())
    for (const one of [...own])
      for (const piece of one.isCentral ? continuationsOf(one.piece) : [])
        if (!isHeld(chosen, piece) && !isLeftOut(piece) && own.length < limits.pieces) {
          keys.add(keyOf(piece))
          own.push({ ...one, piece })
        }
  tellBlocks(chosen, { corpus, keys, isLeftOut })
  return new Map([...chosen].map(([wanted, own]) => [wanted, inOrder(wanted, own, corpus)]))
}

const isHeld = (chosen: ReadonlyMap<Wanted, readonly Measured[]>, piece: Piece): boolean =>
  [...chosen.values()].some((own) => own.some((one) => keyOf(one.piece) === keyOf(piece)))

/** A part that no source has the words of is answered by what is of its kind, or stands under a heading of its words. */
const widely = (wanted: Wanted, corpus: Corpus): Measured[] =>
  candidatesFor({ ...wanted, isWide: true }, corpus).filter(({ isCentral, fits }) => isCentral && fits > 0)

/** A piece of a part of which so little is not said by the others is their repetition. */
function saysNothingNew({ piece, wanted }: Measured & { wanted: Wanted }, own: readonly Measured[]): boolean {
  if (wanted.kind === 'milestones' || own.length < limits.leastToRepeat) return false
  if (piece.kind === 'row' && piece.section.pieces.length >= limits.rowsOfTable) {
    const beside = own.filter((held) => held.piece.section === piece.section).length
    if (beside > 0 || piece.section.pieces.length <= limits.mostRows) return false
  }
  const told = new Set([...own.flatMap((held) => stemsOf(ownWords(held.piece))), ...wanted.names])
  const stems = [...new Set(stemsOf(ownWords(piece)))]
  const fresh = stems.filter((stem) => !told.has(stem))
  return fresh.length < limits.fresh * stems.length
}

interface Choosing {
  chosen: ReadonlyMap<Wanted, Measured[]>
  candidates: readonly (Measured & { wanted: Wanted })[]
  keys: Set<string>
  isLeftOut: (piece: Piece) => boolean
}

/** What is left to a part when others have told the best of it is no answer, where it falls so far short of that. */
function dropPoor(wanted: Wanted, { chosen, candidates, keys, isLeftOut }: Choosing): void {
  const own = chosen.get(wanted) ?? []
  const best = Math.max(
    0,
    ...candidates
      .filter((candidate) => candidate.wanted === wanted && !isLeftOut(candidate.piece))
      .map(({ score }) => score),
  )
  // What merely speaks of the part does not answer it where others have told what stands under its name.
  const isDealtWithElsewhere = candidates.some(
    (candidate) => candidate.wanted === wanted && candidate.fits > 0 && isLeftOut(candidate.piece),
  )
  // … nor does what stands where the part is dealt with less than there.
  const told = fitsTold(wanted, candidates, isLeftOut)
  const left = own.filter(
    ({ score, isCentral, fits }) =>
      score >= limits.poor * best &&
      (isCentral || !isDealtWithElsewhere) &&
      (told < limits.dealtWith || fits >= limits.asGood * told),
  )
  if (left.length > 0) return
  for (const { piece } of own.splice(0)) keys.delete(keyOf(piece))
}

/** How far the best of what others have told is what the part asks for; 0 where nobody has told any of it. */
const fitsTold = (
  wanted: Wanted,
  candidates: Choosing['candidates'],
  isLeftOut: Choosing['isLeftOut'],
): number =>
  Math.max(
    0,
    ...candidates
      .filter((candidate) => candidate.wanted === wanted && isLeftOut(candidate.piece))
      .map(({ fits }) => fits),
  )

/** Other parts need fewer pieces than one that is left with none, though some are about it. */
function takeBack(
  wanted: Wanted,
  chosen: ReadonlyMap<Wanted, Measured[]>,
  candidates: readonly (Measured & { wanted: Wanted })[],
): void {
  const own = candidates.filter((candidate) => candidate.wanted === wanted)
  for (const candidate of byScore(own).slice(0, limits.takenBack))
    for (const [other, pieces] of chosen) {
      const at = pieces.findIndex(({ piece }) => keyOf(piece) === keyOf(candidate.piece))
      const held = pieces[at]
      if (other === wanted || held === undefined || pieces.length < 3) continue
      const isInTable =
        held.piece.kind === 'row' &&
        pieces.filter(({ piece }) => piece.section === held.piece.section).length > limits.rowsOfTable
      if (isInTable || candidate.score < limits.nearly * held.score) continue
      pieces.splice(at, 1)
      chosen.get(wanted)?.push(candidate)
    }
}

/** What is central to a part; what only speaks of it has to be good, the more so the more is central. */
export function candidatesFor(wanted: Wanted, corpus: Corpus): Measured[] {
  const all = measureAll(wanted, corpus)
  if (asksForRecommendation(wanted.name)) return recommendations(all)
  const isTold =
    isToldBySentences(wanted.name) &&
    all.some(({ piece, score }) => score > 0 && tellsPart(wanted.name, piece))
  // What only speaks of the part says nothing where sentences of its form answer it.
  const out = new Set(all.filter(({ isOut }) => isOut === true).map(({ piece }) => piece))
  // … nor does what is of its kind and near it, where several say in so many words what is asked for.
  const isSpoken = all.filter(({ score, fits }) => score > 0 && fits > 0).length >= limits.spoken
  const measured = withWholeTables(
    all.filter(({ score, fits }) => score > 0 && (!(isTold || (isSpoken && isBareKind(wanted))) || fits > 0)),
    out,
  )
  const central = measured.filter(({ isCentral }) => isCentral).length
  const least = central >= limits.enough ? limits.strong : limits.fair
  return measured.filter(({ isCentral, score }) => isCentral || score >= least)
}

/** People, decisions, risks and open points of no subject: whatever is of the kind is one of them. */
const isBareKind = ({ kind, topic }: Wanted): boolean =>
  topic.length === 0 && (kind === 'people' || kind === 'decisions' || kind === 'open' || kind === 'risks')

/** What recommends answers whoever asks for it, also in words that have nothing of the part's name. */
const recommendations = (all: readonly Measured[]): Measured[] =>
  all
    .filter(({ score, piece }) => (score > 0 ? recommends(piece) : bodyRecommends(piece)))
    .map((one) => ({ ...one, score: Math.max(one.score, limits.fair), isCentral: true }))

/** A table that is begun is told to its end. */
const isFull = ({ piece, wanted }: Measured & { wanted: Wanted }, own: readonly Measured[]): boolean =>
  own.length >= (wanted.kind === 'milestones' ? limits.dates : limits.pieces) &&
  !(piece.kind === 'row' && own.some((other) => other.piece.section === piece.section))

const byScore = <One extends Measured>(measured: readonly One[]): One[] =>
  measured.toSorted(
    (one, other) =>
      Number(other.isCentral) - Number(one.isCentral) || other.fits - one.fits || other.score - one.score,
  )

/** A table of which several rows answer is told whole: a list with holes misleads. */
function withWholeTables(measured: readonly Measured[], out: ReadonlySet<Piece>): Measured[] {
  const tables = new Map<Section, Measured[]>()
  for (const one of measured)
    if (one.piece.kind === 'row' && one.isPicked !== true)
      tables.set(one.piece.section, [...(tables.get(one.piece.section) ?? []), one])
  const whole = [...tables].filter(
    ([{ pieces }, rows]) =>
      rows.length >= Math.max(limits.rowsOfTable, pieces.length / 2) && pieces.length <= limits.mostRows,
  )
  const added = whole.flatMap(([{ pieces }, rows]) => {
    const score = Math.max(...rows.map((row) => row.score))
    const isCentral = rows.some((row) => row.isCentral)
    const fits = Math.max(...rows.map((row) => row.fits))
    return pieces
      .filter((piece) => !out.has(piece))
      .map((piece): Measured => ({ piece, score, isCentral, fits }))
  })
  const held = new Set(whole.map(([section]) => section))
  return [...measured.filter(({ piece }) => !held.has(piece.section)), ...added]
}

/** Dated ones by date, the others section by section, the best section first. */
function inOrder(wanted: Wanted, chosen: readonly Measured[], { sections }: Corpus): Piece[] {
  const pieces = chosen.map(({ piece }) => piece)
  if (wanted.kind === 'milestones')
    return pieces.toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
  const first = new Map<unknown, number>()
  for (const [index, { section }] of pieces.entries()) if (!first.has(section)) first.set(section, index)
  const place = (piece: Piece): number =>
    (first.get(piece.section) ?? 0) * 1_000 +
    (sections.includes(piece.section) ? piece.section.pieces.indexOf(piece) : 0)
  return pieces.toSorted((one, other) => place(one) - place(other))
}

const dateOf = (piece: Piece): string => datesOf(piece)[0]?.at ?? '9999'
