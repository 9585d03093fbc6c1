import type { Response } from 'express'
import type { Dependencies } from '../../dependencies.ts'
import { sent } from '../../http/define-route.ts'
import { sendFile } from '../../http/send-file.ts'

interface StoredFile {
  file_name: string
  mime_type: string
  /** Bytes. */
  size: number
  storage_key: string
}

/** Sends a document as it was uploaded. */
export async function sendStoredFile(
  { files }: Pick<Dependencies, 'files'>,
  response: Response,
  { file_name: name, mime_type: type, size, storage_key: key }: StoredFile,
): Promise<typeof sent> {
  await sendFile(response, { name, type, size, content: await files.read(key) })
  return sent
}
