import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { inPlainWords } from '../issue-texts.ts'
import type { InputField, RequiredInputs } from '../template-definition.ts'

/** A document given in a file field. */
export const fileValueSchema = z.array(z.object({ artifactId: idSchema, name: z.string().max(300) })).max(50)
export type FileValue = z.infer<typeof fileValueSchema>

const text = (max: number) => z.string().max(max)
const distinct = (max: number) =>
  z
    .array(z.string().trim().min(1).max(500))
    .max(max)
    .transform((values) => [...new Set(values)])

/** Slider defaults of Document 2, section 9. */
export const rangeDefaults = { min: 0, max: 100 } as const

function numberSchema(field: InputField): z.ZodType {
  const min = field.min ?? (field.type === 'range' ? rangeDefaults.min : undefined)
  const max = field.max ?? (field.type === 'range' ? rangeDefaults.max : undefined)
  let schema = z.number()
  if (min !== undefined) schema = schema.min(min, `Must be at least ${min}`)
  if (max !== undefined) schema = schema.max(max, `Must be at most ${max}`)
  return schema
}

function oneOf(field: InputField): z.ZodType {
  const options = field.options ?? []
  return z
    .string()
    .max(500)
    .refine(
      (value) => value === '' || options.length === 0 || options.includes(value),
      'Not one of the options',
    )
}

/** The form of a field's value: what the editor writes and the server stores (Document 2 section 3). */
export function valueSchema(field: InputField): z.ZodType {
  const forms: Record<InputField['type'], () => z.ZodType> = {
    text: () => text(2_000),
    textarea: () => text(20_000),
    select: () => oneOf(field),
    tags: () => distinct(200),
    'multi-select': () =>
      distinct(200).refine(
        (values) => !field.options?.length || values.every((value) => field.options?.includes(value)),
        'Not one of the options',
      ),
    date: () => z.union([z.iso.date(), z.literal('')]),
    number: () => numberSchema(field),
    currency: () => numberSchema(field),
    range: () => numberSchema(field),
    file: () => fileValueSchema,
    contacts: () => z.array(idSchema).max(200),
    stakeholders: () => z.array(idSchema).max(200),
  }
  return forms[field.type]().nullable()
}

/** Whether a value says nothing: missing, blank or an empty list. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** All fields of a phase, those in groups first. */
export function allFields(inputs: RequiredInputs): InputField[] {
  return [...inputs.groups.flatMap((group) => group.fields), ...inputs.fields]
}

/** Fields that a person fills: fixed ones are hidden in the phase's form (Document 2 section 3). */
export function fillableFields(inputs: RequiredInputs): InputField[] {
  return allFields(inputs).filter((field) => field.isFixed !== true)
}

/** 'Has inputs': every required, non-fixed field has a valid value (decisions D3). */
export function hasRequiredInputs(inputs: RequiredInputs, values: Record<string, unknown>): boolean {
  return missingInputs(inputs, values).length === 0
}

/** The required, non-fixed fields whose value is missing or not valid. */
export function missingInputs(inputs: RequiredInputs, values: Record<string, unknown>): InputField[] {
  return fillableFields(inputs).filter((field) => {
    const value = values[field.name]
    return field.required && (isBlank(value) || !valueSchema(field).safeParse(value).success)
  })
}

/**
 * Checks changed values; texts by field name, and the values as they are stored. Unknown fields are refused, but for
 * names in `stored`: values of fields that a newer version has no more are kept and read, so they come back with the
 * record and are passed over (decisions D11, Updates).
 */
export function checkValues(
  inputs: RequiredInputs,
  values: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): { values: Record<string, unknown>; errors: Record<string, string> } {
  const fields = new Map(fillableFields(inputs).map((field) => [field.name, field]))
  const checked: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name)
    if (field === undefined && Object.hasOwn(stored, name)) continue
    const result = field && valueSchema(field).safeParse(value, inPlainWords)
    if (result === undefined) errors[name] = 'There is no such field'
    else if (result.success) checked[name] = result.data
    else errors[name] = result.error.issues[0]?.message ?? 'Invalid value'
  }
  return { values: checked, errors }
}
