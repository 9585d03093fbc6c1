import { ingestionLimits } from './limits.ts'
import { unreadable } from './unreadable-file.ts'

/**
 * Refuses XML that declares a document type (and with it entities), or nests deeper than documents do.
 * Looked at before any parser sees it, in the encoding that a parser would choose.
 * @throws AppError UNREADABLE_FILE
 */
export function assertTameXml(bytes: Uint8Array): void {
  const text = decodeXml(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw unreadable('forbiddenMarkup')
  let depth = 0
  for (const match of text.matchAll(/<(\/?)[a-z_][^<>]*?(\/?)>/giu)) {
    if (match[1] === '/') depth -= 1
    else if (match[2] !== '/') depth += 1
    if (depth > ingestionLimits.depth) throw unreadable('tooDeep')
  }
}

/** Text of an XML part: UTF-8, or UTF-16 by its byte order mark or by its zero bytes. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
