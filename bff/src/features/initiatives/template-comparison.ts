import type { InitiativeTemplateChanges } from '@parley/contracts/http/initiative-template.ts'
import type { TemplateChange } from '@parley/contracts/http/template-versions.ts'
import { allFields, valueSchema } from '@parley/contracts/rules/input-values.ts'
import { matchPhases, phaseChanges } from '@parley/contracts/rules/template-changes.ts'
import { takeReason } from '@parley/contracts/rules/template-take.ts'
import type { PhaseDefinition, RequiredInputs } from '@parley/contracts/template-definition.ts'
import { withoutInstructions, withoutInstructionTexts } from '../../authorization/agent-instructions.ts'
import type { PhaseRow } from './template-changes.queries.ts'

/** A phase of an initiative beside what the template has for it now; one of the two may be missing. */
export interface ComparedPhase {
  row: PhaseRow | undefined
  next: PhaseDefinition | undefined
  changes: TemplateChange[]
  /** Why it may not take the newest version over, or be added; null where it may. */
  reason: string | null
}

const wholePhase = (kind: 'added' | 'removed', name: string): TemplateChange => ({
  kind,
  part: 'phase',
  phase: name,
  name,
  details: [],
})

function changesOf(was: PhaseDefinition | undefined, next: PhaseDefinition | undefined): TemplateChange[] {
  if (was === undefined) return next === undefined ? [] : [wholePhase('added', next.name)]
  return next === undefined ? [wholePhase('removed', was.name)] : phaseChanges(was, next)
}

/** Phases in the order of the newest version, those that it no longer has last. */
export function comparePhases(
  rows: readonly PhaseRow[],
  newest: readonly PhaseDefinition[],
  initiativeStatus: string,
): ComparedPhase[] {
  const definitions = rows.map((row) => row.definition)
  return matchPhases(definitions, newest).map(({ before, after, from }) => {
    const row = rows[from]
    const changes = changesOf(before, after)
    const reason = takeReason({
      initiativeStatus,
      phaseStatus: row?.status,
      isInNewest: after !== undefined,
      hasChanges: changes.length > 0,
    })
    return { row, next: after, changes, reason }
  })
}

export const presentCompared = ({
  row,
  next,
  changes,
  reason,
}: ComparedPhase): InitiativeTemplateChanges['phases'][number] => ({
  phaseId: row?.id ?? null,
  name: row?.name ?? next?.name ?? '',
  version: row?.template_version ?? null,
  changes: changes.map(withoutInstructionTexts),
  canTake: reason === null,
  reason,
  next: next === undefined ? null : withoutInstructions(next),
})

/**
 * Filled-in values under the same field names; one that does not fit its field any more is taken out and named, because
 * no control could show it. Values of fields that are gone are kept: a later version may bring them back.
 */
export function keepValues(
  inputs: RequiredInputs,
  values: Record<string, unknown>,
): { values: Record<string, unknown>; cleared: string[] } {
  const fields = new Map(allFields(inputs).map((field) => [field.name, field]))
  const fits = ([name, value]: [string, unknown]): boolean => {
    const field = fields.get(name)
    return field === undefined || valueSchema(field).safeParse(value).success
  }
  const entries = Object.entries(values)
  return {
    values: Object.fromEntries(entries.filter(fits)),
    cleared: entries.filter((entry) => !fits(entry)).map(([name]) => fields.get(name)?.label ?? name),
  }
}

/** Where the phases stand once new ones are among them: as in the template, but never before one that was started. */
export function placePhases(rows: readonly PhaseRow[], compared: readonly ComparedPhase[]): ComparedPhase[] {
  const ofRow = (row: PhaseRow): ComparedPhase[] => compared.filter((one) => one.row?.id === row.id)
  const placed = rows.flatMap(ofRow)
  let earliest = rows.findLastIndex(({ status }) => status !== 'PENDING') + 1
  for (const [index, phase] of compared.entries()) {
    if (phase.row !== undefined) continue
    const before = compared[index - 1]
    const place = Math.max(before === undefined ? 0 : placed.indexOf(before) + 1, earliest)
    placed.splice(place, 0, phase)
    earliest = place + 1
  }
  return placed
}
