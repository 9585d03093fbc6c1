import { json } from '@parley/server-kit/database/json.ts'
import { chunkDocument } from './chunking.ts'
import { parseFile } from './parse-file.ts'
import type { OnProgress } from './parsed-document.ts'
import type { ParsedFile } from './thread-protocol.ts'

/**
 * A file as it is stored: pages with their blocks written out, and chunks. Done in the thread, so that what crosses to
 * the process is small and ready.
 * @throws AppError UNREADABLE_FILE, UNSUPPORTED_MEDIA_TYPE
 */
export async function readInParts(
  fileName: string,
  bytes: Uint8Array,
  onProgress?: OnProgress,
): Promise<ParsedFile> {
  const parsed = await parseFile(fileName, bytes, onProgress)
  if (parsed.outcome !== 'parsed') return parsed
  const { pages, sheets, language, warnings } = parsed.document
  return {
    outcome: 'parsed',
    format: parsed.format,
    language: language ?? null,
    warnings,
    extent: sheets ?? pages.length,
    pages: pages.map(({ number, label, text, blocks }) => ({
      number,
      label,
      text,
      // Text is stored once: a block is its kind and its place in it.
      blocks: json(blocks.map(({ kind, level, start, end }) => ({ kind, level, start, end }))),
    })),
    chunks: await chunkDocument(parsed.document),
  }
}
