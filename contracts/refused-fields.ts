import type { z } from 'zod'
import { unknownFieldText } from './issue-texts.ts'

/** Field names to texts, the first text of each field; a field that is not known is named by itself. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const places =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const place of places) errors[place.map(String).join('.') || 'body'] ??= issue.message
  }
  return errors
}

const bareNames: ReadonlySet<string> = new Set(['min', 'max', 'id', 'from', 'to'])
/** What people call it where the name stands alone. */
const spokenNames: Partial<Record<string, string>> = {
  id: 'Entry',
  ids: 'Selection',
  min: 'Least',
  max: 'Most',
}

/**
 * `metadata.painPoints.0` as a person would say it: "Pain points". Deep inside a value that is one thing for people
 * (a rich text) it is that thing.
 */
function spokenName(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part) && part !== 'metadata')
  // An end or an id is one of something: the budget range, the client.
  const named = parts.length > 1 && bareNames.has(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
  const name = (named.length > 2 ? named[0] : named.at(-1)) ?? field
  const known = spokenNames[name]
  if (known !== undefined) return known
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/ ids?$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentence(field: string, text: string): string {
  if (text === unknownFieldText) return `There is no field "${field}" here.`
  return field === 'body' ? text : `${spokenName(field)}: ${text}`
}

/** The sentence about the first of them. */
export function refusalOf(errors: Record<string, string>): string {
  const [field, text] = Object.entries(errors)[0] ?? ['body', 'Invalid value']
  return sentence(field, text)
}
