import type { FileFormat } from './formats.ts'

/**
 * Bounds on what one file may cost (security rules, Input: archives bounded, size and depth limits).
 * Generous for real business documents, far below what would hurt the process.
 */
export const ingestionLimits = {
  /** Bytes of the file itself (D10, Artifacts). */
  fileBytes: 50 * 1024 * 1024,
  pages: 3_000,
  /** Characters of text of the whole document; the rest is dropped with a warning. */
  characters: 6_000_000,
  archiveEntries: 10_000,
  /** Bytes of all parts of an archive, unpacked, as its directory declares them. */
  archiveBytes: 600 * 1024 * 1024,
  /** Bytes of the parts that are really unpacked. */
  unpackedBytes: 160 * 1024 * 1024,
  /** Unpacked to packed, looked at only for parts over `ratioFromBytes`. */
  ratio: 400,
  ratioFromBytes: 4 * 1024 * 1024,
  /** Steps that building a page of markup takes: elements, their attributes, and places looked for among siblings. */
  markupSteps: 500_000,
  /** Attributes of one element. */
  attributes: 1_000,
  /** Nested elements, objects or arrays. */
  depth: 200,
  /** Cells that a sheet's grid spans. */
  sheetCells: 4_000_000,
  columns: 1_000,
  /** Milliseconds for one file, parsing and chunking, whatever it is. */
  parseMs: 60_000,
  /** Milliseconds for a file of text, and for each megabyte of it: nothing in it is to be unpacked. */
  textMs: 8_000,
  textMsPerMegabyte: 1_000,
  /** Megabytes of heap for the thread that parses. */
  workerHeapMb: 1_024,
} as const

const formatsOfText: readonly (FileFormat | undefined)[] = ['html', 'md', 'txt', 'csv', 'json']

/** Milliseconds that a file may be read for: what is cheap to read when it is honest is given up sooner. */
export const parseMsOf = (format: FileFormat | undefined, bytes: number): number =>
  formatsOfText.includes(format)
    ? Math.min(
        ingestionLimits.parseMs,
        ingestionLimits.textMs + (bytes / 1024 / 1024) * ingestionLimits.textMsPerMegabyte,
      )
    : ingestionLimits.parseMs
