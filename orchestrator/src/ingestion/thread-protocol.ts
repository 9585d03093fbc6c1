import type { ErrorCode } from '@parley/contracts/errors.ts'
import type { Chunk } from './chunking.ts'
import type { FileFormat } from './file-format.ts'
import type { ParsedDocument } from './parsed-document.ts'

/** What travels between the process and its ingestion threads. */
export type ThreadTask =
  | { kind: 'parse'; fileName: string; bytes: Uint8Array }
  | { kind: 'language'; text: string }
  | { kind: 'embed'; texts: string[]; for: 'passage' | 'query' }

export type ParsedFile =
  | { outcome: 'parsed'; format: FileFormat; document: ParsedDocument; chunks: Chunk[] }
  | { outcome: 'not-searchable'; format: FileFormat; reason: string }

export interface ThreadResults {
  parse: ParsedFile
  embed: Float32Array[]
  language: string | undefined
}

export type ThreadAnswer =
  | { ok: true; value: ThreadResults[keyof ThreadResults] }
  | { ok: false; code: ErrorCode; message: string; detail: string }
