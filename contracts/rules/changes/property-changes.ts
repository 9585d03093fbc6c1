import type { TemplateChange } from '../../http/template-versions.ts'

type Detail = TemplateChange['details'][number]

/** Names every property of a thing, so that a new one cannot be forgotten here. */
export const propertyNames = <Thing>(all: Record<keyof Thing & string, true>) =>
  Object.keys(all) as (keyof Thing & string)[]

/** A value as a person reads it; nothing, no and an empty list are an empty text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value === true ? 'Yes' : ''
}

/** Texts may be alike where lists are not: one option with a comma, or two. */
const isSame = (before: unknown, after: unknown): boolean =>
  textOf(before) === textOf(after) &&
  (!Array.isArray(before) || !Array.isArray(after) || JSON.stringify(before) === JSON.stringify(after))

/** The properties that differ, with both values. */
export function detailsOf<Thing>(
  before: Thing,
  after: Thing,
  properties: readonly (keyof Thing & string)[],
): Detail[] {
  return properties
    .filter((property) => !isSame(before[property], after[property]))
    .map((property) => ({ property, before: textOf(before[property]), after: textOf(after[property]) }))
}

/** A new place among its own, counted from 1. */
export const placeDetail = ({ from, to }: { from: number; to: number }): Detail => ({
  property: 'order',
  before: String(from + 1),
  after: String(to + 1),
})
