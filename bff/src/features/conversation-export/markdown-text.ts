/** Characters that mean something inside a line of Markdown. */
const special = /[\\`*_[\]<>#|~&!]/g

/** A text that is no Markdown (a name, a title, a quote), on one line and read as it is written. */
export const plainInMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(special, '\\$&')

/** Levels that a file's own headings take: its title and its entries. */
const ownHeadings = 2

const fenceOf = (line: string): string | undefined => {
  const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
  // Backticks behind backticks are code within a line.
  return fence?.[1]?.startsWith('`') && fence[2]?.includes('`') ? undefined : fence?.[1]
}

const closes = (line: string, fence: string): boolean => {
  const mark = fenceOf(line)
  return mark !== undefined && mark.startsWith(fence) && line.trim() === mark
}

/**
 * HTML is shown as text. An entity, as a backslash could meet another one; in code within a line too, as where that
 * begins and ends is not to be told from one line.
 */
const withoutHtml = (line: string): string => line.replace(/<(?=[a-z/!?])/gi, '&lt;')

const tameLine = (line: string): string =>
  withoutHtml(line)
    .replace(
      /^( {0,3})(#{1,6})(?=\s|$)/,
      (_all, indent: string, marks: string) =>
        `${indent}${'#'.repeat(Math.min(6, marks.length + ownHeadings))}`,
    )
    // A line of these makes a heading of the line above it.
    .replace(/^( {0,3})(=+|-+)(\s*)$/, '$1\\$2$3')

/**
 * What somebody said, in Markdown, made part of a longer file: its headings stand below the file's own, so that no
 * text can pass for another entry, HTML is shown and not run, and code that was left open ends with the text.
 */
export function tameMarkdown(text: string): string {
  let fence: string | undefined
  const lines = text.split(/\r\n?|\n/).map((line) => {
    if (fence !== undefined) {
      if (closes(line, fence)) fence = undefined
      return line
    }
    fence = fenceOf(line)
    return fence === undefined ? tameLine(line) : line
  })
  return [...lines, ...(fence === undefined ? [] : [fence])].join('\n')
}
