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
  severityTones,
} from './deck-context.ts'
import type { ObservationRow, PhaseRow } from './deck-rows.queries.ts'
import { bySeverity, findingCell, isUnsettled } from './findings-section.ts'
import { countInputs, phaseInputs } from './readable-inputs.ts'

const mostOnSlides = 10

/** What is left to be done before the current phase is complete, and what comes after it. */
export function composeNextSteps(context: DeckContext): Composed {
  const { rows, words, kind } = context
  const current = currentPhase(rows)
  const unfinished = current?.status === 'COMPLETED' ? undefined : current
  const next = rows.phases.find(({ position }) => current !== undefined && position > current.position)
  const findings = bySeverity(rows.observations.filter(isUnsettled))
  const inputs = unfinished === undefined ? [] : countInputs(phaseInputs(unfinished)).missing
  const documents = unfinished === undefined ? [] : missingDocuments(context, unfinished)
  const flags = rows.flags.filter(({ resolved_at }) => resolved_at === null)
  const isOfFindings = kind === 'findings'
  const groups = [
    ...group(words.headings.toDo, findingTable(context, findings)),
    ...(isOfFindings || unfinished === undefined
      ? []
      : group(words.missingIn(unfinished.name), missingTable(context, { inputs, documents }))),
    ...group(words.headings.openFlags, flagTable(context, flags)),
    ...(isOfFindings || next === undefined
      ? []
      : group(words.nextPhase(next.name), nextBlocks(context, next))),
  ]
  if (groups.length === 0) return undefined
  return {
    lead: words.leads.nextSteps({
      findings: findings.length,
      inputs: isOfFindings ? 0 : inputs.length,
      documents: isOfFindings ? 0 : documents.length,
      flags: flags.length,
      current: unfinished?.name ?? null,
      next: next?.name ?? null,
    }),
    groups,
  }
}

function missingDocuments({ rows }: DeckContext, phase: PhaseRow): string[] {
  const uploaded = rows.documents.flatMap(({ name, file_name }) => [name, file_name])
  return artifactCompletion(definitionOf(phase).recommendedArtifacts, uploaded)
    .items.filter((item) => !item.uploaded)
    .map(({ name }) => name)
}

function findingTable(context: DeckContext, findings: ObservationRow[]): Block[] {
  if (findings.length === 0) return []
  const { labels, captions, severities } = context.words
  const shown = context.kind === 'main' ? findings.slice(0, mostOnSlides) : findings
  return [
    {
      type: 'table',
      caption: captions.toDo,
      columns: [column(labels.finding, 0.48), column(labels.severity, 0.12), column(labels.plan, 0.4)],
      rows: shown.map((row) => {
        const severity = row.severity
        return [
          findingCell({ ...context, kind: 'main' }, row),
          cell(severities[severity], { tone: severityTones[severity] }),
          cell(row.remediation_plan),
        ]
      }),
    },
  ]
}

function missingTable({ words }: DeckContext, missing: { inputs: string[]; documents: string[] }): Block[] {
  const { labels } = words
  const items = [
    ...missing.inputs.map((name) => `${labels.required}: ${name}`),
    ...missing.documents.map((name) => `${labels.document}: ${name}`),
  ]
  return items.length === 0
    ? []
    : [{ type: 'bullets', items: items.map((text) => ({ text, level: 0, sources: [] })) }]
}

function flagTable({ words }: DeckContext, flags: DeckContext['rows']['flags']): Block[] {
  if (flags.length === 0) return []
  const { labels } = words
  return [
    {
      type: 'table',
      caption: words.captions.flags,
      columns: [column(labels.flag, 0.86), column(labels.severity, 0.14)],
      rows: flags.map(({ title, description, severity }) => [
        cell(description ? `${title}: ${description}` : title),
        cell(words.severities[severity], { tone: severityTones[severity] }),
      ]),
    },
  ]
}

function nextBlocks({ words, formats }: DeckContext, next: PhaseRow): Block[] {
  const { planned_start: from, planned_end: to } = next
  const planned =
    from !== null && to !== null
      ? words.between(formats.longDay(from), formats.longDay(to))
      : from === null
        ? to && words.until(formats.longDay(to))
        : words.from(formats.longDay(from))
  const text = [definitionOf(next).description, planned ? `${words.labels.planned}: ${planned}` : '']
  return text
    .filter((part) => part !== '')
    .map((part): Block => ({ type: 'paragraph', text: part, sources: [] }))
}
