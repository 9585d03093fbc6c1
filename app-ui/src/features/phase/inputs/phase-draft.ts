/** Edited values of a phase by field name, and what they were when the person began (decisions D11, Updates). */
export interface PhaseDraft {
  values: Record<string, unknown>
  base: Record<string, unknown>
}

export const emptyDraft: PhaseDraft = { values: {}, base: {} }

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

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

/** Keeps the person's values and takes what others wrote as the new base, so that the next save overwrites. */
export const rebased = (draft: PhaseDraft, current: Record<string, unknown>): PhaseDraft => ({
  values: draft.values,
  base: Object.fromEntries(Object.keys(draft.values).map((name) => [name, current[name] ?? null])),
})

/** What is left to save: the fields that were edited again while the save was on its way. */
export function withoutSaved(draft: PhaseDraft, saved: PhaseDraft): PhaseDraft {
  const left = Object.keys(draft.values).filter(
    (name) => !(name in saved.values) || !isSame(draft.values[name], saved.values[name]),
  )
  return {
    values: Object.fromEntries(left.map((name) => [name, draft.values[name]])),
    base: Object.fromEntries(
      left.map((name) => [name, name in saved.values ? saved.values[name] : draft.base[name]]),
    ),
  }
}
