import { open } from 'node:fs/promises'
import { AppError } from '@parley/contracts/errors.ts'
import { fileTypeFromFile } from 'file-type'
import { checkPictureSize } from './picture-size.ts'

interface AcceptedType {
  mime: string
  /** What the content itself must say; undefined for text, which has no signature. */
  content: readonly string[] | undefined
}

const compound = ['application/x-cfb'] as const
const office = (part: string, name: string): AcceptedType => {
  const mime = `application/vnd.openxmlformats-officedocument.${part}ml.${name}`
  // An office file behind a password is a compound file: it is kept, and says that it cannot be read.
  return { mime, content: [mime, ...compound] }
}
const text = (mime: string): AcceptedType => ({ mime, content: undefined })
const image = (mime: string): AcceptedType => ({ mime, content: [mime] })

/** Documents of clients (decisions D10, Artifacts), by the ending of their name. */
const accepted: Record<string, AcceptedType> = {
  pdf: { mime: 'application/pdf', content: ['application/pdf'] },
  docx: office('wordprocessing', 'document'),
  xlsx: office('spreadsheet', 'sheet'),
  pptx: office('presentation', 'presentation'),
  doc: { mime: 'application/msword', content: compound },
  xls: { mime: 'application/vnd.ms-excel', content: compound },
  ppt: { mime: 'application/vnd.ms-powerpoint', content: compound },
  csv: text('text/csv'),
  txt: text('text/plain'),
  text: text('text/plain'),
  md: text('text/markdown'),
  markdown: text('text/markdown'),
  html: text('text/html'),
  htm: text('text/html'),
  json: text('application/json'),
  png: image('image/png'),
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  gif: image('image/gif'),
}

/** Bytes of a text that are looked at for what no text holds. */
const sampleSize = 65_536

const refused = (images: boolean): AppError =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `This kind of file is not accepted. Upload a PDF, Word, Excel, PowerPoint, CSV, text, Markdown, HTML${images ? ', JSON or image' : ' or JSON'} file.`,
  )

const mismatch = (ending: string): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', `The content of this file is not what its name (.${ending}) says.`)

/**
 * The type of an uploaded file: its name and its content have to agree; what the sender claims does not count.
 * Firms' own documents may not be images (decisions D10, Artifacts).
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, UNREADABLE_FILE for pictures that cannot be shown
 */
export async function typeOfFile(
  { path, name }: { path: string; name: string },
  { images }: { images: boolean },
): Promise<string> {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const type = Object.hasOwn(accepted, ending) ? accepted[ending] : undefined
  if (type === undefined || (!images && type.mime.startsWith('image/'))) throw refused(images)
  const found = await fileTypeFromFile(path)
  const agrees =
    type.content === undefined
      ? await isText(path, found?.mime)
      : found !== undefined && type.content.includes(found.mime)
  if (!agrees) throw mismatch(ending)
  if (type.mime.startsWith('image/')) await checkPictureSize(path)
  return type.mime
}

/** Text has no signature of another kind and no zero bytes, unless it is UTF-16 by its mark. */
async function isText(path: string, found: string | undefined): Promise<boolean> {
  if (found !== undefined && !['application/xml', 'text/html'].includes(found)) return false
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleSize), 0, sampleSize, 0)
    const isUtf16 = bytesRead >= 2 && [0xfffe, 0xfeff].includes(buffer.readUInt16BE(0))
    return isUtf16 || !buffer.subarray(0, bytesRead).includes(0)
  } finally {
    await file.close()
  }
}
