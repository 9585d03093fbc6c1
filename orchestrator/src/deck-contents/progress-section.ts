import { artifactCompletion } from '@parley/contracts/rules/artifact-completion.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import {
  cell,
  column,
  type Composed,
  currentPhase,
  type DeckContext,
  definitionOf,
  group,
  phaseTones,
} from './deck-context.ts'
import type { DeckRows, PhaseRow } from './deck-rows.queries.ts'
import { countInputs, phaseInputs } from './readable-inputs.ts'

/** Phases in time, and how much of what they ask for is there. */
export function composeProgress(context: DeckContext): Composed {
  const { rows, kind } = context
  if (rows.phases.length === 0) return undefined
  const blocks = [timeline(context), ...inputsChart(context)]
  return {
    lead: leadOf(context),
    groups: [...group(null, blocks), ...(kind === 'pre-read' ? group(null, [phaseTable(context)]) : [])],
  }
}

const dayMs = 86_400_000
/** Whole days that a phase is over its plan; negative while it is not. */
const daysOver = (plannedEnd: string, now: Date): number =>
  Math.floor((now.getTime() - new Date(plannedEnd).getTime()) / dayMs)

function leadOf({ rows, words, formats, now }: DeckContext): string {
  const { phases } = rows
  const done = phases.filter(({ status }) => status === 'COMPLETED').length
  const current = done === phases.length ? undefined : currentPhase(rows)
  const plannedEnd = current?.planned_end ?? null
  return words.leads.progress({
    done,
    phases: phases.length,
    current: current?.name ?? null,
    isBegun: current?.status !== 'PENDING',
    plannedEnd: plannedEnd === null ? null : formats.longDay(plannedEnd),
    daysLate: plannedEnd === null ? 0 : Math.max(0, daysOver(plannedEnd, now)),
  })
}

/** Half of a phase is what it asks of people, half its conversation; one that asks for neither is all of the other. */
export function shareOf(rows: DeckRows, phase: PhaseRow): number {
  if (phase.status === 'COMPLETED') return 1
  if (phase.status === 'PENDING') return 0
  const { filled, all } = countInputs(phaseInputs(phase))
  const turns = rows.turns.filter((turn) => turn.phase_id === phase.id && !turn.is_side)
  const completed = turns.filter(({ status }) => status === 'COMPLETED').length
  const hasAgents = definitionOf(phase).aiAgents.length > 0
  const parts = [
    ...(all > 0 ? [filled / all] : []),
    ...(hasAgents ? [turns.length === 0 ? 0 : completed / turns.length] : []),
  ]
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
}

const timeline = ({ rows, words, formats }: DeckContext): Block => ({
  type: 'timeline',
  items: rows.phases.map((phase) => {
    const status = phase.status
    const from = phase.start_date ?? phase.planned_start
    const to = phase.end_date ?? phase.planned_end
    return {
      title: phase.name,
      status: words.phaseStatuses[status],
      tone: phaseTones[status],
      from: from === null ? null : formats.day(from),
      to: to === null ? null : formats.day(to),
      share: shareOf(rows, phase),
    }
  }),
})

function inputsChart({ rows, words }: DeckContext): Block[] {
  const counted = rows.phases
    .map((phase) => ({ name: phase.name, ...countInputs(phaseInputs(phase)) }))
    .filter(({ all }) => all > 0)
  if (counted.length === 0) return []
  return [
    {
      type: 'chart',
      shape: 'stacked-bar',
      caption: words.captions.inputsByPhase,
      categories: counted.map(({ name }) => name),
      series: [
        { name: words.labels.filled, tone: 'good', values: counted.map(({ filled }) => filled) },
        {
          name: words.labels.missing,
          tone: 'neutral',
          values: counted.map(({ all, filled }) => all - filled),
        },
      ],
    },
  ]
}

function phaseTable({ rows, words, formats }: DeckContext): Block {
  const { labels } = words
  const uploaded = rows.documents.flatMap(({ name, file_name }) => [name, file_name])
  const span = (from: Date | string | null, to: Date | string | null): string => {
    if (from === null) return to === null ? '' : words.until(formats.day(to))
    return to === null ? words.from(formats.day(from)) : words.between(formats.day(from), formats.day(to))
  }
  return {
    type: 'table',
    caption: words.captions.phases,
    columns: [
      column(labels.phase, 0.2),
      column(labels.status, 0.14),
      column(labels.planned, 0.23),
      column(labels.actual, 0.23),
      column(words.figures.inputs, 0.1, 'right'),
      column(words.figures.documents, 0.1, 'right'),
    ],
    rows: rows.phases.map((phase) => {
      const { filled, all } = countInputs(phaseInputs(phase))
      const wanted = artifactCompletion(definitionOf(phase).recommendedArtifacts, uploaded).items
      const status = phase.status
      return [
        cell(phase.name),
        cell(words.phaseStatuses[status], { tone: phaseTones[status] }),
        cell(span(phase.planned_start, phase.planned_end)),
        cell(span(phase.start_date, phase.end_date)),
        cell(all === 0 ? '' : words.of(filled, all)),
        cell(
          wanted.length === 0 ? '' : words.of(wanted.filter((item) => item.uploaded).length, wanted.length),
        ),
      ]
    }),
  }
}
