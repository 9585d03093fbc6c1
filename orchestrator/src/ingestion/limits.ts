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
  /** Nested elements, objects or arrays. */
  depth: 200,
  /** Cells that a sheet's grid spans. */
  sheetCells: 4_000_000,
  columns: 1_000,
  /** Milliseconds for one file, parsing and chunking. */
  parseMs: 60_000,
  /** Megabytes of heap for the thread that parses. */
  workerHeapMb: 1_024,
} as const
