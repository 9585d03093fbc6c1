import { turnOf, standingTurns, type Turn } from '../runs/index.ts'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Block, BlockGroup, Tone } from '@parley/decks/deck-document.ts'
import { type Composed, type DeckContext, group } from './deck-context.ts'
import { references } from './deck-references.ts'
import type { DeckRows, PhaseRow, TurnRow } from './deck-rows.queries.ts'
import { answerBlocks, openingOf } from './plain-answers.ts'

/** Answers of agents that stand: the newest versions of each (decisions D5). */
export function conclusionsOf(rows: DeckRows, phase: PhaseRow): (Turn & { row: TurnRow })[] {
  const ofPhase = new Map(rows.turns.filter((row) => row.phase_id === phase.id).map((row) => [row.id, row]))
  return standingTurns([...ofPhase.values()].map(turnOf)).flatMap((turn) => {
    const row = ofPhase.get(turn.id)
    return row === undefined || turn.agent.role === 'MODERATOR' ? [] : [{ ...turn, row }]
  })
}

/** What the agents came to, with its sources: in short on slides, whole in the Pre-Read. */
export function composeConclusions(context: DeckContext): Composed {
  const { rows, words, kind } = context
  const phases = rows.phases.map((phase) => ({ phase, turns: conclusionsOf(rows, phase) }))
  const groups = phases.flatMap(({ phase, turns }) =>
    kind === 'main' ? inShort(context, phase, turns) : whole(context, phase, turns),
  )
  if (groups.length === 0) return undefined
  const turns = phases.flatMap((one) => one.turns)
  const verdicts = turns.filter(({ verdict }) => verdict !== null)
  return {
    lead: words.leads.conclusions({
      answers: turns.length - verdicts.length,
      phases: phases.filter((one) => one.turns.length > 0).length,
      verdicts: verdicts.length,
      approved: verdicts.filter(({ verdict }) => verdict?.kind === 'approve').length,
    }),
    groups,
  }
}

type Conclusion = ReturnType<typeof conclusionsOf>[number]

const inShort = (context: DeckContext, phase: PhaseRow, turns: Conclusion[]): BlockGroup[] =>
  group(phase.name, [
    ...summary(context, phase),
    ...turns.map((turn) => statement(context, turn, turn.citations)),
  ])

function whole(context: DeckContext, phase: PhaseRow, turns: Conclusion[]): BlockGroup[] {
  const { headings } = context.words
  return [
    ...group(`${phase.name}: ${headings.finalSummary}`, wholeSummary(context, phase)),
    ...turns.flatMap((turn) =>
      group(`${phase.name}: ${turn.chapterTitle ?? turn.agent.name}`, [
        statement(context, turn, []),
        ...reasonsOf(context, turn),
      ]),
    ),
  ]
}

/** Of a verdict the reasons: its text would say the verdict once more. */
function reasonsOf({ sources }: DeckContext, { verdict, response, citations }: Conclusion): Block[] {
  const cited = references(citations)
  if (verdict === null || verdict.reasons.length === 0) return answerBlocks(response ?? '', cited, sources)
  const items = verdict.reasons.map((reason) => ({ ...sources.cite(reason, cited), level: 0 as const }))
  return [{ type: 'bullets', items }]
}

const runOf = (rows: DeckRows, phase: PhaseRow) =>
  rows.runs.find((run) => run.phase_id === phase.id && run.summary !== null)

const verdictTones: Record<'approve' | 'revise' | 'reject', Tone> = {
  approve: 'good',
  revise: 'medium',
  reject: 'critical',
}

export function verdictOf(
  { words }: Pick<DeckContext, 'words'>,
  { verdict }: Pick<Turn, 'verdict'>,
): { label: string; tone: Tone } | null {
  if (verdict === null) return null
  const label = words.verdicts[verdict.kind]
  return verdict.overruledBy === null
    ? { label, tone: verdictTones[verdict.kind] }
    : { label: `${label}, ${words.overruledBy(verdict.overruledBy.name)}`, tone: 'accent' }
}

function statement(context: DeckContext, turn: Conclusion, cited: Citation[]): Block {
  const { words, sources, formats } = context
  const text = sources.cite(turn.summary ?? openingOf(turn.response ?? ''), references(turn.citations))
  const numbers = [...new Set([...text.sources, ...sources.numbersOf(references(cited))])]
  return {
    type: 'statement',
    speaker: turn.agent.name,
    role: words.roles[turn.agent.role],
    at: turn.row.completed_at === null ? null : formats.time(turn.row.completed_at),
    verdict: verdictOf(context, turn),
    text: text.text,
    sources: numbers.sort((one, two) => one - two),
  }
}

function summary(context: DeckContext, phase: PhaseRow): Block[] {
  const run = runOf(context.rows, phase)
  if (run?.summary == null) return []
  const { words, sources, formats } = context
  const cited = references(run.summary_citations)
  return [
    {
      type: 'statement',
      speaker: words.roles.MODERATOR,
      role: words.headings.finalSummary,
      at: run.finished_at === null ? null : formats.time(run.finished_at),
      verdict: null,
      text: sources.cite(openingOf(run.summary), cited).text,
      sources: sources.numbersOf(cited),
    },
  ]
}

function wholeSummary({ rows, sources }: DeckContext, phase: PhaseRow): Block[] {
  const run = runOf(rows, phase)
  if (run?.summary == null) return []
  return answerBlocks(run.summary, references(run.summary_citations), sources)
}
