import type { GivenInputs } from '@parley/contracts/rules/input-references.ts'
import { fillableFields, isBlank, missingInputs } from '@parley/contracts/rules/input-values.ts'
import { globalInputsOf } from '../inputs/index.ts'
import { definitionOf, valuesOf } from './deck-context.ts'
import type { DeckRows, PhaseRow } from './deck-rows.queries.ts'

export const phaseInputs = (phase: PhaseRow): GivenInputs => ({
  inputs: definitionOf(phase).requiredInputs,
  values: valuesOf(phase),
})

/** Of the whole initiative (decisions D11, Global inputs). */
export const globalInputs = ({ initiative }: DeckRows): GivenInputs => globalInputsOf(initiative)

export interface InputCount {
  filled: number
  all: number
  /** Labels of required ones that have no valid value (decisions D3). */
  missing: string[]
}

/** How many of the fields that people fill have something in them. */
export function countInputs({ inputs, values }: GivenInputs): InputCount {
  const fields = fillableFields(inputs)
  return {
    filled: fields.filter(({ name }) => !isBlank(values[name])).length,
    all: fields.length,
    missing: missingInputs(inputs, values).map(({ label }) => label),
  }
}
