import type { FieldType } from '@parley/contracts/template-definition.ts'

/** What can be set of a field, by its type (Document 2, section 3, Input field). */
export interface FieldSettings {
  options: boolean
  limits: boolean
  currency: boolean
  placeholder: boolean
}

const writes: readonly FieldType[] = ['text', 'textarea', 'tags', 'number', 'currency']

/** Document 2, section 3: options for choices, a symbol for currency, least and most for figures. */
export const settingsOf = (type: FieldType): FieldSettings => ({
  options: type === 'select' || type === 'multi-select',
  limits: type === 'number' || type === 'range' || type === 'currency',
  currency: type === 'currency',
  placeholder: writes.includes(type),
})

/** Document 2, section 9. */
export const currencies = ['USD', 'EUR', 'GBP'] as const

/** Most options of a field, and the length of one (contract). */
export const maxOptions = 200
export const maxOptionLength = 200

/** 'A, B,, A' becomes A and B: trimmed, blanks and repetitions left out. */
export const optionsFromText = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
]

export const textFromOptions = (options: readonly string[] | undefined): string => (options ?? []).join(', ')

/** Document 2, section 5: 0, or nothing, becomes undefined. */
export function limitFromText(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) && value !== 0 ? value : undefined
}

export const textFromLimit = (limit: number | undefined): string => (limit === undefined ? '' : String(limit))
