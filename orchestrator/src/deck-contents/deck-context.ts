import type { DeckChoice } from '@parley/contracts/http/exports.ts'
import type { ObservationStatus, PhaseStatus, Severity } from '@parley/contracts/enums.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { InputNames } from '../inputs/index.ts'
import type { BlockGroup, Cell, Tone } from '@parley/decks/deck-document.ts'
import type { DeckFormats } from './deck-formats.ts'
import type { DeckRows, PhaseRow } from './deck-rows.queries.ts'
import type { DeckSources } from './deck-sources.ts'
import type { DeckWords } from './deck-words.ts'

/** All that a section is written from. */
export interface DeckContext {
  kind: DeckChoice['kind']
  rows: DeckRows
  words: DeckWords
  formats: DeckFormats
  sources: DeckSources
  /** Of the people and documents that inputs hold by id. */
  names: InputNames
  now: Date
}

/** A section before it has its place; undefined where there is nothing to tell. */
export type Composed = { lead: string; groups: BlockGroup[] } | undefined

export const definitionOf = (phase: PhaseRow): PhaseDefinition => phase.definition
export const valuesOf = (phase: PhaseRow): Record<string, unknown> => phase.inputs

/** The first phase that is not completed, or the last (Document 2, 4.2). */
export const currentPhase = ({ phases }: DeckRows): PhaseRow | undefined =>
  phases.find(({ status }) => status !== 'COMPLETED') ?? phases.at(-1)

export const phaseName = ({ phases }: DeckRows, id: string): string =>
  phases.find((phase) => phase.id === id)?.name ?? ''

/** Of whoever wrote or decided; accounts that are gone have no name any more (decisions D3). */
export const personName = (
  row: { first_name: string | null; last_name: string | null; deleted_at?: Date | null },
  words: Pick<DeckWords, 'deletedUser' | 'somebody'>,
): string =>
  row.deleted_at
    ? words.deletedUser
    : [row.first_name, row.last_name].filter(Boolean).join(' ') || words.somebody

export const severityTones: Record<Severity, Tone> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
}
export const findingTones: Record<ObservationStatus, Tone> = {
  OPEN: 'critical',
  TO_REMEDIATE: 'medium',
  ACCEPTED: 'neutral',
  REMEDIATED: 'good',
}
export const phaseTones: Record<PhaseStatus, Tone> = {
  PENDING: 'neutral',
  IN_PROGRESS: 'accent',
  COMPLETED: 'good',
  ON_HOLD: 'medium',
  CANCELLED: 'neutral',
}

type Align = 'left' | 'right'
/** A table's column: what it is called and its share of the width. */
export const column = (label: string, width: number, align: Align = 'left') => ({ label, width, align })

export const cell = (text: string | null | undefined, more: Omit<Cell, 'text'> = {}): Cell => ({
  text: text ?? '',
  ...more,
})

/** A heading with what stands below it; none where that is nothing. */
export const group = (heading: string | null, blocks: BlockGroup['blocks']): BlockGroup[] =>
  blocks.length === 0 ? [] : [{ heading, blocks }]
