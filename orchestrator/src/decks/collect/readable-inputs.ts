import { allFields, fillableFields, isBlank, missingInputs } from '@parley/contracts/rules/input-values.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { InputField, RequiredInputs } from '@parley/contracts/template-definition.ts'
import { definitionOf, valuesOf } from './deck-context.ts'
import type { DeckFormats } from './deck-formats.ts'
import type { DeckRows, PhaseRow } from './deck-rows.queries.ts'

/** Fields and what people put in them. */
export interface GivenInputs {
  inputs: RequiredInputs
  values: Record<string, unknown>
}

export const phaseInputs = (phase: PhaseRow): GivenInputs => ({
  inputs: definitionOf(phase).requiredInputs,
  values: valuesOf(phase),
})

/** Of the whole initiative (decisions D11, Global inputs). */
export function globalInputs({ initiative }: DeckRows): GivenInputs {
  const snapshot = initiative.template_snapshot as { inputs?: RequiredInputs } | null
  const metadata = initiative.metadata as { globalInputs?: Record<string, unknown> }
  return { inputs: snapshot?.inputs ?? { groups: [], fields: [] }, values: metadata.globalInputs ?? {} }
}

const isOfPeople = ({ type }: InputField): boolean => type === 'stakeholders' || type === 'contacts'
const isId = (value: unknown): value is string => idSchema.safeParse(value).success

/** Ids of people that inputs name. */
export const peopleIn = (given: readonly GivenInputs[]): string[] => [
  ...new Set(
    given
      .flatMap(({ inputs, values }) =>
        allFields(inputs)
          .filter(isOfPeople)
          .map(({ name }) => values[name]),
      )
      .flat()
      .filter(isId),
  ),
]

/** Filled inputs as a person would read them out. */
export function filledInputs(
  { inputs, values }: GivenInputs,
  { names, formats }: { names: ReadonlyMap<string, string>; formats: DeckFormats },
): { label: string; value: string }[] {
  return allFields(inputs).flatMap((field) => {
    const value = values[field.name]
    if (isBlank(value)) return []
    const text = textOf(field, isOfPeople(field) ? namesOf(value, names) : value, formats)
    return text === '' ? [] : [{ label: field.label, value: text }]
  })
}

const namesOf = (value: unknown, names: ReadonlyMap<string, string>): unknown =>
  Array.isArray(value) ? value.flatMap((one: unknown) => (isId(one) ? (names.get(one) ?? []) : [one])) : value

function textOf(field: InputField, value: unknown, formats: DeckFormats): string {
  if (typeof value === 'number')
    return field.type === 'currency' ? formats.money(value, field.currency) : formats.number(value)
  if (field.type === 'date' && typeof value === 'string') return formats.day(value)
  return Array.isArray(value) ? value.map(itemText).join(', ') : itemText(value)
}

function itemText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  const name = (value as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name : JSON.stringify(value)
}

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
