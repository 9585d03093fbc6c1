import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type Nested = readonly (readonly z.core.$ZodIssue[])[]

/** Document 1, section 8. */
export const requiredText = 'This field is required'
const invalidText = 'Invalid value'
export const unknownFieldText = 'This field is not known here.'

const number = (value: number | bigint): string => value.toLocaleString('en-US')
const entries = (count: number | bigint): string => (count === 1 ? '1 entry' : `${number(count)} entries`)
const characters = (count: number | bigint): string =>
  count === 1 ? '1 character' : `${number(count)} characters`

const typeTexts: Partial<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  nan: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be yes or no',
  array: 'Must be a list',
  date: 'Not a valid date',
  object: 'Must have fields',
  record: 'Must have fields',
}

/** By the name of the format that a text should have. */
const formatTexts: Partial<Record<string, string>> = {
  email: 'Invalid email format',
  uuid: 'Not a valid id',
  guid: 'Not a valid id',
  date: 'Not a valid date',
  datetime: 'Not a valid date and time',
  time: 'Not a valid time',
  url: 'Not a valid web address',
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `At most ${characters(maximum)}`
  if (origin === 'array' || origin === 'set') return `At most ${entries(maximum)}`
  return inclusive === false ? `Must be less than ${number(maximum)}` : `Must be at most ${number(maximum)}`
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const isList = origin === 'array' || origin === 'set'
  if ((origin === 'string' || isList) && minimum === 1) return requiredText
  if (origin === 'string') return `At least ${characters(minimum)}`
  if (isList) return `At least ${entries(minimum)}`
  return inclusive === false ? `Must be more than ${number(minimum)}` : `Must be at least ${number(minimum)}`
}

/** What each alternative found wrong: the one that says more than that it is another kind of thing. */
function noneFits(alternatives: Nested): string {
  const issues = alternatives.flat()
  const telling = issues.find(({ code }) => code !== 'invalid_value' && code !== 'invalid_type')
  return (
    (telling ?? issues.find(({ message }) => message !== requiredText) ?? issues[0])?.message ?? invalidText
  )
}

const texts: { [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => string } = {
  invalid_type: ({ input, expected }) =>
    input === undefined || input === null ? requiredText : (typeTexts[expected] ?? invalidText),
  too_big: tooBig,
  too_small: tooSmall,
  invalid_format: ({ format }) => formatTexts[format] ?? invalidText,
  invalid_value: ({ values, input }) =>
    input === undefined ? requiredText : `Must be one of: ${values.map(String).join(', ')}`,
  not_multiple_of: ({ divisor }) => `Must be a multiple of ${number(divisor)}`,
  unrecognized_keys: () => unknownFieldText,
  invalid_union: ({ errors }) => noneFits(errors),
}

/**
 * The sentence for a person about a value that its schema refuses, in place of the library's own. A schema's
 * own text goes before. Given to `safeParse` wherever people's input is read.
 */
export const issueText = (issue: Issue): string =>
  (texts[issue.code] as ((issue: Issue) => string) | undefined)?.(issue) ?? invalidText

/** For `safeParse` of what people send. */
export const inPlainWords = { error: issueText }
