import {
  type FileFormat,
  keptFormats,
  type KeptFormat,
  searchableFormats,
  type SearchableFormat,
} from './formats.ts'
import { failureSentence } from '@parley/contracts/failure-words.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { listArchiveNames } from './archive.ts'
import { unreadable, wrongContent } from './unreadable-file.ts'

const formatOfExtension: Record<string, FileFormat> = {
  ...Object.fromEntries([...searchableFormats, ...keptFormats].map((format) => [format, format])),
  htm: 'html',
  markdown: 'md',
  text: 'txt',
  jpg: 'jpeg',
}

const keptReasons: Record<KeptFormat, string> = {
  ppt: failureSentence('fileOldSlides'),
  png: failureSentence('fileImage'),
  jpeg: failureSentence('fileImage'),
  gif: failureSentence('fileImage'),
}

export function isSearchable(format: FileFormat): format is SearchableFormat {
  return (searchableFormats as readonly string[]).includes(format)
}

/** The sentence shown for a file that is kept without being searchable. */
export function notSearchableReason(format: KeptFormat): string {
  return keptReasons[format]
}

/** Lower-case extension without the dot; '' where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** Format by name alone; undefined for names that are not accepted. */
export function findFormatByName(fileName: string): FileFormat | undefined {
  const extension = extensionOf(fileName)
  return Object.hasOwn(formatOfExtension, extension) ? formatOfExtension[extension] : undefined
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Some writers put a few bytes before the PDF header; readers look for it in the first kilobyte. */
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
const isCompoundFile = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)

const officeParts = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const

function checkOffice(format: keyof typeof officeParts, bytes: Uint8Array): void {
  // An encrypted OOXML file is a compound file around the encrypted package.
  if (isCompoundFile(bytes)) throw unreadable('password')
  if (!isArchive(bytes)) throw wrongContent(format)
  const names = listArchiveNames(bytes)
  if (names.some((name) => name.startsWith(officeParts[format]))) return
  throw names.includes('EncryptedPackage') ? unreadable('password') : wrongContent(format)
}

function checkText(format: FileFormat, bytes: Uint8Array): void {
  const utf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  const binary = !utf16 && bytes.subarray(0, 65_536).includes(0)
  if (binary || isArchive(bytes) || isCompoundFile(bytes) || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw wrongContent(format)
  }
}

const contentChecks: Record<FileFormat, (bytes: Uint8Array) => void> = {
  pdf: (bytes) => requireContent('pdf', isPdf(bytes)),
  docx: (bytes) => checkOffice('docx', bytes),
  xlsx: (bytes) => checkOffice('xlsx', bytes),
  pptx: (bytes) => checkOffice('pptx', bytes),
  csv: (bytes) => checkText('csv', bytes),
  txt: (bytes) => checkText('txt', bytes),
  md: (bytes) => checkText('md', bytes),
  html: (bytes) => checkText('html', bytes),
  json: (bytes) => checkText('json', bytes),
  doc: (bytes) => requireContent('doc', isCompoundFile(bytes)),
  xls: (bytes) => requireContent('xls', isCompoundFile(bytes)),
  ppt: (bytes) => requireContent('ppt', isCompoundFile(bytes)),
  png: (bytes) => requireContent('png', startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)),
  jpeg: (bytes) => requireContent('jpeg', startsWith(bytes, 0xff, 0xd8, 0xff)),
  gif: (bytes) => requireContent('gif', startsWith(bytes, 0x47, 0x49, 0x46, 0x38)),
}

function requireContent(extension: string, holds: boolean): void {
  if (!holds) throw wrongContent(extension)
}

/**
 * The format by name, with the content checked against it: what the browser claims is never believed.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for names that are not accepted, UNREADABLE_FILE when the content differs.
 */
export function getFileFormat(fileName: string, bytes: Uint8Array): FileFormat {
  const format = findFormatByName(fileName)
  if (format === undefined) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      failureSentence('fileOtherType', { extension: extensionOf(fileName) }),
    )
  }
  if (bytes.length === 0) throw unreadable('empty')
  contentChecks[format](bytes)
  return format
}
