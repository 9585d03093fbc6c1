import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

export interface FileToSend {
  name: string
  type: string
  content: Readable | string
  /** Bytes, where they are known beforehand. */
  size?: number
}

/** RFC 6266 with RFC 8187: a plain name for old readers, the true one beside it. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Sends a file to keep, never to be run: whatever it holds, the browser neither guesses its type nor opens it here. */
export async function sendFile(response: Response, file: FileToSend): Promise<void> {
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Disposition', disposition(file.name))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  response.setHeader('Cache-Control', 'private, no-store')
  if (file.size !== undefined) response.setHeader('Content-Length', file.size)
  await pipeline(typeof file.content === 'string' ? Readable.from([file.content]) : file.content, response)
}
