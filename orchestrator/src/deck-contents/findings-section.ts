import {
  observationStatuses,
  severities,
  type ObservationStatus,
  type Severity,
} from '@parley/contracts/enums.ts'
import type { Block, BlockGroup, Cell } from '@parley/decks/deck-document.ts'
import {
  cell,
  column,
  type Composed,
  type DeckContext,
  findingTones,
  group,
  phaseName,
  severityTones,
} from './deck-context.ts'
import { confirmedGroup, confirmedOf } from './confirmed-group.ts'
import type { ObservationRow } from './deck-rows.queries.ts'

/** Findings of the Main Presentation, most severe first. */
const mostOnSlides = 10

const gravest = severities.toReversed()
const openest: ObservationStatus[] = ['OPEN', 'TO_REMEDIATE', 'ACCEPTED', 'REMEDIATED']

export const isUnsettled = ({ status }: Pick<ObservationRow, 'status'>): boolean =>
  status === 'OPEN' || status === 'TO_REMEDIATE'

/** What is not settled before what is, severe before harmless, then as they were found. */
export const bySeverity = (observations: readonly ObservationRow[]): ObservationRow[] =>
  observations.toSorted(
    (one, other) =>
      Number(isUnsettled(other)) - Number(isUnsettled(one)) ||
      gravest.indexOf(one.severity) - gravest.indexOf(other.severity) ||
      openest.indexOf(one.status) - openest.indexOf(other.status),
  )

/**
 * Observations by severity and status, with what they rest on and what is to be done (Document 2, 3 and 4.1); beside
 * them what is confirmed.
 */
export function composeFindings(context: DeckContext): Composed {
  const { rows, words, kind } = context
  const { observations } = rows
  const confirmed = confirmedGroup(context)
  if (observations.length === 0)
    return confirmed.length === 0
      ? undefined
      : { lead: words.leads.confirmed(confirmedOf(rows).length), groups: confirmed }
  const unsettled = observations.filter(isUnsettled)
  const tables =
    kind === 'main'
      ? group(null, [
          table(context, words.captions.mostSevere, bySeverity(observations).slice(0, mostOnSlides)),
        ])
      : gravest.flatMap((severity) => ofSeverity(context, severity))
  return {
    lead: words.leads.findings({
      all: observations.length,
      unsettled: unsettled.length,
      critical: unsettled.filter(({ severity }) => severity === 'CRITICAL').length,
    }),
    groups: [{ heading: null, blocks: [chart(context)] }, ...tables, ...confirmed],
  }
}

function ofSeverity(context: DeckContext, severity: Severity): BlockGroup[] {
  const { rows, words } = context
  const found = bySeverity(rows.observations.filter((row) => row.severity === severity))
  const name = words.severities[severity]
  return found.length === 0 ? [] : group(name, [table(context, `${words.sections.findings}: ${name}`, found)])
}

function chart({ rows, words }: DeckContext): Block {
  const count = (severity: Severity, status: ObservationStatus): number =>
    rows.observations.filter((row) => row.severity === severity && row.status === status).length
  return {
    type: 'chart',
    shape: 'stacked-bar',
    caption: words.captions.findings,
    categories: gravest.map((severity) => words.severities[severity]),
    series: observationStatuses
      .map((status) => ({
        name: words.findingStatuses[status],
        tone: findingTones[status],
        values: gravest.map((severity) => count(severity, status)),
      }))
      .filter(({ values }) => values.some((value) => value > 0)),
  }
}

/** Each severity has a table of its own but on the slides of the Main Presentation, where one column tells it. */
function table(context: DeckContext, caption: string, rows: ObservationRow[]): Block {
  const { words, kind } = context
  const { labels } = words
  const isShort = kind === 'main'
  return {
    type: 'table',
    caption,
    columns: isShort
      ? [
          column(labels.finding, 0.44),
          column(labels.severity, 0.11),
          column(labels.status, 0.13),
          column(labels.plan, 0.32),
        ]
      : [
          column(labels.finding, 0.38),
          column(labels.phase, 0.12),
          column(labels.status, 0.12),
          column(labels.plan, 0.19),
          column(labels.notes, 0.19),
        ],
    rows: rows.map((row) => (isShort ? shortRow(context, row) : longRow(context, row))),
  }
}

const statusCell = ({ words }: DeckContext, row: ObservationRow): Cell => {
  const status = row.status
  return cell(words.findingStatuses[status], { tone: findingTones[status] })
}

/** What is to be done, or else why nothing is. */
const shortRow = (context: DeckContext, row: ObservationRow): Cell[] => {
  const severity = row.severity
  return [
    findingCell(context, row),
    cell(context.words.severities[severity], { tone: severityTones[severity] }),
    statusCell(context, row),
    cell(row.remediation_plan ?? row.consultant_notes),
  ]
}

const longRow = (context: DeckContext, row: ObservationRow): Cell[] => [
  findingCell(context, row),
  cell(phaseName(context.rows, row.phase_id)),
  statusCell(context, row),
  cell(row.remediation_plan),
  cell(row.consultant_notes),
]

/** The finding, in the complete decks with the risk mitigation that it breaks. */
export function findingCell({ kind, words, sources }: DeckContext, row: ObservationRow): Cell {
  const breaks =
    kind === 'main' || row.mitigation === null ? '' : `\n${words.labels.mitigation}: ${row.mitigation}`
  return cell(`${row.description}${breaks}`, {
    sources: sources.numbersOf(row.evidence),
  })
}
