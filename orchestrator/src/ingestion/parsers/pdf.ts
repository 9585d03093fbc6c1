import { failureSentence } from '@parley/contracts/failure-words.ts'
import { getDocumentProxy } from 'unpdf'
import { ingestionLimits } from '../limits.ts'
import { buildPage, type OnProgress, type ParsedDocument } from '../parsed-document.ts'
import { bodySize, findRunningLines, pageLines, pagePieces } from '../pdf-layout.ts'
import type { PdfLine, PdfText } from '../pdf-line.ts'
import { unreadable } from '../unreadable-file.ts'

/** PDF: a page a page; lines become headings, paragraphs, lists and tables by their size and place. */
export async function parsePdf(
  bytes: Uint8Array,
  onProgress: OnProgress = () => undefined,
): Promise<ParsedDocument> {
  const pdf = await openPdf(bytes)
  try {
    const count = Math.min(pdf.numPages, ingestionLimits.pages)
    const pages: PdfLine[][] = []
    let characters = 0
    for (let number = 1; number <= count && characters <= ingestionLimits.characters; number += 1) {
      const lines = await readLines(pdf, number)
      characters += lines.reduce((sum, line) => sum + line.text.length, 0)
      pages.push(lines)
      onProgress(number / count)
    }
    const warnings =
      pages.length < pdf.numPages
        ? [failureSentence('filePagesLeftOut', { read: pages.length, all: pdf.numPages })]
        : []
    return { pages: layOut(pages), warnings }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // A copy: the reader takes the buffer over. No scripts, no fonts fetched, warnings off.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      isEvalSupported: false,
      verbosity: 0,
      stopAtErrors: false,
    })
  } catch (error) {
    const isPassword = error instanceof Error && error.name === 'PasswordException'
    throw unreadable(isPassword ? 'password' : 'damaged', error)
  }
}

async function readLines(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number)
  const content = await page.getTextContent()
  const texts: PdfText[] = content.items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b) || item.height }]
  })
  page.cleanup()
  return pageLines(texts)
}

function layOut(pages: PdfLine[][]): ParsedDocument['pages'] {
  const body = bodySize(pages.flat())
  const running = findRunningLines(pages)
  return pages.map((lines, index) => {
    const own = lines.filter((line) => !running.has(line))
    return buildPage(index + 1, `Page ${index + 1}`, pagePieces(own, body))
  })
}
