import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@parley/contracts/errors.ts'
import express, { type Request, type RequestHandler, type Response } from 'express'
import multer from 'multer'
import type { UploadedFile, UploadLimits } from './define-route.ts'

/** JSON bodies: bytes, and levels of nesting (Security, "Input"). */
export const jsonLimits = { bytes: 1024 * 1024, depth: 32 }
const defaultMaxBytes = 50 * 1024 * 1024

export interface ReadBody {
  body: unknown
  file?: UploadedFile
  files?: UploadedFile[]
  /** Removes what the request left on the disk. */
  discard: () => Promise<void>
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
  const storage = multer.diskStorage({
    destination: temporaryFolder,
    filename: (_request, _file, done) => done(null, randomUUID()),
  })

  return {
    async read(request, response, upload) {
      if (upload !== undefined && request.is('multipart/form-data') !== false)
        return readMultipart({ request, response }, { storage, ...upload })
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
  return body
}

const hasContent = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

async function readMultipart(
  { request, response }: { request: Request; response: Response },
  { storage, maxBytes = defaultMaxBytes, maxFiles }: UploadLimits & { storage: multer.StorageEngine },
): Promise<ReadBody> {
  const limits = {
    fileSize: maxBytes,
    files: maxFiles ?? 1,
    fields: 50,
    fieldSize: 256 * 1024,
    fieldNameSize: 100,
    parts: 60 + (maxFiles ?? 0),
  }
  const reader = multer({ storage, limits, defParamCharset: 'utf8' })
  try {
    await run(maxFiles === undefined ? reader.single('file') : reader.array('files'), request, response)
  } catch (error) {
    const isTooLarge = error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE'
    throw isTooLarge ? tooLarge(maxBytes) : error
  }
  const sent = request.file === undefined ? ((request.files ?? []) as Express.Multer.File[]) : [request.file]
  const files = sent.map(describeFile)
  const [first] = files
  return {
    body: { ...(request.body as object) },
    ...(maxFiles !== undefined && { files }),
    ...(maxFiles === undefined && first !== undefined && { file: first }),
    discard: async () => {
      await Promise.all(files.map(({ path }) => rm(path, { force: true })))
    },
  }
}

const tooLarge = (maxBytes: number): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`)

const describeFile = (file: Express.Multer.File): UploadedFile => ({
  path: file.path,
  name: baseName(file.originalname),
  size: file.size,
  mimeType: file.mimetype,
})

/** The name without folders and control characters, at most 200 characters, its ending kept. */
function baseName(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim() || 'file'
  if (base.length <= 200) return base
  const dot = base.lastIndexOf('.')
  const ending = dot > 0 && base.length - dot <= 10 ? base.slice(dot) : ''
  return base.slice(0, 200 - ending.length) + ending
}

/** Where uploads wait while they are checked. */
export const temporaryFolderIn = (dataFolder: string): string => join(dataFolder, 'uploads')
