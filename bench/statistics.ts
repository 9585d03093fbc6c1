/** The value below which this part (0 to 1) of the values lies. @throws Error when there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  if (value === undefined) throw new Error('There is nothing to take a quantile of.')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints rows as a Markdown table, whose first column is text and the others numbers. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  console.log(`\n${title}\n`)
  for (const cells of [head, rule, ...rows]) console.log(line(cells))
}

export const milliseconds = (value: number): string => value.toFixed(2)
export const times = (value: number): string => `${value.toFixed(2)} x`
