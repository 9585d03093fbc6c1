import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@parley/contracts/errors.ts'
import express, { type Request, type RequestHandler, type Response } from 'express'
import multer from 'multer'
import type { UploadedFile, UploadLimits } from './define-route.ts'

/** JSON bodies: bytes, and levels of nesting (Security, "Input"). */
export const jsonLimits = { bytes: 1024 * 1024, depth: 32 }
const defaultMaxBytes = 50 * 1024 * 1024

interface Discard {
  /** Removes what the request left on the disk. */
  discard: () => Promise<void>
}

export interface ReadBody extends Discard {
  body: unknown
  file?: UploadedFile
  files?: UploadedFile[]
}

export interface BodyReader {
  read(request: Request, response: Response, upload: UploadLimits | undefined): Promise<ReadBody>
}

const nothingToDiscard = (): Promise<void> => Promise.resolve()

/** Runs an Express middleware to its end. */
const run = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => {
      if (error === undefined || error === null) resolve()
      else reject(error instanceof Error ? error : new Error('The request could not be read'))
    })
  })

/** Whether a value nests deeper than `levels`; walks without recursion, so that depth cannot exhaust the stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value]
  for (let level = 0; layer.length > 0; level += 1) {
    if (level > levels) return true
    layer = layer.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    )
  }
  return false
}

/** Reads JSON in memory and files to the temp disk, so that many uploads at once cannot fill the memory. */
export function createBodyReader(temporaryFolder: string): BodyReader {
  mkdirSync(temporaryFolder, { recursive: true })
  const json = express.json({ limit: jsonLimits.bytes, strict: true })

  return {
    async read(request, response, upload) {
      if (upload !== undefined && request.is('multipart/form-data') !== false)
        return readMultipart({ request, response }, { temporaryFolder, ...upload })
      await run(json, request, response)
      return { body: jsonBody(request), discard: nothingToDiscard }
    },
  }
}

function jsonBody(request: Request): unknown {
  const body = request.body as unknown
  if (body === undefined) {
    if (hasContent(request))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request must be sent as application/json.')
    return {}
  }
  if (isDeeperThan(body, jsonLimits.depth))
    throw new AppError('BAD_REQUEST', 'The request is nested too deeply.')
  return wellFormed(body)
}

/**
 * The value with the replacement character for halves of characters, which only an escape in JSON can bring: as text of
 * a form and as text of a column they would become that anyway, and as JSON no database takes them.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  // Own by definition: an assignment to `__proto__` would not be.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormed(item)]),
  )
}

const hasContent = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

/** Each upload has a folder of its own: whatever the reader leaves behind when it breaks off goes with it. */
async function createFolder(temporaryFolder: string): Promise<{ storage: multer.StorageEngine } & Discard> {
  const folder = join(temporaryFolder, randomUUID())
  await mkdir(folder)
  const storage = multer.diskStorage({
    destination: folder,
    filename: (_request, _file, done) => done(null, randomUUID()),
  })
  return { storage, discard: () => rm(folder, { recursive: true, force: true }) }
}

async function readMultipart(
  { request, response }: { request: Request; response: Response },
  { temporaryFolder, ...upload }: UploadLimits & { temporaryFolder: string },
): Promise<ReadBody> {
  const { storage, discard } = await createFolder(temporaryFolder)
  const { maxBytes = defaultMaxBytes, maxFiles } = upload
  const reader = multer({ storage, limits: partLimits(maxBytes, maxFiles), defParamCharset: 'utf8' })
  const read = maxFiles === undefined ? reader.single('file') : reader.array('files')
  try {
    await Promise.race([run(read, request, response), endless(request, endlessAfter(maxBytes, maxFiles))])
  } catch (error) {
    await discard()
    if (error instanceof EndlessUpload) response.setHeader('Connection', 'close')
    throw uploadError(error, maxBytes)
  }
  const sent = request.file === undefined ? ((request.files ?? []) as Express.Multer.File[]) : [request.file]
  const files = sent.map(describeFile)
  const [first] = files
  return {
    body: { ...(request.body as object) },
    ...(maxFiles !== undefined && { files }),
    ...(maxFiles === undefined && first !== undefined && { file: first }),
    discard,
  }
}

const partLimits = (maxBytes: number, maxFiles = 1): multer.Options['limits'] & object => ({
  fileSize: maxBytes,
  files: maxFiles,
  fields: 50,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  parts: 59 + maxFiles,
})

class EndlessUpload extends Error {}

/** Bytes after which nobody waits for the end of an upload any more; one that is merely too large gets its answer. */
const endlessAfter = (maxBytes: number, maxFiles = 1): number => 4 * maxBytes * maxFiles + 16 * 1024 * 1024

/** Rejects when the request has sent so much; the reader itself would go on to its end, if it has one. */
const endless = (request: Request, bytes: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > bytes) reject(new EndlessUpload('The upload does not end.'))
    })
  })

/** What is wrong with an upload; the reader says by an error without a code that its parts are broken. */
function uploadError(error: unknown, maxBytes: number): unknown {
  const isTooLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE'
  if (isTooLarge || error instanceof EndlessUpload) return tooLarge(maxBytes)
  const isBroken = error instanceof Error && !('code' in error)
  return isBroken ? new AppError('BAD_REQUEST', 'The upload could not be read.', { cause: error }) : error
}

const tooLarge = (maxBytes: number): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`)

const describeFile = (file: Express.Multer.File): UploadedFile => ({
  path: file.path,
  name: baseName(file.originalname),
  size: file.size,
  mimeType: file.mimetype,
})

/** Control characters, and marks that turn the direction of writing and so can hide a name's true ending. */
const unshown = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name without folders and what is not shown, at most 200 characters, its ending kept. */
function baseName(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(unshown, '').trim() || 'file'
  if (base.length <= 200) return base
  const dot = base.lastIndexOf('.')
  const ending = dot > 0 && base.length - dot <= 10 ? base.slice(dot) : ''
  return base.slice(0, 200 - ending.length) + ending
}
