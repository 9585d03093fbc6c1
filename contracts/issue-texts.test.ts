import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { idSchema } from './ids.ts'
import { inPlainWords } from './issue-texts.ts'
import { flagFilter, shortText, timeSchema } from './schemas.ts'

const textOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, inPlainWords).error?.issues[0]?.message

describe('What a schema refuses is told in plain words', () => {
  const email = z
    .union([z.email().max(20), z.literal('')])
    .nullable()
    .optional()
  it.each<{ what: string; schema: z.ZodType; value: unknown; text: string }>([
    { what: 'nothing', schema: shortText, value: undefined, text: 'This field is required' },
    { what: 'null', schema: shortText, value: null, text: 'This field is required' },
    { what: 'an empty text', schema: shortText, value: '  ', text: 'This field is required' },
    { what: 'a text too long', schema: shortText, value: 'x'.repeat(201), text: 'At most 200 characters' },
    {
      what: 'a very long one',
      schema: z.string().max(20_000),
      value: 'x'.repeat(20_001),
      text: 'At most 20,000 characters',
    },
    { what: 'a text too short', schema: z.string().min(8), value: 'x', text: 'At least 8 characters' },
    { what: 'a number as text', schema: shortText, value: 7, text: 'Must be text' },
    { what: 'a text as number', schema: z.number(), value: '7', text: 'Must be a number' },
    { what: 'a fraction', schema: z.int(), value: 1.5, text: 'Must be a whole number' },
    { what: 'a number too large', schema: z.number().max(1000), value: 1001, text: 'Must be at most 1,000' },
    { what: 'a number too small', schema: z.number().min(0), value: -1, text: 'Must be at least 0' },
    {
      what: 'a number that is not positive',
      schema: z.number().positive(),
      value: 0,
      text: 'Must be more than 0',
    },
    { what: 'no entry', schema: z.array(z.string()).min(1), value: [], text: 'This field is required' },
    {
      what: 'too many entries',
      schema: z.array(z.string()).max(1),
      value: ['a', 'b'],
      text: 'At most 1 entry',
    },
    { what: 'too few entries', schema: z.array(z.string()).min(2), value: ['a'], text: 'At least 2 entries' },
    { what: 'no list', schema: z.array(z.string()), value: 'a', text: 'Must be a list' },
    { what: 'an id', schema: idSchema, value: '7', text: 'Not a valid id' },
    { what: 'a time', schema: timeSchema, value: 'tomorrow', text: 'Not a valid date and time' },
    { what: 'a date', schema: z.iso.date(), value: '2026-02-30', text: 'Not a valid date' },
    { what: 'an address', schema: z.email(), value: 'me', text: 'Invalid email format' },
    { what: 'an address of several kinds', schema: email, value: 'me', text: 'Invalid email format' },
    {
      what: 'an address too long',
      schema: email,
      value: `${'x'.repeat(30)}@parley.test`,
      text: 'At most 20 characters',
    },
    {
      what: 'another word',
      schema: z.enum(['LOW', 'HIGH']),
      value: 'low',
      text: 'Must be one of: LOW, HIGH',
    },
    { what: 'no word', schema: z.enum(['LOW', 'HIGH']), value: undefined, text: 'This field is required' },
    { what: 'neither yes nor no', schema: flagFilter, value: 'perhaps', text: 'Must be yes or no' },
    {
      what: 'a field that is not known',
      schema: z.strictObject({}),
      value: { colour: 1 },
      text: 'This field is not known here.',
    },
    {
      what: 'what has a text of its own',
      schema: z.string().max(3, 'Too much'),
      value: 'four',
      text: 'Too much',
    },
  ])('$what', ({ schema, value, text }) => {
    expect(textOf(schema, value)).toBe(text)
  })
})
