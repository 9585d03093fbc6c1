import type { FileKind } from '@parley/contracts/http/artifacts.ts'

const kinds: readonly [FileKind, RegExp][] = [
  ['Word', /msword|wordprocessingml/],
  ['PDF', /pdf/],
  ['Excel', /ms-excel|spreadsheetml/],
  ['PowerPoint', /powerpoint|presentationml/],
  ['CSV', /csv/],
  ['JSON', /json/],
  ['JPEG', /jpeg/],
  ['PNG', /png/],
  ['GIF', /gif/],
]

/** What people call a type of file (Document 3, Artifacts page); other texts are 'Text'. */
export const kindOfFile = (mime: string): FileKind =>
  kinds.find(([, pattern]) => pattern.test(mime))?.[0] ?? 'Text'

export const fileKinds: readonly FileKind[] = [
  'PDF',
  'Word',
  'Excel',
  'PowerPoint',
  'Text',
  'CSV',
  'JSON',
  'PNG',
  'JPEG',
  'GIF',
]

/** Endings that the server takes (decisions D10, Artifacts); firms' own documents may not be images. */
export const acceptedEndings = (images: boolean): string[] => [
  ...['.pdf', '.docx', '.doc', '.xlsx', '.xls', '.pptx', '.ppt', '.csv', '.txt', '.md', '.html', '.json'],
  ...(images ? ['.png', '.jpg', '.jpeg', '.gif'] : []),
]

/** Bytes (decisions D10, Artifacts). */
export const maxFileSize = 50 * 1024 * 1024
