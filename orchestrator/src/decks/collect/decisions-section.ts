import type { Block } from '../deck-document.ts'
import { turnOf } from '../../sequences/run.rows.ts'
import {
  cell,
  column,
  type Composed,
  type DeckContext,
  group,
  personName,
  phaseName,
} from './deck-context.ts'
import { plainAnswer } from './plain-answers.ts'

/** Decisions of the Main Presentation, the latest ones. */
const mostOnSlides = 12

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

/** People's words within a run that ask for no reply are answers to questions of its agents. */
const answered = ({ rows, words }: DeckContext): Decision[] =>
  rows.messages
    .filter((message) => message.role === 'USER' && !message.wants_reply && message.sequence_id !== null)
    .map((message) => ({
      at: message.created_at,
      what: words.decisions.answered(phaseName(rows, message.phase_id)),
      note: plainAnswer(message.content),
      by: personName(message, words),
    }))

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

const withoutStop = (text: string): string => text.trim().replace(/\.$/, '')
