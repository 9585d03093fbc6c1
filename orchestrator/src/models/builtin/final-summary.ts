import { citedChunkIds, stripCitationMarks } from '../citations.ts'
import { excerptOf } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import type { Evidence, EvidenceTurn } from '../port.ts'
import { contributions } from './digest.ts'
import { amountsIn, datesIn, kindOf } from './finders/index.ts'
import { blocks } from './findings.ts'
import { openPointsOf } from './open-points.ts'
import { listed, phrasesOf, type Phrases } from './phrases.ts'
import { tableLines, tablesIn, totalRow } from './summary-tables.ts'
import { differenceText, knownDifferences } from './settled.ts'

/** Lines of one heading, and of one section of a chapter under it. */
const mostLines = 8
const mostOfSection = 2
/** A log of risks of which two are told would look like one of two. */
const mostRisks = 6
/** Dates are the frame of a plan: more of them. */
const mostDates = 12
/** What is open is told whole. */
const mostOpen = Infinity

const differing = new Set((['en', 'de'] as const).map((language) => phrasesOf({ language }).differences))

type Place = 'decisions' | 'figures' | 'milestones' | 'risks' | 'findings'
const places: readonly Place[] = ['decisions', 'figures', 'milestones', 'risks', 'findings']

interface Line {
  place: Place
  text: string
}

/**
 * Rule: decisions, figures, dates, risks and other findings of the contributions with their marks, the verdicts, what
 * people decided, and what is open; each once. Not who said what.
 */
export function finalSummary(evidence: Evidence): string {
  const words = phrasesOf(evidence)
  const turns = contributions(evidence.conversation)
  if (turns.length === 0) return blocks(words.summary(evidence.phaseName), words.noWork)
  const lines = turns.flatMap(linesOf)
  const told = lines.filter((line, index) => lines.findIndex((other) => same(other, line)) === index)
  return blocks(
    words.summary(evidence.phaseName),
    ...places.map((place) =>
      section(
        words.sections[place],
        told.filter((line) => line.place === place).map(({ text }) => text),
        place === 'milestones' ? mostDates : mostLines,
      ),
    ),
    section(words.sections.people, saidByPeople(evidence, words)),
    section(words.sections.verdicts, verdicts(evidence, words)),
    section(words.sections.open, openPoints(evidence, words), mostOpen),
  )
}

const same = (one: Line, other: Line): boolean =>
  wordsOf(stripCitationMarks(one.text)).join(' ') === wordsOf(stripCitationMarks(other.text)).join(' ')

const section = (title: string, lines: readonly string[], most = mostLines): string | undefined =>
  lines.length === 0
    ? undefined
    : blocks(
        `### ${title}`,
        lines
          .slice(0, most)
          .map((line) => `- ${line}`)
          .join('\n'),
      )

/** What each section of a chapter comes to, under what it is: its sums, its total, otherwise its first lines with a mark. */
function linesOf({ text }: EvidenceTurn): Line[] {
  const [, ...sections] = text.split(/^### /m)
  // What differs stands under what is open, or under what people decided.
  const own = sections.filter((chapter) => !differing.has(chapter.split('\n', 1)[0] ?? ''))
  const chapters = sections.length > 0 ? own : [`\n${text}`]
  return chapters.flatMap((chapter) => {
    const [heading = '', ...written] = chapter.split('\n')
    const rows = withPlaces(written)
    const kind = kindOf(heading)
    const most = kind === 'milestones' ? mostDates : kind === 'risks' ? mostRisks : mostOfSection
    const cited = rows.filter((row) => citedChunkIds(row).length > 0 && !/^[|\s-]+$/.test(row)).map(plainRow)
    const sums = cited
      .filter((row) => isSum(row))
      .map((row) => `${heading}: ${row.replace(/_/g, '').replace(/\.(?= \[\[|$)/, '')}`)
      .toSorted((one, other) => Number(isOfTotal(other)) - Number(isOfTotal(one)))
    const totals = cited.filter((row) => totalRow.test(row)).map((row) => `${heading}: ${row}`)
    const isListed = kind === 'risks' || kind === 'decisions' || kind === 'milestones' || kind === 'open'
    const tables = isListed ? [] : tablesIn(rows)
    const short = tables.flatMap((table) => tableLines(heading, table))
    const inTables = new Set(tables.flatMap((table) => table.rows.map(plainRow)))
    const others = [
      ...(sums.length > 0 ? [] : short),
      ...cited.filter((row) => !isSum(row) && !totalRow.test(row) && !inTables.has(row)),
    ]
    const figures = sums.length > 0 ? sums : totals
    return [
      ...figures.slice(0, mostOfSection).map((row): Line => ({ text: row, place: 'figures' })),
      ...others
        .slice(0, figures.length > 0 ? 1 : Math.max(most, short.length))
        .map((row): Line => ({ text: row, place: placeOfLine(row, kind) })),
    ]
  })
}

const quoted = /^- [“„].*[“”] \[\[/u

/** Sentences that stand under the name of their place have it behind them, as they do by themselves. */
function withPlaces(rows: readonly string[]): string[] {
  let place: string | undefined
  return rows.flatMap((row, index) => {
    if (/^[^-*|_#\s].*:$/u.test(row)) {
      const next = rows.slice(index + 1).find((other) => other.trim() !== '') ?? ''
      place = quoted.test(next) ? row.slice(0, -1) : undefined
      return place === undefined ? [row] : []
    }
    return [place !== undefined && quoted.test(row) ? row.replace(/ (?=\[\[)/u, ` (${place}) `) : row]
  })
}

const isOfTotal = (row: string): boolean => /: (?:total|sum|summe|gesamt)\w*(?: \([^)]*\))?:/iu.test(row)

const plainRow = (row: string): string =>
  row
    .replace(/^\s*[-*]\s+/, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/ \| /g, '; ')
    .trim()

const isSum = (row: string): boolean => /^_.* = .*_/.test(row)

const decided =
  /\b(?:decides? (?:for|on|to|that|against)|decided|approve[sd]?|agreed|confirms?|beschl(?:ie(?:ß|ss)t|oss\w*)|genehmigt|entschieden|vereinbart)\b/iu
/** 'The approved budget does not cover it' decides nothing. */
const known =
  /(?<!\p{L})(?:price|sum|amount|terms?|preis|betrag) (?:agreed|approved)(?!\p{L})|(?<!\p{L})(?:the|an|its|their|our|this|das|der|die|dem|den|des) (?:approved|agreed|genehmigte\p{L}*|vereinbarte\p{L}*)(?= \p{L})/giu
/** What is still to be done is not decided. */
const due =
  /\b(?:due|fällig|termin):|\bnot (?:yet )?(?:been )?(?:decided|approved|agreed)\b|\bnicht (?:beschlossen|entschieden|genehmigt|vereinbart)\b/iu

function placeOfLine(row: string, kind: ReturnType<typeof kindOf>): Place {
  const plain = stripCitationMarks(row)
  if (kind === 'risks' || ofRisk.test(plain)) return 'risks'
  if (kind === 'milestones' && datesIn(plain).length > 0) return 'milestones'
  if (kind === 'decisions' || (decided.test(plain.replace(known, ' ')) && !due.test(plain)))
    return 'decisions'
  return kind === 'costs' || tellsAmount(plain) ? 'figures' : 'findings'
}

/** A row of a log of risks, wherever it was told. */
const ofRisk = /^[“„]?R-?\d+(?!\d)|\b(?:rating|likelihood|probability|bewertung|\p{L}*wahrscheinlichkeit):/iu

/** A sentence with an amount; a row with a cell that is one: 'limits up to GBP 50,000' in words is none. */
function tellsAmount(plain: string): boolean {
  const [, cells] = /^[^“„]*? – (.*: .*)$/su.exec(plain) ?? []
  if (cells === undefined) return amountsIn(plain).length > 0
  return cells.split('; ').some((cell) => {
    const [, value = ''] = /^[^:]*: (.*?)(?: \([^()]*\))?\s*$/su.exec(cell) ?? []
    return amountsIn(value).some((amount) => amount === value.trim())
  })
}

function saidByPeople(evidence: Evidence, words: Phrases): string[] {
  const settled = knownDifferences(evidence).flatMap(({ subject, decision }) =>
    decision === undefined ? [] : [words.heldBy(subject, decision.person, decision.words)],
  )
  const said = evidence.conversation
    .filter(
      ({ role, text }) =>
        role === 'USER' && !settled.some((line) => line.includes(text.replace(/^\([^)]*\) /, '').trim())),
    )
    .map(({ speaker, text }) => saidBy(speaker, text, words))
  return [...settled, ...new Set(said.slice(-6))]
}

/** The minutes note in brackets to whom somebody spoke, or what a gate was answered with: people read that in words. */
function saidBy(speaker: string, text: string, words: Phrases): string {
  const [, decision = '', said = ''] =
    /^(?:\((?:decided: (\w+)|to [^)]*)\)\s*)?(.*)$/su.exec(text.trim()) ?? []
  const person = decision === 'overrule' ? words.overruled(speaker) : speaker
  return said === '' ? person : `${person}: ${words.quoted(excerptOf(said, 280))}`
}

const verdictLength = 240

/** The latest verdict of each judge in its first words; conditions stand under what is open. */
function verdicts(evidence: Evidence, words: Phrases): string[] {
  const latest = new Map(
    evidence.conversation
      .filter(({ role }) => role === 'REVIEWER' || role === 'APPROVER')
      .map((turn) => [turn.speaker, turn]),
  )
  return [...latest.values()].map(({ speaker, role, text }) => {
    const [first = '', second = ''] = text
      .split('\n')
      .map((row) => row.replace(/^[-*]\s+/, '').trim())
      .filter(Boolean)
    const said = first.startsWith('**') ? `${first.replace(/\*\*/g, '')}. ${second}` : first
    return `**${speaker}** (${words.roles[role === 'REVIEWER' ? 'REVIEWER' : 'APPROVER']}): ${excerptOf(said.trim(), verdictLength)}`
  })
}

/** What differs, then the parts and the inputs that are open: each named once, as the approver counts them. */
function openPoints(evidence: Evidence, words: Phrases): string[] {
  const { parts, differences, inputs } = openPointsOf(evidence)
  const together = (names: readonly string[]): string[] => (names.length === 0 ? [] : [listed(names, words)])
  return [
    ...differences.map((one) => differenceText(one, words, true)),
    ...together(parts.map(({ name }) => name)).map(words.unanswered),
    ...together(inputs).map((labels) => `${words.unfilled(labels)}.`),
  ]
}
