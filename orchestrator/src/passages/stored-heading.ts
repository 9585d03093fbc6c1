/** Between two headings, outermost first. */
const between = ' › '

/** What stands above a chunk. */
export interface StandsUnder {
  /** Outermost first. */
  headingPath: readonly string[]
  /** Header row of the table that the chunk continues; '' otherwise. */
  tableHeader: string
}

/** As a chunk's `heading` is stored: in its first line the headings, in what follows the header row. */
export function storedHeading({ headingPath, tableHeader }: StandsUnder): string {
  const path = headingPath.join(between)
  return tableHeader === '' ? path : `${path}\n${tableHeader}`
}

/** @returns also the headings in one line, as they are shown */
export function readHeading(stored: string): StandsUnder & { path: string } {
  const [path = '', ...tableHeader] = stored.split('\n')
  return { path, headingPath: path === '' ? [] : path.split(between), tableHeader: tableHeader.join('\n') }
}
