const longest = 100

/**
 * Whether a block of a passage is but a heading, a caption, a footer or a broken-off piece: one short line that ends as
 * no sentence does. A line that names a fact ('Owner: …') is none.
 */
export function isHeading(block: string): boolean {
  const line = block.trim()
  if (line === '' || line.includes('\n') || line.length > longest) return false
  if (/^#{1,6}\s/.test(line)) return true
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
