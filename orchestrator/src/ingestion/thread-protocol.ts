import type { ErrorCode } from '@parley/contracts/errors.ts'
import type { PageBlock } from '@parley/contracts/stored/page-block.ts'
import type { JsonText } from '@parley/server-kit/database/json.ts'
import type { Chunk } from './chunking.ts'
import type { FileFormat } from './formats.ts'

/** What travels between the process and its ingestion threads. */
export type ThreadTask =
  | { kind: 'parse'; fileName: string; bytes: Uint8Array; rest: number }
  | { kind: 'language'; text: string }
  | { kind: 'embed'; texts: string[]; for: 'passage' | 'query' }

/** A page as it is stored; `blocks` is JSON. */
export interface StoredPage {
  number: number
  label: string
  text: string
  blocks: JsonText<PageBlock[]>
}

export interface ReadFile {
  outcome: 'parsed'
  format: FileFormat
  language: string | null
  warnings: string[]
  pages: StoredPage[]
  /** Pages, slides, sheets or sections, as a person counts them. */
  extent: number
  chunks: Chunk[]
}

export type ParsedFile = ReadFile | { outcome: 'not-searchable'; format: FileFormat; reason: string }

export interface ThreadResults {
  parse: ParsedFile
  embed: Float32Array[]
  language: string | undefined
}

/** Said once by a thread that has loaded what it works with: the time of its first task begins here. */
export interface ThreadReady {
  isReady: true
}

/** While a file is read, the share that is done (0 to 1). */
export interface ThreadProgress {
  progress: number
}

export type ThreadAnswer =
  | { ok: true; value: ThreadResults[keyof ThreadResults] }
  | { ok: false; code: ErrorCode; message: string; detail: string }
