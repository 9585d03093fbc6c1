import { failureSentence } from '@parley/contracts/failure-words.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { getFileFormat, isSearchable, notSearchableReason } from './file-format.ts'
import type { FileFormat, SearchableFormat } from './formats.ts'
import { detectLanguage } from './language.ts'
import { ingestionLimits } from './limits.ts'
import type { OnProgress, ParsedDocument, ParsedPage } from './parsed-document.ts'
import { parseCsv } from './parsers/csv.ts'
import { parseDoc } from './parsers/doc.ts'
import { parseDocx } from './parsers/docx.ts'
import { parseHtml } from './parsers/html.ts'
import { parseJson } from './parsers/json.ts'
import { parseMarkdown } from './parsers/markdown.ts'
import { parsePdf } from './parsers/pdf.ts'
import { parsePlainText } from './parsers/plain-text.ts'
import { parsePptx } from './parsers/pptx.ts'
import { parseXls } from './parsers/xls.ts'
import { parseXlsx } from './parsers/xlsx.ts'
import { unreadable } from './unreadable-file.ts'

export type ParseOutcome =
  | { outcome: 'parsed'; format: FileFormat; document: ParsedDocument }
  | { outcome: 'not-searchable'; format: FileFormat; reason: string }

type Parser = (bytes: Uint8Array, onProgress?: OnProgress) => ParsedDocument | Promise<ParsedDocument>

const parsers: Record<SearchableFormat, Parser> = {
  pdf: parsePdf,
  docx: parseDocx,
  doc: parseDoc,
  xlsx: parseXlsx,
  xls: parseXls,
  pptx: parsePptx,
  csv: parseCsv,
  txt: parsePlainText,
  md: parseMarkdown,
  html: parseHtml,
  json: parseJson,
}

/**
 * Text of a file by its named parser (D11, Files). Heavy: call it in the parsing thread.
 * @throws AppError UNREADABLE_FILE or UNSUPPORTED_MEDIA_TYPE, with a text for the person
 */
export async function parseFile(
  fileName: string,
  bytes: Uint8Array,
  onProgress?: OnProgress,
): Promise<ParseOutcome> {
  if (bytes.length > ingestionLimits.fileBytes) throw unreadable('tooLarge')
  const format = getFileFormat(fileName, bytes)
  if (!isSearchable(format)) return { outcome: 'not-searchable', format, reason: notSearchableReason(format) }
  const document = bounded(await runParser(parsers[format], bytes, onProgress))
  if (!document.pages.some((page) => page.text !== '')) throw unreadable('noText')
  const language = document.language ?? (await detectLanguage(document))
  return {
    outcome: 'parsed',
    format,
    document: language === undefined ? document : { ...document, language },
  }
}

async function runParser(
  parser: Parser,
  bytes: Uint8Array,
  onProgress: OnProgress | undefined,
): Promise<ParsedDocument> {
  try {
    return await parser(bytes, onProgress)
  } catch (error) {
    if (error instanceof AppError) throw error
    // Recursion in a third-party reader ends as a RangeError.
    throw unreadable(error instanceof RangeError ? 'tooDeep' : 'damaged', error)
  }
}

function bounded(document: ParsedDocument): ParsedDocument {
  const pages: ParsedPage[] = []
  let characters = 0
  for (const page of document.pages) {
    characters += page.text.length
    if (characters > ingestionLimits.characters || pages.length >= ingestionLimits.pages) break
    pages.push(page)
  }
  if (pages.length === document.pages.length) return document
  const warning = failureSentence('filePartsLeftOut', { read: pages.length, all: document.pages.length })
  return { ...document, pages, warnings: [...document.warnings, warning] }
}
