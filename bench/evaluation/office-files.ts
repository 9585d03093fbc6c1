import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPptx, buildXlsx } from '@parley/migrations/demo/builders/other.ts'
import { z } from 'zod'
import type { EvaluationFile } from './evaluation-set.ts'

/** Rows as they stand in the sheet; of merged cells the first holds what they say, the others are empty. */
const workbookSchema = z.strictObject({
  sheets: z.array(
    z.strictObject({ name: z.string(), rows: z.array(z.array(z.union([z.string(), z.number()]))).min(1) }),
  ),
})

const slidesSchema = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  slides: z.array(
    z.strictObject({
      title: z.string(),
      bullets: z.array(z.string()).optional(),
      table: z.strictObject({ header: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
      notes: z.string(),
    }),
  ),
})

const usualWidth = 20

/** What `<client>/<name>.xlsx.json` and `<name>.pptx.json` describe, as the files that office programs would write. */
export async function officeFilesOf(corpus: string): Promise<EvaluationFile[]> {
  const files = readdirSync(corpus)
    .sort()
    .flatMap((client) =>
      readdirSync(join(corpus, client))
        .sort()
        .map((name) => ({ client, name })),
    )
    .filter(({ name }) => /\.(?:xlsx|pptx)\.json$/u.test(name))
  return Promise.all(
    files.map(async ({ client, name }) => ({
      client,
      path: `${client}/${name.replace(/\.json$/u, '')}`,
      text: await builtFrom(name, JSON.parse(readFileSync(join(corpus, client, name), 'utf8'))),
    })),
  )
}

function builtFrom(name: string, content: unknown): Promise<Uint8Array> {
  const base = { key: name, name, fileName: name }
  if (name.endsWith('.pptx.json')) {
    const { slides, ...deck } = slidesSchema.parse(content)
    return buildPptx({
      ...base,
      format: 'pptx',
      ...deck,
      slides: slides.map(({ title, notes, bullets, table }) => ({
        title,
        notes,
        ...(bullets && { bullets }),
        ...(table && { table }),
      })),
    })
  }
  const sheets = workbookSchema.parse(content).sheets.map(({ name: sheet, rows: [first = [], ...rows] }) => ({
    name: sheet,
    columns: first.map((title) => ({ title: String(title), width: usualWidth })),
    rows,
  }))
  return buildXlsx({ ...base, format: 'xlsx', sheets })
}
