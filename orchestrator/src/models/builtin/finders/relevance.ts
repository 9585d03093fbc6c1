import { rarityOf, shareOf, type StemWeight } from '../../language/overlap.ts'
import { rowsByCell } from './columns-named.ts'
import type { Corpus } from './corpus.ts'
import { fittingPlaces } from './fitting-places.ts'
import { heard } from './heard.ts'
import { fullName, type Kind, kinds, role } from './kinds.ts'
import {
  asksForGaps,
  gap,
  isGap,
  isNoSaving,
  isOfOthers,
  isOfSubject,
  isOwnedOtherwise,
  isPresent,
  isReleased,
  isTermOfContract,
  isOfOffer,
} from './not-of-part.ts'
import { ownWords, type Piece, type Section } from './pieces.ts'
import { type Around, isOfItsTopic, kindFit, rowsOfTopic } from './section-fit.ts'
import { isDecisionAlone, isLed, speaksAs } from './speech-acts.ts'
import { stemsOf } from './stems.ts'
import { tellsPart } from './telling-sentences.ts'
import { generalThings, type Wanted, weakWords } from './wanted.ts'
import { rules } from './weights.ts'

export interface Measured {
  piece: Piece
  /** How well it answers the part; 0 where it does not. */
  score: number
  /** It stands where the part is dealt with, or is of its kind and about it; others only speak of it. */
  isCentral: boolean
  /** How far what stands above it is what the part asks for. */
  fits: number
  /** Of its table it alone answers: the others are of other subjects. */
  isPicked?: boolean
  /** It says the contrary of what is asked for, though its table answers. */
  isOut?: boolean
}

/** Every piece of the sources, measured against a part. */
export function measureAll(wanted: Wanted, { sections, stems }: Corpus): Measured[] {
  const texts = [...stems.values()].map(({ all }) => all)
  const rarity = rarityOf([...wanted.names, ...wanted.hints], texts)
  const isUnknown = new Set(
    [...wanted.names, ...wanted.topic, ...wanted.hints].filter((word) =>
      texts.every((text) => heard(word, text, wanted.isGerman) === 0),
    ),
  )
  const isWeak = (word: string): boolean =>
    isUnknown.has(word) || (wanted.names.length > 1 && generalThings.has(word))
  const weigh: StemWeight = (word) => (isWeak(word) ? rules.unknownWeight : 1) * rarity(word)
  const places = fittingPlaces(wanted, { sections, stems }, { weigh, unknown: isUnknown })
  // A log of every risk says little of those of one subject, where something deals with these.
  const isOfAll =
    wanted.kind === 'risks' && places.some(({ section, named }) => named > 0 && isOfItsTopic(wanted, section))
  const byCell = sections.flatMap((section) => rowsByCell(wanted, section) ?? [])
  const withoutIt = new Set(byCell.flatMap(({ others }) => others))
  const ofTopic = new Set([
    ...sections.flatMap((section) => rowsOfTopic(wanted, section)),
    ...byCell.flatMap(({ asked }) => asked),
  ])
  const isTopicKnown = wanted.topic.some((word) => !isUnknown.has(word))
  const isNamed = places.some(({ named }) => named > 0)
  const isDealtWith = isNamed || sections.some((section) => kindFit(wanted, section, isNamed) > 0)
  const isGathered = places.some(
    ({ section, named }) =>
      (named > 0 || kindFit(wanted, section, isNamed) > 0) && gathersKind(wanted, section),
  )
  const tables = new Set(
    places.flatMap(({ section, named }) =>
      section.heads.length > 0 && (named > 0 || kindFit(wanted, section, isNamed) > 0)
        ? [section.source]
        : [],
    ),
  )
  return places.flatMap(({ section, around, named }) => {
    // What stands beside the table of a kind explains the table.
    const explains =
      section.heads.length === 0 &&
      (tables.has(section.source) || (wanted.kind === 'risks' && tables.size > 0))
    const isLog = (isOfAll || ofTopic.size > 0) && !isOfItsTopic(wanted, section)
    const byKind = explains || isLog ? 0 : kindFit(wanted, section, isNamed)
    // A register's own words about its marks are no risks.
    const isOfRegister = wanted.kind === 'risks' && section.heads.length === 0 && tables.has(section.source)
    const byName = isOfRegister || isLog ? 0 : named
    return section.pieces.map((piece) => {
      if (withoutIt.has(piece)) return { piece, score: 0, isCentral: false, fits: 0, isOut: true }
      const isPicked = ofTopic.has(piece)
      const place = {
        ...around,
        weigh,
        unknown: isUnknown,
        named: isPicked ? rules.askedFits : byName,
        byKind,
        isDealtWith,
        isGathered,
        isTopicKnown,
      }
      const isTarget = piece.kind === 'row' && tellsPart(wanted.name, piece)
      return { ...measure(piece, wanted, place), isPicked: isPicked || isTarget }
    })
  })
}

/** A section holds so many pieces of the part's kind that it gathers them. */
function gathersKind({ kind }: Wanted, { pieces }: Section): boolean {
  return kind !== undefined && pieces.filter((piece) => kinds[kind].says(piece)).length >= rules.leastGathered
}

/** Where a piece stands, and how far what stands above it is what the part asks for. */
interface Place extends Around {
  /** It has the part's name; it is of the part's kind. */
  named: number
  byKind: number
  /** Some source speaks of what is the part's own and not its kind's. */
  isTopicKnown: boolean
  /** Some section has the part's name or is of its kind. */
  isDealtWith: boolean
  /** … and holds several pieces of the kind: what else is said of it elsewhere is another thing. */
  isGathered: boolean
}

/** Dates of waves and stages are those of something; a timetable has all. */
const mayBeGathered = ({ kind, name }: Wanted): boolean =>
  kind !== 'milestones' || !/(?<!\p{L})(?:waves?|stages?|steps|wellen|etappen|stufen)(?!\p{L})/iu.test(name)

/** What a piece says of a part, by itself and with what it stands under; each 0 to 1. */
function sharesOf(piece: Piece, wanted: Wanted, { title, heads, source, weigh }: Place) {
  const own = new Set(stemsOf(ownWords(piece)))
  const byItself = (words: readonly string[]): number =>
    shareOf(words, weigh, (word) => heard(word, own, wanted.isGerman))
  const withHeads = (words: readonly string[]): number =>
    shareOf(words, weigh, (word) =>
      Math.max(
        heard(word, own, wanted.isGerman),
        rules.headShare * Math.max(heard(word, title, wanted.isGerman), heard(word, heads, wanted.isGerman)),
        rules.sourceFar * heard(word, source, wanted.isGerman),
      ),
    )
  const near = (words: readonly string[]): number =>
    words.filter(
      (word) =>
        heard(word, own, wanted.isGerman) === 1 ||
        heard(word, title, wanted.isGerman) === 1 ||
        heard(word, heads, wanted.isGerman) === 1,
    ).length
  const aspects = wanted.aspects.filter(
    (aspect) =>
      aspect.length >= 2 &&
      aspect.filter((word) => heard(word, own, wanted.isGerman) > 0).length >= 2 &&
      near(aspect) >= rules.aspectFits * aspect.length,
  )
  const isSaidInFull = (aspect: readonly string[]): boolean =>
    aspect.length >= rules.longAspect && aspect.every((word) => heard(word, own, wanted.isGerman) === 1)
  return {
    name: byItself(wanted.names),
    topic: withHeads(wanted.topic),
    hints: withHeads(wanted.hints),
    // One in three words and more is as good as two in two.
    aspects: Math.min(2, aspects.length + aspects.filter(isSaidInFull).length),
    named: wanted.names.filter((word) => heard(word, own, wanted.isGerman) > 0).length,
  }
}

function measure(piece: Piece, wanted: Wanted, place: Place): Measured {
  const { name, named, topic, hints, aspects } = sharesOf(piece, wanted, place)
  const kind = wanted.kind === undefined ? undefined : kinds[wanted.kind]
  const isWithin = place.named > 0 || place.byKind > 0
  const isSpoken =
    (!place.isGathered || isWithin || isLed(piece)) && mayBeGathered(wanted) && speaksAs(wanted.kind, piece)
  const isOfKind = isSpoken || kind?.says(piece) === true
  const isBare = wanted.topic.length === 0
  // Words that name the part say more than a heading.
  const isNamed = wanted.names.length > 1 && isPhrase(wanted.names, piece)
  const isToldSo = tellsPart(wanted.name, piece)
  const fits = Math.max(
    isNamed ? rules.namedFits : 0,
    isToldSo ? rules.tellingFits : 0,
    isSpoken && (isBare || (wanted.isWide && wanted.kind === 'risks')) ? rules.spokenFits : 0,
    place.named,
    piece.kind !== 'sentence' || isOfKind || kind === undefined ? place.byKind : 0,
  )
  const isCentral =
    fits > 0 ||
    (isOfKind &&
      (isBare
        ? isSpoken || (kind?.isBroad === true && hints > leastHints(kind, place))
        : topic >= rules.topicFits && (!place.isDealtWith || hints > rules.fairHints)))
  const byName =
    !wanted.names.every((word) => weakWords.has(word)) &&
    name >= rules.nameFits &&
    named >= Math.min(2, wanted.names.length) &&
    (wanted.names.length > 1 || wanted.hints.length === 0 || hints > rules.fairHints)
  const byAspects = aspects > 1 || (aspects > 0 && (name >= rules.someName || hints >= rules.manyHints))
  const isShare = wanted.kind === 'costs' && piece.kind === 'row' && !isOfKind && onlyShares(piece)
  const isHeld =
    !isShare &&
    !isTermOfContract(piece, wanted) &&
    !isNoSaving(piece, wanted) &&
    !isOfOffer(piece, wanted) &&
    (fits > 0 || isOfSubject(piece, wanted)) &&
    (!asksForGaps.test(wanted.name) || isGap(piece, wanted)) &&
    !(wanted.kind === 'open' && isOfOthers(piece, wanted)) &&
    !(wanted.kind === 'people' && !isWithin && isDecisionAlone(piece)) &&
    !(wanted.kind === 'people' && !isNamed && isOwnedOtherwise(piece, wanted)) &&
    !(isPresent.test(wanted.name) && isReleased(piece)) &&
    (isCentral || !place.isTopicKnown || topic > 0) &&
    (wanted.kind !== 'open' || fits > 0 || isOfKind || gap.test(ownWords(piece))) &&
    !(wanted.kind === 'people' && fits > 0 && !isToldSo && !isOfKind && tellsNobody(piece)) &&
    (kind?.isStrict !== true ||
      isOfKind ||
      aspects > 0 ||
      (wanted.kind === 'costs' && place.named > 0 && (/\d/.test(ownWords(piece)) || hints > rules.fairHints)))
  const isOut = kind?.denies?.(piece) === true
  if (isOut || !isHeld || !(isCentral || byName || byAspects))
    return { piece, score: 0, isCentral: false, fits, isOut }
  const score =
    0.8 * name + 0.5 * aspects + 0.6 * hints + (isOfKind ? 0.3 : 0) + 0.1 * piece.passage.relevance
  return { piece, score: (score + fits) * nearness[piece.passage.sourceKind], isCentral, fits }
}

/** What stands under 'People' and names nobody and counts nobody is a rule about them: who may not be recruited. */
const tellsNobody = (piece: Piece): boolean =>
  piece.kind === 'sentence' &&
  !fullName.test(ownWords(piece)) &&
  !role.test(ownWords(piece)) &&
  !peopleCounted.test(ownWords(piece))
const peopleCounted =
  /\d+(?: \p{L}+)? (?:people|persons|employees|colleagues|positions|days|full-time|personen|mitarbeit\p{L}*|beschäftigte|stellen|tage)/iu

/** A weight in percent is no cost. */
const onlyShares = (piece: Piece): boolean =>
  !/\d(?![\d.,]*\s*(?:%|percent|prozent))/iu.test(
    ownWords(piece).replace(/\d[\d.,]*\s*(?:%|percent|prozent)/giu, ''),
  )

/** Its words have the name as one phrase. */
const isPhrase = (names: readonly string[], piece: Piece): boolean =>
  ` ${stemsOf(ownWords(piece)).join(' ')} `.includes(` ${names.join(' ')} `)

/** A date that is left out is missed; of other kinds what no heading gathers has to be about the part. */
const leastHints = ({ isStrict }: Kind, { isDealtWith }: Place): number =>
  !isDealtWith ? rules.someHints : isStrict ? rules.leastHints : rules.fairHints

/** Closer sources first: what a firm knows in general is not what this engagement is about. */
const nearness = { initiative: 1, client: 0.95, firm: 0.4 } as const
