import { documentIdOf, type GivenInputs, isId, isOfPeople } from '@parley/contracts/rules/input-references.ts'
import { allFields, fillableFields, isBlank } from '@parley/contracts/rules/input-values.ts'
import type { InitiativeMetadata, TemplateSnapshot } from '@parley/contracts/stored/initiative.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'

/** An input as a person would read it out. */
export interface ReadableInput {
  label: string
  value: string
}

/** By id: what people and documents that inputs hold are called. */
export type InputNames = ReadonlyMap<string, string>

/** How figures and days are written. */
export interface InputFormats {
  number(value: number): string
  /** In the given currency; dollars unless told. */
  money(value: number, currency?: string): string
  /** Of an ISO day. */
  day(value: string): string
}

/** As they are stored, which every model reads alike. */
export const plainFormats: InputFormats = {
  number: String,
  money: (value, currency = 'USD') => `${currency} ${value}`,
  day: (value) => value,
}

interface Reading {
  names: InputNames
  formats?: InputFormats
}

/** Of the initiative as it was made from its template (decisions D11, Global inputs). */
export const globalInputsOf = (row: {
  template_snapshot: TemplateSnapshot | null
  metadata: InitiativeMetadata
}): GivenInputs => ({
  inputs: row.template_snapshot?.inputs ?? { groups: [], fields: [] },
  values: row.metadata.globalInputs ?? {},
})

/** Filled inputs, in the order of the form; one that names only people who are gone says nothing. */
export const filledInputs = ({ inputs, values }: GivenInputs, reading: Reading): ReadableInput[] =>
  allFields(inputs).flatMap((field) => {
    const value = textOf(field, values[field.name], reading)
    return value === '' ? [] : [{ label: field.label, value }]
  })

/** Labels of what people could still fill in, required ones first. */
export function openInputs(given: readonly GivenInputs[], reading: Reading): string[] {
  const open = given.flatMap(({ inputs, values }) =>
    fillableFields(inputs).filter((field) => textOf(field, values[field.name], reading) === ''),
  )
  const required = open.filter((field) => field.required)
  return [...required, ...open.filter((field) => !field.required)].map(({ label }) => label)
}

function textOf(field: InputField, value: unknown, { names, formats = plainFormats }: Reading): string {
  if (isBlank(value)) return ''
  if (typeof value === 'number')
    return field.type === 'currency' ? formats.money(value, field.currency) : formats.number(value)
  if (field.type === 'date' && typeof value === 'string') return formats.day(value)
  if (!Array.isArray(value)) return itemText(value)
  return value
    .flatMap((item: unknown) => (isOfPeople(field) ? personText(item, names) : documentText(item, names)))
    .join(', ')
}

/** Somebody who is gone has no name any more; a name that was typed is one. */
const personText = (item: unknown, names: InputNames): string[] => {
  if (!isId(item)) return [itemText(item)]
  const name = names.get(item)
  return name === undefined ? [] : [name]
}

/** A document by its name as it is now, else by the one that it had; anything else as it is. */
const documentText = (item: unknown, names: InputNames): string =>
  names.get(documentIdOf(item) ?? '') ?? itemText(item)

function itemText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  const name = (value as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name : JSON.stringify(value)
}
