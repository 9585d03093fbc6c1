import type { Block } from '@parley/decks/deck-document.ts'
import { markdownWords } from '../ingestion/parsers/index.ts'
import { excerptOf } from '../models/language/index.ts'
import { turnOf } from '../runs/index.ts'
import {
  cell,
  column,
  type Composed,
  type DeckContext,
  group,
  personName,
  phaseName,
} from './deck-context.ts'
import { gateAnswerIn } from './gate-answer.ts'

/** Decisions of the Main Presentation, the latest ones. */
const mostOnSlides = 12
/** Characters. */
const longestQuestion = 240

interface Decision {
  at: Date
  what: string
  note: string
  by: string
}

/** What people have decided: overruled verdicts, answers to agents' questions, accepted risks, resolved flags. */
export function composeDecisions(context: DeckContext): Composed {
  const { kind, words, formats } = context
  const all = [
    ...overruled(context),
    ...answered(context),
    ...accepted(context),
    ...resolved(context),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const [latest] = all
  if (latest === undefined) return undefined
  const shown = kind === 'main' ? all.slice(0, mostOnSlides) : all
  return {
    lead: words.leads.decisions({ all: all.length, latest: formats.longDay(latest.at) }),
    groups: group(null, [table(context, shown)]),
  }
}

function table({ words, formats }: DeckContext, decisions: Decision[]): Block {
  const { labels } = words
  return {
    type: 'table',
    caption: words.captions.decisions,
    columns: [column(labels.date, 0.13), column(labels.decision, 0.67), column(labels.by, 0.2)],
    rows: decisions.map(({ at, what, note, by }) => [
      cell(formats.day(at)),
      cell(note === '' ? what : `${what}. ${note}`),
      cell(by),
    ]),
  }
}

const overruled = ({ rows, words }: DeckContext): Decision[] =>
  rows.turns.map(turnOf).flatMap(({ agent, verdict }) => {
    const by = verdict?.overruledBy
    if (by == null) return []
    return [
      { at: new Date(by.at), what: words.decisions.overruled(agent.name), note: by.note ?? '', by: by.name },
    ]
  })

/** What people answered to gates; that a verdict was overruled is told of the verdict itself, once. */
function answered({ rows, words }: DeckContext): Decision[] {
  const told = new Set(
    rows.turns
      .map(turnOf)
      .filter(({ verdict }) => verdict?.overruledBy != null)
      .map(({ id }) => id),
  )
  return rows.messages.flatMap((message) => {
    const answer = gateAnswerIn(message)
    if (answer === undefined) return []
    const { outcome, question, interactionId } = answer
    if (outcome === 'overruled' && told.has(interactionId)) return []
    const asked = withoutStop(shortened(question))
    const what = words.decisions.gate[outcome](phaseName(rows, message.phase_id), asked)
    const by = personName(message, words)
    return [{ at: message.created_at, what, note: markdownWords(answer.words), by }]
  })
}

const accepted = ({ rows, words }: DeckContext): Decision[] =>
  rows.observations.flatMap((row) =>
    row.status !== 'ACCEPTED' || row.accepted_at === null
      ? []
      : [
          {
            at: row.accepted_at,
            what: words.decisions.accepted(withoutStop(row.description)),
            note: row.consultant_notes ?? '',
            by: '',
          },
        ],
  )

const resolved = ({ rows, words }: DeckContext): Decision[] =>
  rows.flags.flatMap((flag) =>
    flag.resolved_at === null
      ? []
      : [
          {
            at: flag.resolved_at,
            what: words.decisions.flagResolved(withoutStop(flag.title)),
            note: '',
            by: personName(flag, words),
          },
        ],
  )

const shortened = (question: string): string =>
  question.length > longestQuestion ? `${excerptOf(question, longestQuestion)} …` : question

const withoutStop = (text: string): string => text.trim().replace(/\.$/, '')
