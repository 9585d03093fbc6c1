import type { BlockText, ParsedDocument } from '../parsed-document.ts'
import { sectionPages } from '../section-pages.ts'
import { decodeText } from '../text-encoding.ts'

/** Plain text: blank lines part paragraphs; form feeds are page breaks where there are any. */
export function parsePlainText(bytes: Uint8Array): ParsedDocument {
  const text = decodeText(bytes).replace(/\r\n?/gu, '\n')
  const sheets = text.split('\f')
  if (sheets.length === 1) return { pages: sectionPages(textPieces(text)), warnings: [] }
  const pages = sheets.flatMap((sheet) => sectionPages(textPieces(sheet)))
  return {
    pages: pages.map((page, index) => ({ ...page, number: index + 1, label: `Page ${index + 1}` })),
    warnings: [],
  }
}

export function textPieces(text: string): BlockText[] {
  return text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(classify)
}

const listLine = /^\s*(?:[-*•–▪◦]|\d{1,3}[.)]|[a-z][.)])\s+\S/u
/** '2.1 Scope' or 'SCOPE AND TIMING': a short line of its own that does not end as a sentence does. */
const numberedHeading = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\p{Lu}[^\n]{1,78}$/u

function classify(part: string): BlockText {
  const single = !part.includes('\n') && part.length <= 80 && !/[.;,:!?]$/u.test(part)
  const numbered = single ? numberedHeading.exec(part) : null
  if (numbered !== null) return { kind: 'heading', level: (numbered[1] ?? '').split('.').length, text: part }
  if (single && /\p{Lu}{3}/u.test(part) && part === part.toUpperCase())
    return { kind: 'heading', level: 1, text: part }
  return { kind: part.split('\n').every((line) => listLine.test(line)) ? 'list' : 'paragraph', text: part }
}
