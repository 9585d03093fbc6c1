import type { Passage } from '../../port.ts'
import type { AnswerLine, FoundLines } from './answer-line.ts'
import { figureOfEach } from './across-columns.ts'
import { withAlsoDone } from './also-done.ts'
import { type Asked, readAsked } from './asked.ts'
import { budgetsAnswer } from './budgets-answer.ts'
import { withCountedWhole } from './counted-whole.ts'
import { documentAnswer, saidByDocument } from './document-answer.ts'
import { withoutRecord } from './document-record.ts'
import { eachSentence } from './each-sentence.ts'
import { withInstances } from './instances.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { lacksWhatIsAsked } from './met.ts'
import { mannerAnswer } from './manner-answer.ts'
import { nextStepsAnswer } from './next-steps.ts'
import { openBeforeAnswer } from './open-before.ts'
import { placeAnswer } from './place-answer.ts'
import { problemsAnswer } from './problems-answer.ts'
import { readTable, subjectNames } from './read-table.ts'
import type { Candidate } from './sentence-candidates.ts'
import { subjectAnswer } from './subject-answer.ts'
import { isOfOtherSection, summaryAnswer } from './summary-answer.ts'
import { type Table, tablesOfAll } from './tables.ts'
import { turned } from './turned.ts'
import { wishesAnswer } from './wishes-answer.ts'
import { chosen, nearly } from './choose-answer.ts'
import { isReasonAsked } from './reason-asked.ts'
import { ordered, waysOfTables, waysOfTexts } from './ways-to-answer.ts'

export interface ReadPassages {
  /** What touches the subject: sentences are looked for here. */
  passages: readonly Passage[]
  /** All that was found: a row and a column that the question names are sign enough, whatever the relevance. */
  others: readonly Passage[]
}

/** An agent's words are no evidence: alone they are told only where they speak of nearly all that is asked. */
const leastShareOfAgents = 0.85

/**
 * What answers a question, best first, from tables, from what stands under headings, and from sentences; nothing where
 * nothing does. The rules are told in docs/builtin-model.md.
 */
export function findAnswer(question: string, read: ReadPassages, limit: number): FoundLines | undefined {
  const isAgents = ({ trust }: Passage): boolean => trust === 'agent'
  if (!read.others.some(isAgents)) return findIn(question, read, limit)
  const [documents, agents] = [read.others.filter((one) => !isAgents(one)), read.others.filter(isAgents)]
  const known = new Set(documents.map(({ chunkId }) => chunkId))
  return (
    findIn(
      question,
      { passages: read.passages.filter(({ chunkId }) => known.has(chunkId)), others: documents },
      limit,
    ) ?? findIn(question, withOwnWords(read, agents), limit)
  )
}

/** What an agent says of the run's own state, of what is open and what was answered, says nothing of its subject. */
const ofTheRun =
  /^\W*(?:open|offen)\W*[:,]|\b(?:nothing in the inputs|answer(?:ed)? from sources|not filled in yet|eingaben und dokumente|(?:mit|aus den) quellen beantwort\p{L}*|noch nicht ausgefüllt)(?!\p{L})/iu

/** What an agent quotes is its source's word, and not its own. */
function withOwnWords({ passages, others }: ReadPassages, agents: readonly Passage[]): ReadPassages {
  const own = new Map(
    agents.map((passage) => [
      passage.chunkId,
      {
        ...passage,
        text: passage.text
          .split('\n')
          .filter((line) => !/[“”„«»]/u.test(line) && !ofTheRun.test(line))
          .join('\n'),
      },
    ]),
  )
  const ownOf = (passage: Passage): Passage => own.get(passage.chunkId) ?? passage
  return { passages: passages.map(ownOf), others: others.map(ownOf) }
}

function findIn(question: string, { others }: ReadPassages, limit: number): FoundLines | undefined {
  const overview =
    documentAnswer(question, others) ??
    saidByDocument(question, others) ??
    subjectAnswer(question, others) ??
    wishesAnswer(question, others)
  if (overview !== undefined) return overview
  const near = withoutRecord(question, others).filter((passage) => !isOfOtherSection(question, passage))
  const general = problemsAnswer(question, near) ?? nextStepsAnswer(question, near)
  if (general !== undefined) return general
  const read = readAsked(question, near)
  if (read.words.length === 0) return undefined
  const found = tablesOfAll(near)
  const asked = withInstances(read, found)
  const special =
    openBeforeAnswer(asked, near) ??
    budgetsAnswer(asked, near) ??
    mannerAnswer(asked, near) ??
    placeAnswer(asked, near)
  if (special !== undefined) return special
  const tables = (isReasonAsked(question) ? found.filter(({ heads }) => heads.some(isOfReasons)) : found)
    .flatMap((table) => [table, ...[turned(table) ?? []].flat()])
    .flatMap((table) => readTable(asked, table, subjectNames(asked, near, table.passage)) ?? [])
  if (allHave(asked, found)) return undefined
  const ways = { ...waysOfTables(asked, tables), ...waysOfTexts(asked, near) }
  const answer =
    (ways.across.length === 0 ? eachSentence(asked, near, found) : undefined) ?? chosen(asked, ways, limit)
  const [ofEach] = isOfOne(asked, answer, ways.sentences)
    ? []
    : ordered(
        asked,
        tables.map((table) => figureOfEach(asked, table)),
      )
  const summary = summaryAnswer(asked, near)
  const isTold = summary !== undefined && summary.share >= (answer?.share ?? 0) * nearly
  const whole = withCountedWhole(asked, ofEach ?? answer, near)
  return documentsFirst(isTold ? summary : withAlsoDone(asked, whole, { near, tables: found }))
}

/** 'Which risks have no owner?': where a table of them has an owner for each, none of them lacks one. */
const allHave = (asked: Asked, tables: readonly Table[]): boolean =>
  asked.isList &&
  asked.conditions.some(({ kind }) => kind === 'lack') &&
  tables.some(
    (table) =>
      table.rows.length > 1 &&
      isSpoken(
        spokenIn(asked, `${table.title}\n${table.heads.slice(0, 2).join('\n')}`)[placeOfThing(asked)],
      ) &&
      table.rows.every((row) => !lacksWhatIsAsked(asked.conditions, table, row)),
  )
const placeOfThing = (asked: Asked): number => asked.words.findIndex((word) => word === thingAsked(asked))

/** It is told, and by no sentence beside which others tell it of somebody else. */
const isOfOne = (asked: Asked, answer: FoundLines | undefined, sentences: readonly Candidate[]): boolean =>
  answer !== undefined &&
  !(asked.read.expects !== undefined && sentences.length > 1 && answer.lines[0]?.key === sentences[0]?.quote)

/** Why something is so is told by no cell of a table, unless it has reasons. */
const isOfReasons = (head: string): boolean =>
  /(?<!\p{L})(?:reasons?|why|causes?|because|remarks?|comments?|grund|gründe|begründung|ursache\p{L}*|bemerkung\p{L}*|weshalb)(?!\p{L})/iu.test(
    head,
  )

/** Where a document or a person says it, nobody needs an agent's words about it. */
function documentsFirst(found: FoundLines | undefined): FoundLines | undefined {
  if (found === undefined) return undefined
  const told = found.lines.filter((line) => !isTitle(line))
  const others = told.filter(({ passage }) => passage.trust !== 'agent')
  if (others.length > 0) return { ...found, lines: others }
  return found.share >= leastShareOfAgents ? found : undefined
}

/** What a passage stands under says nothing by itself. */
const isTitle = ({ key, passage: { label = '', name } }: AnswerLine): boolean =>
  key === name || key === label.replace(/^[\d.]+\s/u, '')
