import { sentencesOf } from '../../language/sentences.ts'
import { type SummarySection, summarySections, summaryAsked } from '../../language/summary-asked.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, mostOf, scaled, shareSpoken, spokenIn, standingOf } from './matching.ts'

const named = new RegExp(
  String.raw`^(?:.+: )?Summary of (?<initiative>.+), (?<section>${summarySections.join('|')})$`,
  'u',
)

/** Of what else the question is about so much has to be said by the summary, most of it by its name or its client's. */
const leastShare = 0.75
const inText = 0.8
/** Engagements that are spoken of nearly as much are told together. */
const nearly = 0.95
const mostOfOne = 6
const mostOfEach = 3

/**
 * Rule: who asks what an engagement came to (which vendor was chosen, its outcomes, what was learnt or recommended) is
 * told that section of its summary, sentence by sentence; who names no engagement, that of each.
 */
export function summaryAnswer(asked: Asked, passages: readonly Passage[]): FoundLines | undefined {
  const kind = summaryAsked(asked.question)
  if (kind === undefined) return undefined
  const frame = stemsOfBoth(kind.frame.join(' '))
  const rest = asked.words.filter(({ stem, isName, isLight }) => isName || !(isLight || frame.has(stem)))
  const thing = kind.sections.includes('Recommendations') ? thingAsked(asked) : undefined
  const told = passages.flatMap((passage) => {
    const { section, initiative } = named.exec(passage.name)?.groups ?? {}
    if (section === undefined || initiative === undefined) return []
    const { share, isNamed } = spokenBy({ ...asked, words: rest }, passage)
    if (share < leastShare) return []
    const lines = linesOf(passage, section).filter(
      (line) =>
        kind.sections.includes(line.section) &&
        (isNamed || spokenIn({ ...asked, words: rest }, line.text).some(isSpoken)) &&
        // 'Which vendor is recommended?' is told by what names vendors, and by no other advice.
        (thing === undefined || isSpoken(spokenIn(asked, line.text)[asked.words.indexOf(thing)])),
    )
    return lines.map(({ section: of, text }) => ({ passage, section: of, text, initiative, share }))
  })
  const best = Math.max(...told.map(({ share }) => share))
  const near = told.filter(({ share }) => share >= best * nearly)
  const [first] = near
  if (first === undefined) return undefined
  const engagements = [...new Set(near.map(({ initiative }) => initiative))].toSorted()
  const most = engagements.length === 1 ? mostOfOne : mostOfEach
  const lines = engagements.flatMap((engagement) =>
    kind.sections.flatMap((section) =>
      near
        .filter((line) => line.initiative === engagement && line.section === section)
        .slice(0, most)
        .map(({ text, passage }): AnswerLine => ({ text: `“${text}”`, passage, key: text })),
    ),
  )
  return { lines, share: best, score: best + standingOf(first.passage), isWhole: true }
}

/** Who decides is a person or a body, and none of those that were chosen. */
const asksWhoDecides =
  /^(?:who|wer)\s+(?:(?:will|would|has to|is to|may|can|wird|darf|muss|soll)\s+)?(?:decides?|chooses?|approves?|signs? off|entscheide[tn]|wählt|genehmigt|beschließt)(?!\p{L})/iu

/** What was recommended or learnt in an engagement names no vendor that was chosen there. */
export function isOfOtherSection(question: string, { name }: Passage): boolean {
  const { section } = named.exec(name)?.groups ?? {}
  if (section === 'Vendor choices' && asksWhoDecides.test(question)) return true
  const asked = summaryAsked(question)?.sections
  if (section === undefined || asked?.includes('Vendor choices') !== true) return false
  return section !== 'Summary' && section !== 'Vendor choices'
}

/** How far a summary is about the question, and whether its name says so: what its text says is told by that sentence. */
function spokenBy(asked: Asked, passage: Passage): { share: number; isNamed: boolean } {
  if (asked.words.length === 0) return { share: 1, isNamed: true }
  const byName = spokenIn(asked, `${passage.context ?? ''}\n${passage.name}`)
  const spoken = mostOf([byName, scaled(spokenIn(asked, passage.text), inText)], asked.words.length)
  const isEveryName = asked.words.every(({ isName }, at) => !isName || isSpoken(spoken[at]))
  return {
    share: isEveryName ? shareSpoken(asked, spoken) : 0,
    isNamed: shareSpoken(asked, byName) >= leastShare,
  }
}

/** A passage may hold several sections; the name of the next stands on a line of its own. */
function linesOf({ text }: Passage, named: string): { section: SummarySection; text: string }[] {
  let section = sectionCalled(named)
  return text.split('\n').flatMap((line) => {
    const next = sectionCalled(line.trim())
    section = next ?? section
    return next !== undefined || section === undefined ? [] : inSection(section, line)
  })
}

const inSection = (section: SummarySection, line: string): { section: SummarySection; text: string }[] =>
  sentencesOf(line).map((text) => ({ section, text }))

const sectionCalled = (name: string): SummarySection | undefined =>
  summarySections.find((section) => section === name)
