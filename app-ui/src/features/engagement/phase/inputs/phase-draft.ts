import { isBlank } from '@parley/contracts/rules/input-values.ts'

/** Edited values of a phase by field name, and what they were when the person began (decisions D11, Updates). */
export interface PhaseDraft {
  values: Record<string, unknown>
  base: Record<string, unknown>
}

export const emptyDraft: PhaseDraft = { values: {}, base: {} }

/** The database keeps the keys of an object in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder)
const saysSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || isSame(one, other)

/** The draft after a field was edited; a field that is back at its stored value is no edit any more. */
export function withEdit(
  draft: PhaseDraft,
  stored: Record<string, unknown>,
  [name, value]: [string, unknown],
): PhaseDraft {
  const { [name]: _value, ...values } = draft.values
  const { [name]: known, ...base } = draft.base
  const before = name in draft.base ? known : stored[name]
  if (isSame(before, value)) return { values, base }
  return { values: { ...values, [name]: value }, base: { ...base, [name]: before ?? null } }
}

export const isDirty = (draft: PhaseDraft): boolean => Object.keys(draft.values).length > 0

/** Values as the form shows them: stored ones under the edited. */
export const shownValues = (stored: Record<string, unknown>, draft: PhaseDraft): Record<string, unknown> => ({
  ...stored,
  ...draft.values,
})

/** The edits of these fields alone. */
export const partOf = ({ values, base }: PhaseDraft, names: readonly string[]): PhaseDraft => ({
  values: Object.fromEntries(names.map((name) => [name, values[name]])),
  base: Object.fromEntries(names.map((name) => [name, base[name] ?? null])),
})

/** The edits without these fields. */
export const withoutFields = (draft: PhaseDraft, names: readonly string[]): PhaseDraft =>
  partOf(
    draft,
    Object.keys(draft.values).filter((name) => !names.includes(name)),
  )

/** Fields that somebody else has changed since the edit began, into something else than it says. */
export const conflictsOf = ({ values, base }: PhaseDraft, current: Record<string, unknown>): string[] =>
  Object.keys(values).filter(
    (name) => !saysSame(current[name], base[name]) && !saysSame(current[name], values[name]),
  )

/** Keeps the person's values of these fields on top of what others wrote, so that the next save overwrites it. */
export const rebased = (
  { values, base }: PhaseDraft,
  names: readonly string[],
  current: Record<string, unknown>,
): PhaseDraft => ({
  values,
  base: { ...base, ...Object.fromEntries(names.map((name) => [name, current[name] ?? null])) },
})

/** The edit that takes another one back. */
export const takenBack = ({ values, base }: PhaseDraft): PhaseDraft => ({ values: base, base: values })

/** What is left to save: the fields that were edited again, or taken back, while the save was on its way. */
export function withoutSaved(draft: PhaseDraft, saved: PhaseDraft): PhaseDraft {
  const now = { ...saved.base, ...draft.values }
  const left = Object.keys(now).filter(
    (name) => !(name in saved.values) || !isSame(now[name], saved.values[name]),
  )
  return {
    values: Object.fromEntries(left.map((name) => [name, now[name]])),
    base: Object.fromEntries(
      left.map((name) => [name, name in saved.values ? saved.values[name] : draft.base[name]]),
    ),
  }
}
