/** What a spreadsheet would take as a formula (Security, "Input"). */
const formulaStart = /^[=+\-@\t\r]/

/** A cell that no spreadsheet runs: what would be a formula is made a text by an apostrophe. */
export const neutralCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The text as it was before `neutralCell`, for files that come back. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Tells spreadsheets that the file is UTF-8; it stands before everything else. */
export const csvMark = '\uFEFF'

/** Lines of a CSV (RFC 4180); no cell is run. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(neutralCell(cell))).join(',')}\r\n`).join('')

/** Rows as a whole CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `${csvMark}${csvLines(rows)}`
