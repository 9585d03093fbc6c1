/** What a spreadsheet would take as a formula (Security, "Input"). */
const formulaStart = /^[=+\-@\t\r]/

/** A cell that no spreadsheet runs: what would be a formula is made a text by an apostrophe. */
export const neutralCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The text as it was before `neutralCell`, for files that come back. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as CSV (RFC 4180) with a mark that tells spreadsheets that it is UTF-8; no cell is run. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(neutralCell(cell))).join(',')).join('\r\n')}\r\n`
