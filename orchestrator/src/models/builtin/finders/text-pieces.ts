import { hasVerb, isAgendaLine, isAuthorLine, isFrontLine } from '../../language/front-lines.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { announces, leadOf } from './leads.ts'
import { isEnded, type Line } from './lines.ts'
import type { Piece, Section } from './pieces.ts'

/** Text that was put together from lines. */
export interface OpenText {
  text: string
  line: Line
  paragraph: number
}

const leastWords = 4

/** 'Report of 25 November 2024 by …', 'Notes by the consultants': no finding. */
const byline =
  /^(?:(?:final )?(?:report|version|notes|summary|minutes)|(?:end)?bericht|fassung|notizen|protokoll) (?:of|by|from|vom|von|der|des) /iu
const longestByline = 18
const topOfText = 160
const isAtTop = (span: string, { passage }: Line): boolean =>
  passage.text.slice(0, topOfText).includes(span.slice(0, 30))
/** Notes below a slide tell the speaker what to say. */
const toSpeaker = /^(?:say|mention|remind|explain|stress|point out|remember|erwähnen|betonen|hinweisen)\b/iu
const meetingTime = /\d{1,2}[:.]\d\d(?: Uhr)? (?:to|until|bis|-|–) \d{1,2}[:.]\d\d/
const startsBack =
  /^(?:(?:it|its|this|these|those|that|they|their|both|such|es|dies|diese[rs]?|beide|das|daher|deshalb|davon|darin|therefore|independently)\b|(?:required|needed|allowed|planned|agreed|measured|erforderlich|gefordert|nötig|vorgesehen|vereinbart|gemessen) (?:is|are|was|were|ist|sind|war|waren)\b)/iu
/** 'Is asked to do so', 'has to work with them', 'the loss of these people': whom or what, the sentence before says. */
const pointsBack =
  /\b(?:with|for|of|to|from|by|about|mit|für|von|bei) (?:them|these|those|ihnen|diesen)\.?$|\b(?:these|those) \p{Ll}{3,}|\b(?:do|does|did|done|doing) (?:so|this|that|the same)\b|\b(?:dies|das) zu tun\b|\b(?:tut|taten?|getan) (?:dies|das)\b/iu
const startsWithPerson = /^(?:he|she|his|her|er|sie|ihr|sein)\b/iu
const longestPiece = 320

/** What a paragraph or an item of a list says that can be told by itself. */
export function piecesOf({ text, line, paragraph }: OpenText, section: Section): Piece[] {
  const piece = (kind: Piece['kind'], said: string): Piece => ({
    kind,
    text: said.replace(/[.;,]+$/, ''),
    cells: [],
    section,
    paragraph,
    passage: line.passage,
  })
  const isTitlePage = section.title === '' && line.passage.label === line.passage.name
  if (isTitlePage && !isEnded(text) && !/^[\p{Lu}][\p{L} ]{2,24}:\s/u.test(text)) return []
  if (line.isSlide && toSpeaker.test(text)) return []
  const isItemOfMinutes = line.isNumbered === true && line.isAfterGap && sentencesOf(text).length > 2
  if (line.kind === 'bullet' && !isItemOfMinutes && text.length <= longestPiece)
    return [piece('item', text)].filter(isTold)
  return spansOf(text)
    .filter((span) => !(byline.test(span) && wordsOf(span).length <= longestByline && !hasVerb.test(span)))
    .filter((span) => !(isAuthorLine(span) && isAtTop(span, line)))
    .filter((span) => !isFrontLine(span) && !(meetingTime.test(span) && wordsOf(span).length < 14))
    .filter((span, index, spans) => spans.length === 1 || index < spans.length - 1 || isEnded(span))
    .map((span) => piece(isEnded(span) ? 'sentence' : 'item', span))
    .filter(isTold)
}

/** Sentences of a paragraph after one that announces them stand under it as under a heading, and so does a list that it begins itself. */
export function byLead(pieces: readonly Piece[]): {
  before: readonly Piece[]
  led?: { lead: string; pieces: readonly Piece[] }
} {
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind === 'row') continue
    const lead = leadOf(text)
    if (lead !== '' && index < pieces.length - 1)
      return { before: pieces.slice(0, index), led: { lead, pieces: pieces.slice(index) } }
    if (announces(text) && index < pieces.length - 1)
      return { before: pieces.slice(0, index + 1), led: { lead: text, pieces: pieces.slice(index + 1) } }
  }
  return { before: pieces }
}

/** 'Counted in full-time equivalents' says how a table is to be read, and nothing away from it. */
const ofTable =
  /^(?:counted|given|stated|figures|amounts|all (?:figures|amounts)|gezählt|angegeben|(?:alle )?(?:angaben|beträge)) (?:in|on|without|ohne|auf)(?!\p{L})/iu

/** 'Scores are not part of this paper' tells of the document alone. */
const ofItself =
  /(?<!\p{L})(?:part|subject|scope) of this (?:paper|document|report|note)(?!\p{L})|(?<!\p{L})(?:teil|gegenstand) dieses (?:papiers|dokuments|berichts)(?!\p{L})/iu

const isTold = ({ text }: Piece): boolean =>
  !ofTable.test(text) &&
  !ofItself.test(text) &&
  !isAgendaLine(text) &&
  wordsOf(text).length >= leastWords &&
  !text.endsWith(':') &&
  !/^\p{Ll}/u.test(text)

/** Sentences; one that points back, or is too short to be told alone, goes with the one before it. */
function spansOf(text: string): string[] {
  const spans: string[] = []
  for (const sentence of sentencesOf(text)) {
    const before = spans.at(-1)
    const leans =
      startsBack.test(sentence) ||
      pointsBack.test(sentence) ||
      startsWithPerson.test(sentence) ||
      wordsOf(sentence).length < leastWords
    if (before !== undefined && leans && before.length + sentence.length < longestPiece)
      spans[spans.length - 1] = `${before} ${sentence}`
    else if (!(before === undefined && startsWithPerson.test(sentence) && leans)) spans.push(sentence)
  }
  return spans
}
