import type { FieldDraft, InputsDraft } from '../model/template-draft.ts'

/** Longest key of a value (contract, input field). */
export const maxKeyLength = 100
/** Leaves room for a number at the end. */
const roomForLabel = 60
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', '&': ' and ' }

/** A key as people who read exports would write it: 'Budget (5 years)' becomes 'budget5Years'. */
export function keyFromLabel(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[ßæœøł&]/g, (sign) => spelledOut[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const key = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return key === '' ? 'field' : key.slice(0, roomForLabel)
}

/** The key, or the first of key2, key3 … that is not taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let candidate = key
  for (let number = 2; taken.has(candidate); number += 1)
    candidate = `${key.slice(0, maxKeyLength - 6)}${number}`
  return candidate
}

export const everyField = (inputs: InputsDraft): FieldDraft[] => [
  ...inputs.groups.flatMap((group) => group.fields),
  ...inputs.fields,
]

/** The keys of a place, but for one field's. */
export const takenKeys = (inputs: InputsDraft, exceptId?: string): Set<string> =>
  new Set(
    everyField(inputs)
      .filter(({ id }) => id !== exceptId)
      .map(({ name }) => name),
  )

/** Whether the key is still what its label makes of it, with a number or without: then it follows the label. */
export function followsLabel({ name, label }: { name: string; label: string }): boolean {
  const made = keyFromLabel(label)
  return name === made || (name.startsWith(made) && /^\d+$/.test(name.slice(made.length)))
}
