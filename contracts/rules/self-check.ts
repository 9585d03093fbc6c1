import { z } from 'zod'

/** What the daily look over the product looks at, in its order (docs/runbook.md, "ParleySelfCheckFound"). */
export const selfCheckNames = [
  'schema',
  'policies',
  'audit',
  'orphans',
  'files_without_rows',
  'rows_without_files',
  'stuck_work',
  'stuck_mails',
] as const
export type SelfCheckName = (typeof selfCheckNames)[number]

/** First few of what a check found. */
export const mostExamples = 5

/** What one of them found. */
export const selfCheckResultSchema = z.object({
  check: z.enum(selfCheckNames),
  /** `failed`: it could not look. */
  outcome: z.enum(['ok', 'found', 'failed']),
  found: z.number().int(),
  /** The first few: a kind and an id, or a name of the database's catalogue; no tenant's words. */
  examples: z.array(z.string()),
  milliseconds: z.number().int(),
})
export type SelfCheckResult = z.infer<typeof selfCheckResultSchema>
