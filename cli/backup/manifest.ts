import { z } from 'zod'

/** The format of the folder; a change of it gets the next number. */
export const formatVersion = 1

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the packed file, lower-case hex. */
  sha256: z.string(),
})

const fileSchema = z.object({ key: z.string(), size: z.number().int(), sha256: z.string() })

/** What a backup holds, in `manifest.json`, which is written last: a folder without one is unfinished. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** Migrations that the database had had. */
  migrations: z.array(z.string()).min(1),
  /** Digest of the secret: what is sealed opens with the same one alone. */
  secretDigest: z.string(),
  tables: z.array(tableSchema),
  files: z.array(fileSchema),
  /** Files that rows name and the store no longer had. */
  absentFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpTable = z.infer<typeof tableSchema>
export type BackedUpFile = z.infer<typeof fileSchema>
