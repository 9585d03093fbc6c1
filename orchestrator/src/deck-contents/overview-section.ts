import type { InitiativeMetadata } from '@parley/contracts/stored/initiative.ts'
import type { Block } from '@parley/decks/deck-document.ts'
import { type Composed, type DeckContext, group } from './deck-context.ts'
import { countInputs, phaseInputs } from './readable-inputs.ts'

/** What the initiative is for, in its own words, and how far it is in figures. */
export function composeOverview(context: DeckContext): Composed {
  const { rows, words } = context
  const { initiative, phases } = rows
  const metadata = initiative.metadata
  const { headings } = words
  const objectives = metadata.businessObjectives ?? []
  const own = [
    ...group(headings.objectives, bullets(objectives)),
    ...group(headings.painPoints, bullets(metadata.painPoints ?? [])),
    ...group(headings.systems, paragraphs(metadata.currentSystems)),
    ...group(headings.requirements, requirements(context, metadata)),
  ]
  const done = phases.filter(({ status }) => status === 'COMPLETED').length
  return {
    lead: words.leads.overview({ objectives: objectives.length, done, phases: phases.length }),
    groups: [
      ...group(null, [...paragraphs(initiative.description), figures(context, done)]),
      ...(context.kind === 'findings' ? [] : own),
    ],
  }
}

function figures({ rows, words, formats }: DeckContext, done: number): Block {
  const { phases, observations, documents, figures: counted } = rows
  const inputs = phases.map((phase) => countInputs(phaseInputs(phase)))
  const sum = (pick: (count: (typeof inputs)[number]) => number): number =>
    inputs.reduce((total, count) => total + pick(count), 0)
  const unsettled = observations.filter(({ status }) => status === 'OPEN' || status === 'TO_REMEDIATE').length
  const labels = words.figures
  return {
    type: 'facts',
    items: [
      { label: labels.phases, value: words.of(done, phases.length), tone: 'accent' },
      { label: labels.openFindings, value: formats.number(unsettled), tone: unsettled > 0 ? 'high' : 'good' },
      {
        label: labels.inputs,
        value: words.of(
          sum(({ filled }) => filled),
          sum(({ all }) => all),
        ),
      },
      { label: labels.documents, value: formats.number(documents.length) },
      { label: labels.interviews, value: formats.number(counted.interviews) },
      { label: labels.hours, value: formats.number(counted.hours) },
    ],
  }
}

const bullets = (texts: string[]): Block[] =>
  texts.length === 0
    ? []
    : [{ type: 'bullets', items: texts.map((text) => ({ text, level: 0, sources: [] })) }]

/** A paragraph for each of the text's own. */
const paragraphs = (text: string | undefined): Block[] =>
  (text ?? '')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', text: part, sources: [] }))

function requirements({ words, formats }: DeckContext, metadata: InitiativeMetadata): Block[] {
  const { labels } = words
  const { min = null, max = null } = metadata.budgetRange ?? {}
  const [least, most] = [min, max].map((value) => (value === null ? undefined : formats.number(value)))
  const budget =
    least !== undefined && most !== undefined
      ? words.between(least, most)
      : least === undefined
        ? most && words.until(most)
        : words.from(least)
  const facts: [label: string, text: string | null | undefined][] = [
    [labels.budget, budget],
    [labels.timeline, metadata.timeline == null ? undefined : words.days(metadata.timeline)],
    [labels.integration, metadata.integrationRequirements],
    [labels.compliance, metadata.complianceNeeds],
    [labels.scalability, metadata.scalabilityNeeds],
    [labels.custom, metadata.customRequirements],
  ]
  return bullets(facts.flatMap(([label, text]) => (text?.trim() ? [`${label}: ${text.trim()}`] : [])))
}
