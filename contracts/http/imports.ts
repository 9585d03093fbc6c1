import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, timeSchema } from '../schemas.ts'

const tag = 'Imports'

export const importKindSchema = z.enum(['stakeholders', 'consultants'])
export type ImportKind = z.infer<typeof importKindSchema>

/** Columns of a file of each kind, in the template's order (Documents 1, section 5, and 3, section 3). */
export const importFields = {
  stakeholders: ['firstName', 'lastName', 'role', 'email', 'phone', 'notes', 'department'],
  consultants: ['firstName', 'lastName', 'email', 'phone', 'position'],
} as const satisfies Record<ImportKind, readonly string[]>

/** Which of them a row must have. */
export const requiredImportFields: Record<ImportKind, readonly string[]> = {
  stakeholders: ['firstName', 'lastName', 'role'],
  consultants: ['firstName', 'lastName'],
}

/** Rows and bytes of one file at most. */
export const importLimits = { rows: 20_000, bytes: 10 * 1024 * 1024 }

const rowError = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: z.number().int(),
  /** Where it begins in the file, as an editor counts; rows with line breaks in a cell make the two differ. */
  line: z.number().int(),
  /** The field that is wrong; null where it is the row as a whole. */
  column: z.string().nullable(),
  error: z.string(),
  /** The row as it stood in the file, so that it can be corrected and imported again. */
  cells: z.array(z.string()),
})
export type ImportRowError = z.infer<typeof rowError>

export const importResultSchema = z.object({
  results: z.object({
    /** Row number and the fields as they are taken. */
    success: z.array(z.looseObject({ row: z.number().int() })),
    errors: z.array(rowError),
  }),
  /** Heads of the file, in its order. */
  columns: z.array(z.string()),
  /** Field to the place of its column, from 0. */
  mapping: z.record(z.string(), z.number().int()),
  /** Required fields without a column; while there are any, no row is looked at. */
  missing: z.array(z.string()),
  /** Rows without the head. */
  total: z.number().int(),
  /** Of what was imported; a dry run has none. */
  batchId: idSchema.optional(),
})
export type ImportResult = z.infer<typeof importResultSchema>

/** Multipart fields beside `file`; `mapping` is a JSON text {field: place of the column, from 0}. */
const importBody = z.strictObject({ mapping: z.string().max(4000).optional() })
const importQuery = z.strictObject({ dryRun: z.stringbool().optional() })

export const importStakeholders = route({
  name: 'importStakeholders',
  method: 'POST',
  path: '/stakeholders/upload/batch-upload',
  tag,
  summary: 'Stakeholders from a CSV file (multipart); ?dryRun=true checks only',
  kind: 'upload',
  query: importQuery,
  /** Without a client: the own one, for a client's people. */
  body: importBody.extend({ clientId: idSchema.optional() }),
  response: importResultSchema,
})
export const importConsultants = route({
  name: 'importConsultants',
  method: 'POST',
  path: '/consultants/upload/batch-upload',
  tag,
  summary: 'Consultants of a firm from a CSV file (multipart); ?dryRun=true checks only',
  kind: 'upload',
  query: importQuery,
  /** The firm is named by super admins, who have none; for them nothing is kept to undo. */
  body: importBody.extend({ consultingFirmId: idSchema.optional() }),
  response: importResultSchema,
})
export const stakeholderTemplate = route({
  name: 'stakeholderTemplate',
  method: 'GET',
  path: '/stakeholders/upload/template',
  tag,
  summary: 'A CSV file with the columns for stakeholders',
  kind: 'download',
  response: z.string(),
})
export const consultantTemplate = route({
  name: 'consultantTemplate',
  method: 'GET',
  path: '/consultants/upload/template',
  tag,
  summary: 'A CSV file with the columns for consultants',
  kind: 'download',
  response: z.string(),
})

export const importBatchSchema = z.object({
  id: idSchema,
  kind: importKindSchema,
  fileName: z.string(),
  imported: z.number().int(),
  failed: z.number().int(),
  createdAt: timeSchema,
  undoneAt: timeSchema.nullable(),
})
export type ImportBatch = z.infer<typeof importBatchSchema>

export const listImports = route({
  name: 'listImports',
  method: 'GET',
  path: '/imports',
  tag,
  summary: 'Imports of the own client or firm, newest first; filter {kind}',
  query: listQuery,
  response: z.array(importBatchSchema),
  list: 'imports',
})
export const undoImport = route({
  name: 'undoImport',
  method: 'POST',
  path: '/imports/:batchId/undo',
  tag,
  summary: 'Take an import back; people who were edited or put to use since stay',
  params: z.strictObject({ batchId: idSchema }),
  response: z.object({ id: idSchema, removed: z.number().int(), kept: z.number().int() }),
})
