import { presence, rarityOf, shareOf, type StemWeight } from '../../language/overlap.ts'
import { type Kind, kinds } from './kinds.ts'
import { ownWords, type Piece, type Section, titleOf, wordsOfPiece } from './pieces.ts'
import { stemsOf } from './stems.ts'
import type { Wanted } from './wanted.ts'

/** Chosen on the dev half of the labelled parts (bench/evaluation). */
export const rules = {
  /** A section's headings have this share of a part's name: it is what the part asks for. */
  titleFits: 0.65,
  /** A piece has this share of the name, or of one thing that the detail asks for. */
  nameFits: 0.6,
  aspectFits: 0.6,
  /** A piece of the kind has this share of what is the part's own. */
  topicFits: 0.5,
  /** A heading of the part's kind, where the part is nothing but its kind. */
  kindFits: 0.7,
  tableBonus: 0.15,
  askedFits: 0.8,
  askedShare: 0.75,
  leastColumns: 3,
  longAspect: 3,
  /** What stands in headings, column heads and the source's name counts so much. */
  headShare: 0.8,
  headFar: 0.55,
  sourceFar: 0.5,
  /** A word that no source has tells little. */
  unknownWeight: 0.4,
  /** Of what the detail asks for, where nothing else tells. */
  someHints: 0.06,
  leastHints: 0.14,
  namedFits: 0.95,
  fairHints: 0.24,
  manyHints: 0.3,
  someName: 0.3,
}

export interface Measured {
  piece: Piece
  /** How well it answers the part; 0 where it does not. */
  score: number
  /** It stands where the part is dealt with, or is of its kind and about it; others only speak of it. */
  isCentral: boolean
  /** How far what stands above it is what the part asks for. */
  fits: number
}

export interface Corpus {
  sections: readonly Section[]
  /** Stems of each section, its headings and its source's name. */
  stems: ReadonlyMap<
    Section,
    { title: Set<string>; heads: Set<string>; source: Set<string>; all: Set<string> }
  >
}

export function corpusOf(sections: readonly Section[]): Corpus {
  const stems = new Map(
    sections.map((section) => [
      section,
      {
        title: new Set(stemsOf(`${section.title}\n${section.caption}`)),
        heads: new Set(stemsOf(section.heads.join('\n'))),
        source: new Set(stemsOf(section.source)),
        all: new Set(
          stemsOf([section.source, titleOf(section), ...section.pieces.map(wordsOfPiece)].join('\n')),
        ),
      },
    ]),
  )
  return { sections, stems }
}

/** Every piece of the sources, measured against a part. */
export function measureAll(wanted: Wanted, { sections, stems }: Corpus): Measured[] {
  const texts = [...stems.values()].map(({ all }) => all)
  const rarity = rarityOf([...wanted.names, ...wanted.hints], texts)
  const weigh: StemWeight = (word) =>
    texts.some((text) => presence(word, text) > 0) ? rarity(word) : rules.unknownWeight * rarity(word)
  const places = sections.flatMap((section) => {
    const around = stems.get(section)
    return around === undefined
      ? []
      : [{ section, around, named: namedFit(wanted, section, { ...around, weigh }) }]
  })
  const isNamed = places.some(({ named }) => named > 0)
  const isDealtWith = isNamed || sections.some((section) => kindFit(wanted, section, isNamed) > 0)
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
    const byKind = explains ? 0 : kindFit(wanted, section, isNamed)
    return section.pieces.map((piece) =>
      measure(piece, wanted, { ...around, weigh, named, byKind, isDealtWith }),
    )
  })
}

/** Where a piece stands, and how far what stands above it is what the part asks for. */
interface Place {
  title: ReadonlySet<string>
  heads: ReadonlySet<string>
  source: ReadonlySet<string>
  weigh: StemWeight
  /** It has the part's name; it is of the part's kind. */
  named: number
  byKind: number
  /** Some section has the part's name or is of its kind. */
  isDealtWith: boolean
}

const asksWhy = /\b(?:reasons?|why|gründe?|warum)\b/iu

/** How far headings and caption name what a part asks for; 0 where they do not. */
function namedFit(
  wanted: Wanted,
  section: Section,
  { title, heads, source, weigh }: Omit<Place, 'named' | 'byKind' | 'isDealtWith'>,
): number {
  if (wanted.kind !== undefined && kinds[wanted.kind].over?.test(section.title) === true) return 0
  const share = shareOf(wanted.names, weigh, (word) =>
    Math.max(
      presence(word, title),
      rules.headFar * presence(word, heads),
      rules.sourceFar * presence(word, source),
    ),
  )
  const kind = wanted.kind === undefined ? undefined : kinds[wanted.kind]
  const isOfKind = kind?.names.test(titleOf(section)) === true
  const telling = wanted.topic.length > 0 ? wanted.topic : wanted.names
  const has = (stems: ReadonlySet<string>): boolean => telling.some((word) => presence(word, stems) > 0)
  // 'Migration risks' are the risks of the migration assessment, 'Deciding requirements' not who decides what.
  if (share >= rules.titleFits && has(title) && (kind === undefined || isOfKind)) return share
  if (isOfKind && wanted.topic.length > 0 && has(source)) return rules.kindFits
  return isAskedFor(wanted, section) || hasColumnsOf(wanted, section) ? rules.askedFits : 0
}

/** Its columns are what the part's detail lists: 'standard, configuration, extension, not met and total'. */
function hasColumnsOf({ detail }: Wanted, { heads }: Section): boolean {
  const asked = new Set(stemsOf(detail))
  const listed = heads.filter((head) => {
    const stems = stemsOf(head)
    return stems.length > 0 && stems.every((word) => asked.has(word))
  })
  return listed.length >= rules.leastColumns && listed.length >= rules.askedShare * heads.length
}

/** Its heading is what the part's detail asks for: 'must-have requirements of special weight'. */
function isAskedFor({ aspects }: Wanted, { title, caption }: Section): boolean {
  return [title.split(' › ').at(-1) ?? '', caption].some((heading) => {
    const stems = [...new Set(stemsOf(heading.replace(/^(?:table |tabelle )?[\d.]+\s*/i, '')))]
    return (
      stems.length >= 2 &&
      aspects.some(
        (aspect) => stems.filter((word) => aspect.includes(word)).length >= rules.askedShare * stems.length,
      )
    )
  })
}

/** A heading of the part's kind, where the part is nothing but its kind and no heading has its name. */
function kindFit(wanted: Wanted, section: Section, isNamed: boolean): number {
  const titles = `${section.title}\n${section.caption}`
  if (asksWhy.test(wanted.name) && asksWhy.test(titles)) return rules.kindFits
  if (wanted.kind === undefined || wanted.topic.length > 0) return 0
  const { isBroad, names, over, titles: own = names } = kinds[wanted.kind]
  if (over?.test(titles) === true || !(isBroad || !isNamed) || !own.test(titles)) return 0
  return rules.kindFits + (section.heads.length > 0 ? rules.tableBonus : 0)
}

/** What a piece says of a part, by itself and with what it stands under; each 0 to 1. */
function sharesOf(piece: Piece, wanted: Wanted, { title, heads, source, weigh }: Place) {
  const own = new Set(stemsOf(ownWords(piece)))
  const byItself = (words: readonly string[]): number => shareOf(words, weigh, (word) => presence(word, own))
  const withHeads = (words: readonly string[]): number =>
    shareOf(words, weigh, (word) =>
      Math.max(
        presence(word, own),
        rules.headShare * Math.max(presence(word, title), presence(word, heads)),
        rules.sourceFar * presence(word, source),
      ),
    )
  const near = (words: readonly string[]): number =>
    words.filter(
      (word) => presence(word, own) === 1 || presence(word, title) === 1 || presence(word, heads) === 1,
    ).length
  const aspects = wanted.aspects.filter(
    (aspect) =>
      aspect.length >= 2 &&
      aspect.filter((word) => presence(word, own) > 0).length >= 2 &&
      near(aspect) >= rules.aspectFits * aspect.length,
  )
  const isSaidInFull = (aspect: readonly string[]): boolean =>
    aspect.length >= rules.longAspect && aspect.every((word) => presence(word, own) === 1)
  return {
    name: byItself(wanted.names),
    topic: withHeads(wanted.topic),
    hints: withHeads(wanted.hints),
    // One in three words and more is as good as two in two.
    aspects: Math.min(2, aspects.length + aspects.filter(isSaidInFull).length),
    named: wanted.names.filter((word) => presence(word, own) > 0).length,
  }
}

function measure(piece: Piece, wanted: Wanted, place: Place): Measured {
  const { name, named, topic, hints, aspects } = sharesOf(piece, wanted, place)
  const kind = wanted.kind === undefined ? undefined : kinds[wanted.kind]
  const isOfKind = kind?.says(piece) === true
  const isBare = wanted.topic.length === 0
  // Words that name the part say more than a heading.
  const isNamed = wanted.names.length > 1 && isPhrase(wanted.names, piece)
  const fits = Math.max(
    isNamed ? rules.namedFits : 0,
    place.named,
    piece.kind !== 'sentence' || isOfKind || kind === undefined ? place.byKind : 0,
  )
  const isCentral =
    fits > 0 ||
    (isOfKind &&
      (isBare
        ? kind.isBroad && hints > leastHints(kind, place)
        : topic >= rules.topicFits && (!place.isDealtWith || hints > rules.fairHints)))
  const byName =
    name >= rules.nameFits &&
    named >= Math.min(2, wanted.names.length) &&
    (wanted.names.length > 1 || wanted.hints.length === 0 || hints > rules.fairHints)
  const byAspects = aspects > 1 || (aspects > 0 && (name >= rules.someName || hints >= rules.manyHints))
  const isHeld =
    kind?.isStrict !== true ||
    isOfKind ||
    aspects > 0 ||
    (wanted.kind === 'costs' && place.named > 0 && (/\d/.test(ownWords(piece)) || hints > rules.fairHints))
  if (!isHeld || !(isCentral || byName || byAspects)) return { piece, score: 0, isCentral: false, fits }
  const score =
    0.8 * name + 0.5 * aspects + 0.6 * hints + (isOfKind ? 0.3 : 0) + 0.1 * piece.passage.relevance
  return { piece, score: (score + fits) * nearness[piece.passage.sourceKind], isCentral, fits }
}

/** Its words have the name as one phrase. */
const isPhrase = (names: readonly string[], piece: Piece): boolean =>
  ` ${stemsOf(ownWords(piece)).join(' ')} `.includes(` ${names.join(' ')} `)

/** A date that is left out is missed; of other kinds what no heading gathers has to be about the part. */
const leastHints = ({ isStrict }: Kind, { isDealtWith }: Place): number =>
  !isDealtWith ? rules.someHints : isStrict ? rules.leastHints : rules.fairHints

/** Closer sources first: what a firm knows in general is not what this engagement is about. */
const nearness = { initiative: 1, client: 0.95, firm: 0.4 } as const
