import { AppError } from '@parley/contracts/errors.ts'
import { z } from 'zod'

/** Field to the place of its column, from 0. */
export type ColumnMapping = Record<string, number>

/** Other heads that files have for a field, in the product's languages; compared without case and signs. */
const aliases: Record<string, readonly string[]> = {
  firstName: ['firstname', 'givenname', 'forename', 'vorname'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'familienname', 'name'],
  role: ['role', 'position', 'positionrole', 'function', 'title', 'jobtitle', 'rolle', 'funktion'],
  position: ['position', 'role', 'title', 'jobtitle', 'function', 'rolle', 'funktion'],
  email: ['email', 'emailaddress', 'mail', 'emailadresse'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'telefon', 'telefonnummer'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks', 'notizen', 'bemerkung'],
  department: ['department', 'unit', 'abteilung', 'bereich'],
}

const plain = (head: string): string => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The columns whose heads say what they hold; no column serves twice. */
export function guessMapping(columns: readonly string[], fields: readonly string[]): ColumnMapping {
  const heads = columns.map(plain)
  const mapping: ColumnMapping = {}
  for (const field of fields) {
    const names = [plain(field), ...(aliases[field] ?? [])]
    const place = names
      .map((name) => heads.indexOf(name))
      .find((found) => found >= 0 && !Object.values(mapping).includes(found))
    if (place !== undefined) mapping[field] = place
  }
  return mapping
}

const mappingSchema = z.record(z.string(), z.number().int().min(0))

const refuse = (text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { mapping: text } })

/**
 * The mapping that a person chose.
 * @throws AppError VALIDATION_FAILED for unknown fields, columns that are not there, or one column for two fields
 */
export function readMapping(
  text: string,
  { columns, fields }: { columns: readonly string[]; fields: readonly string[] },
): ColumnMapping {
  const mapping = mappingSchema.safeParse(jsonOf(text))
  if (!mapping.success) throw refuse('The mapping must name the place of a column for each field.')
  const places = Object.values(mapping.data)
  if (Object.keys(mapping.data).some((field) => !fields.includes(field)))
    throw refuse('The mapping names a field that is not known.')
  if (places.some((place) => place >= columns.length))
    throw refuse('The mapping names a column that the file does not have.')
  if (new Set(places).size < places.length) throw refuse('A column can serve one field only.')
  return mapping.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
