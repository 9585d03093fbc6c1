const longest = 100

/** What a page says of itself at its end: 'Vendor Responses: First Reading 1 of 2'. */
const footer = /\s\d{1,3}\s+(?:of|von)\s+\d{1,3}$|^(?:page|seite)\s+\d+$/iu

export const isFooter = (line: string): boolean => footer.test(line.trim())

/** What a document tells of itself under its title: 'Kept by: …', 'Last entry: …'. */
const ofRecord =
  /^(?:(?:kept|prepared|written|issued) by|last entry|version|distribution|author|geführt von|erstellt von|letzter eintrag|fassung|verteiler|verfasser(?:in)?)\s*:/iu

export const isOfRecord = (line: string): boolean => ofRecord.test(line.trim())

/**
 * Whether a block of a passage is but a heading, a caption, a footer or a broken-off piece: one short line that ends as
 * no sentence does. A line that names a fact ('Owner: …') is none.
 */
export function isHeading(block: string): boolean {
  const line = block.trim()
  if (line === '' || line.includes('\n') || line.length > longest) return false
  if (/^#{1,6}\s/.test(line) || footer.test(line)) return true
  return !/[.!?;:]["”’)]?$|:\s|^(?:[-*•▪]|\d+\))\s| \| /u.test(line)
}

/** The lines of a text that are headings by their place. */
export const headingLines = (text: string): Set<string> =>
  new Set(
    text
      .split(/\n{2,}/)
      .filter(isHeading)
      .map((line) => line.trim()),
  )
