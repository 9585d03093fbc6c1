import { pdfFile } from './sample-files.ts'

const words =
  'budget vendor migration interface payroll warehouse audit retention invoice approval contract licence training plant ledger forecast supplier shipment quality review'.split(
    ' ',
  )

/** A sentence that is the same at every run, and different from line to line. */
function sentence(seed: number): string {
  const picked = Array.from(
    { length: 11 },
    (_, at) => words[(seed * 7 + at * (3 + (seed % 5))) % words.length],
  )
  return `${picked.join(' ')} ${seed}.`
}

/** A PDF of full pages, each under a heading of its own. */
export function longPdf(pages: number): Uint8Array {
  return pdfFile(
    Array.from({ length: pages }, (_, page) => [
      { x: 72, y: 740, size: 16, text: `Section ${page + 1}` },
      ...Array.from({ length: 46 }, (_line, line) => ({
        x: 72,
        y: 716 - line * 14,
        size: 10,
        text: sentence(page * 46 + line),
      })),
    ]),
  )
}
