import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, Transform } from 'node:stream'
import { AppError } from '@parley/contracts/errors.ts'
import { CsvError, parse, type Info } from 'csv-parse'

/** One row of a file with the place where it stands. */
export interface CsvRow {
  cells: string[]
  /** As a spreadsheet counts: the head is row 1. */
  row: number
  /** Where it begins, as an editor counts. */
  line: number
}

const sampleBytes = 65_536
/** Characters of one row at most. */
const maxRowSize = 100_000

interface Dialect {
  encoding: string
  delimiter: string
  /** Excel's own first line 'sep=;' is no row. */
  skipped: number
}

/** By its mark, else UTF-8 where all of the file is; older Excel writes Windows-1252. */
async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
      isFirst = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252'
    throw error
  }
}

async function readStart(path: string, encoding: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The separator that the first row has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>([',', ';', '\t'].map((mark) => [mark, 0]))
  let isQuoted = false
  let before = ''
  for (const character of text) {
    const opens = before === '' || /[,;\t\r\n]/.test(before)
    before = character
    if (character === '"' && (isQuoted || opens)) isQuoted = !isQuoted
    else if (!isQuoted && /[\r\n]/.test(character)) break
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

async function dialectOf(path: string): Promise<Dialect> {
  const encoding = await encodingOf(path)
  const start = await readStart(path, encoding)
  const named = /^sep=(.)\r?\n/i.exec(start)?.[1]
  return { encoding, delimiter: named ?? delimiterOf(start), skipped: named === undefined ? 0 : 1 }
}

const decoding = (encoding: string): Transform => {
  const decoder = new TextDecoder(encoding)
  return new Transform({
    readableObjectMode: false,
    decodeStrings: true,
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  })
}

const unreadable = (error: CsvError): AppError => {
  const line = typeof error.lines === 'number' ? ` in line ${error.lines}` : ''
  const what = error.code.includes('QUOTE')
    ? `A quotation mark${line} is not closed or stands in the middle of a cell.`
    : `The file cannot be read as CSV${line}.`
  return new AppError('UNREADABLE_FILE', what)
}

/**
 * The rows of a CSV file, head first, one after the other: commas, semicolons or tabs, quotes, any line ends, UTF-8
 * with or without mark, UTF-16 or Windows-1252. Empty rows are passed over, but counted.
 * @throws AppError UNREADABLE_FILE naming the line
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const { encoding, delimiter, skipped } = await dialectOf(path)
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    // In a cell that does not begin with one a quotation mark is text.
    relax_quotes: true,
    from_line: skipped + 1,
    max_record_size: maxRowSize,
  })
  // Errors of the file reach the loop below by the parser, which they destroy.
  pipeline(createReadStream(path), decoding(encoding), parser, () => undefined)
  let row = 0
  let line = skipped + 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      row += 1
      const begins = line
      line = info.lines + 1
      if (record.some((cell) => cell.trim() !== '')) yield { cells: record, row, line: begins }
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error
  }
}
