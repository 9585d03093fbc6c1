import { createHash } from 'node:crypto'

/** Labels are ours, but may name an input or a document: one line, no brackets or quotes. */
const cleanLabel = (label: string): string =>
  label
    .replace(/[^\p{L}\p{N} .,:;#()/_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160)

/**
 * Wraps material so that a model can tell it from instructions (docs/agents.md, Channels). It cannot be
 * closed from inside: the fence carries a hash of the very text that it holds, which nobody can write into that text
 * beforehand, and anything in it that looks like a fence is made harmless.
 */
export function fenceUntrusted(label: string, text: string): string {
  const harmless = text.replace(
    /<(?=[\s\u200b-\u200f\u2060\ufeff]*\/?[\s\u200b-\u200f\u2060\ufeff]*untrusted)/gi,
    '‹',
  )
  const id = createHash('sha256').update(label).update('\u0000').update(harmless).digest('hex').slice(0, 16)
  return `<untrusted id="${id}" label="${cleanLabel(label)}">\n${harmless}\n</untrusted id="${id}">`
}
