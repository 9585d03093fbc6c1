import { shareOf, type StemWeight } from '../../language/overlap.ts'
import { hasColumnCalled, headAsked, isToldApartSo } from './columns-named.ts'
import { datesIn } from './dates.ts'
import { heard } from './heard.ts'
import { type Kind, kinds } from './kinds.ts'
import { isLikeHeading } from './like-headings.ts'
import { ownWords, type Piece, type Section, titleOf, withoutBodies } from './pieces.ts'
import { stemsOf } from './stems.ts'
import type { Wanted } from './wanted.ts'
import { rules } from './weights.ts'

/** Stems of what a piece stands under, and what each word tells. */
export interface Around {
  title: ReadonlySet<string>
  heads: ReadonlySet<string>
  source: ReadonlySet<string>
  weigh: StemWeight
  /** Words of the part that no source has. */
  unknown: ReadonlySet<string>
}

/** Why something was chosen is not why something has to be done. */
const ofChoice =
  /(?<!\p{L})(?:decid(?:e|es|ing)|decisive|choice|award|recommend\p{L}*|ausschlag\p{L}*|entscheid\p{L}*|empfehl\p{L}*)(?!\p{L})/iu
const asksWhy = /\b(?:reasons?|why|gründe?|warum)\b/iu

/** What a part's detail lists, its columns among it, stands there. */
export const byDetail = (wanted: Wanted, section: Section): number => {
  if (wanted.kind !== undefined && kinds[wanted.kind].over?.test(section.title) === true) return 0
  const isAsked = isAskedFor(wanted, section) || hasColumnsOf(wanted, section) || isTableOf(wanted, section)
  return isAsked ? rules.askedFits : listsThem(wanted, section) ? rules.listFits : 0
}

/** How far headings and caption have a part's name, in its own or in other words; 0 where they do not. */
export function byName(
  wanted: Wanted,
  section: Section,
  { title, heads, source, weigh, unknown }: Around,
): number {
  if (wanted.kind !== undefined && kinds[wanted.kind].over?.test(section.title) === true) return 0
  const share = shareOf(wanted.names, weigh, (word) =>
    Math.max(
      heard(word, title, wanted.isGerman),
      rules.headFar * heard(word, heads, wanted.isGerman),
      rules.sourceFar * heard(word, source, wanted.isGerman),
    ),
  )
  const kind = wanted.kind === undefined ? undefined : kinds[wanted.kind]
  const titles = wanted.topic.length === 0 ? (kind?.titles ?? kind?.names) : kind?.names
  const isOfKind = titles?.test(titleOf(section)) === true || isAnnouncedAs(kind, section)
  const telling = wanted.topic.length > 0 ? wanted.topic : wanted.names
  const has = (stems: ReadonlySet<string>): boolean =>
    telling.some((word) => heard(word, stems, wanted.isGerman) > 0)
  // 'Migration risks' are the risks of the migration assessment, 'Deciding requirements' not who decides what.
  const isOneOfMany =
    wanted.names.length > 2 &&
    wanted.names.filter(
      (word) => heard(word, title, wanted.isGerman) > 0 || heard(word, heads, wanted.isGerman) > 0,
    ).length < 2
  if (share >= rules.titleFits && !isOneOfMany && has(title) && (kind === undefined || isOfKind)) return share
  if (isOfKind && wanted.topic.length > 0 && has(source)) return rules.kindFits
  if (isLikeHeading(wanted.name, section)) return rules.askedFits
  if (hasColumnCalled(wanted, section)) return rules.columnFits
  const rest = wanted.names.filter((word) => !unknown.has(word))
  // 'Limits', of 'Breaches of limits', where no source says 'breach'.
  if (
    wanted.kind === undefined &&
    rest.length > 0 &&
    rest.length < wanted.names.length &&
    isWithin({ ...wanted, names: rest }, section)
  )
    return rules.kindFits
  return wanted.isWide && (isWithin(wanted, section) || isToldApartSo(wanted, section)) ? rules.kindFits : 0
}

/** A sentence that announces what is of the kind. */
const isAnnouncedAs = (kind: Kind | undefined, { title, isLed = false }: Section): boolean =>
  isLed && kind?.leads?.test(title.split(' › ').at(-1) ?? '') === true

/** A table whose first column is called what the part asks for lists them: 'Incident | Hours | Loss'. */
function listsThem({ names, topic, kind, detail, isGerman }: Wanted, { heads, pieces }: Section): boolean {
  const label = heads[labelOf(heads)] ?? ''
  const stems = new Set(stemsOf(label))
  // 'Open line | Who can supply it' lists what the detail begins with: 'open lines, who can supply each'.
  const asked = [...new Set(stemsOf(detail.split(/[,;:]/u)[0] ?? ''))]
  if (
    heads.length > 1 &&
    asked.length > 1 &&
    stems.size === asked.length &&
    asked.every((word) => stems.has(word))
  )
    return true
  // A table with several rows for one thing says something of each, and does not list them.
  const rows = pieces.map(({ cells }) => cells[0]?.value ?? '')
  if (new Set(rows).size < rows.length) return false
  return (
    heads.length > 1 &&
    stems.size === names.length &&
    !anyThing.test(label.trim()) &&
    // Of other kinds pieces tell by themselves what they are.
    (kind === undefined
      ? names.every((word) => heard(word, stems, isGerman) > rules.leastWithin)
      : kind === 'risks' && topic.length === 0 && kinds.risks.names.test(label))
  )
}

/** The column that names the rows: the first that is no number. */
const labelOf = (heads: readonly string[]): number =>
  heads.findIndex((head) => !/^(?:no|nr|id|ref|#)\.?$/iu.test(head.trim()))

/** Its heading is nothing but words of the part's name: 'Backups', of 'Protection of backups'. */
function isWithin({ names, topic, kind, isGerman }: Wanted, { title }: Section): boolean {
  const heading = title.split(' › ').at(-1) ?? ''
  const stems = [...new Set(stemsOf(heading.replace(/^[\d.]+\s*/, '')))]
  // 'Budget' is not what drives the cost.
  const own = kind !== undefined && kinds[kind].isStrict && topic.length > 0 ? topic : names
  return (
    stems.length > 0 &&
    stems.every((stem) => own.some((word) => heard(word, new Set([stem]), isGerman) > rules.leastWithin))
  )
}

/** Whether what stands above a section has the part's own subject: migration, of 'Migration risks'. */
export const isOfItsTopic = (
  { topic, isGerman }: Pick<Wanted, 'topic' | 'isGerman'>,
  section: Section,
): boolean => {
  const stems = new Set(stemsOf(`${section.source}\n${titleOf(section)}`))
  return topic.length === 0 || topic.some((word) => heard(word, stems, isGerman) > rules.leastHeard)
}

/** Whether risks of one subject are told by pieces of which none names it: a log of all risks. */
export function isOfNoTopic({ kind, topic, isGerman }: Wanted, pieces: readonly Piece[]): boolean {
  if (kind !== 'risks' || topic.length === 0 || pieces.length === 0) return false
  const names = (piece: Piece): boolean => {
    const stems = new Set(stemsOf(ownWords(piece)))
    return topic.some((word) => heard(word, stems, isGerman) > rules.leastHeard)
  }
  return pieces.every((piece) => !isOfItsTopic({ topic, isGerman }, piece.section) && !names(piece))
}

/** Rows of a log of every risk that are of the subject of a part: by their category, or by what they are called. */
export function rowsOfTopic({ kind, topic, isGerman }: Wanted, section: Section): Piece[] {
  if (kind !== 'risks' || topic.length === 0 || section.heads.length < 2) return []
  if (
    !section.heads.some((head) => kinds.risks.names.test(head)) ||
    isOfItsTopic({ topic, isGerman }, section)
  )
    return []
  return section.pieces.filter(({ cells }) =>
    cells.some(({ head, value }) => {
      if (!ofSubject.test(head.trim()) && !kinds.risks.names.test(head)) return false
      const stems = new Set(stemsOf(value))
      return topic.some((word) => heard(word, stems, isGerman) > rules.leastHeard)
    }),
  )
}
const ofSubject =
  /^(?:category|area|field|type|kind|subject|workstream|bereich|kategorie|art|thema|gebiet)$/iu

/** Its columns are those of the table that is asked for, the first one and another. */
function isTableOf(wanted: Wanted, section: Section): boolean {
  const { columns, isGerman, kind } = wanted
  const { heads, pieces } = section
  if (heads.length < 2 || columns.length < 2) return false
  const strict = kind !== undefined && kinds[kind].isStrict ? kinds[kind] : undefined
  if (strict !== undefined && !pieces.every((piece) => strict.says(piece))) return false
  const isColumn = (head: string, column: readonly string[]): boolean => {
    const stems = new Set(stemsOf(headAsked(head)))
    return (
      stems.size > 0 &&
      (stems.size <= 2 || headAsked(head) !== head) &&
      column.some((word) => heard(word, stems, isGerman) > rules.leastHeard)
    )
  }
  const label = labelOf(heads)
  const [first = [], ...others] = columns
  const further = heads.filter(
    (head, at) => at !== label && others.some((column) => isColumn(head, column)),
  ).length
  return (
    isColumn(heads[label] ?? '', first) &&
    further > (isOfOtherMeasures(wanted, section) ? rules.columnsOfMeasures : 0)
  )
}

const anyThing =
  /^(?:measures?|figures?|indicators?|items?|objects?|things?|values?|metrics?|kennzahl(?:en)?|messgröße|größe|gegenstand|wert)$/iu
/** A table of 'measures' may be of any: some of its rows have to be those that the part lists, or its caption is the part's name. */
function isOfOtherMeasures({ aspects, names }: Wanted, { heads, pieces, caption, title }: Section): boolean {
  if (!anyThing.test(heads[0]?.trim() ?? '')) return false
  const listed = new Set([...aspects.flat(), ...names])
  const isListed = (text: string): boolean => {
    const stems = stemsOf(text)
    return stems.length > 0 && stems.filter((word) => listed.has(word)).length > stems.length / 2
  }
  return ![caption, title, ...pieces.map(({ cells }) => cells[0]?.value ?? '')].some(isListed)
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
function isAskedFor({ aspects, detail }: Wanted, { title, caption }: Section): boolean {
  return [title.split(' › ').at(-1) ?? '', caption].some((heading) => {
    if (isNamedInput(heading, detail)) return true
    const stems = [...new Set(stemsOf(heading.replace(/^(?:table |tabelle )?[\d.]+\s*/i, '')))]
    return (
      stems.length >= 2 &&
      aspects.some(
        (aspect) => stems.filter((word) => aspect.includes(word)).length >= rules.askedShare * stems.length,
      )
    )
  })
}

/** 'What is watched', of a part that asks for each item of the input 'What is watched'. */
function isNamedInput(heading: string, detail: string): boolean {
  const plain = heading.replace(/^[\d.]+\s*/u, '').trim()
  const [, named = ''] = /(?<!\p{L})(?:inputs?|eingaben?)\s+([^.;]+)/iu.exec(detail) ?? []
  return plain.split(/\s+/u).length > 1 && named.toLowerCase().startsWith(plain.toLowerCase())
}

/** A heading of the part's kind, where the part is nothing but its kind and no heading has its name. */
export function kindFit(wanted: Wanted, section: Section, isNamed: boolean): number {
  const titles = `${withoutBodies(section.title)}\n${section.caption}`
  if (asksWhy.test(wanted.name) && asksWhy.test(titles) && !ofChoice.test(wanted.name)) return rules.kindFits
  if (wanted.kind === undefined || (wanted.topic.length > 0 && !wanted.isWide)) return 0
  // 'Audit committee, 5 November': what a body's minutes say is of anything.
  if (wanted.kind === 'people' && datesIn(section.title).length > 0) return 0
  // Any cost is not what drives the cost.
  if (wanted.topic.length > 0 && kinds[wanted.kind].isStrict) return 0
  const { isBroad, names, over, titles: own = names } = kinds[wanted.kind]
  const isAnnounced = isAnnouncedAs(kinds[wanted.kind], section)
  if (over?.test(titles) === true || !(isBroad || !isNamed) || !(own.test(titles) || isAnnounced)) return 0
  return rules.kindFits + (section.heads.length > 0 ? rules.tableBonus : 0)
}
