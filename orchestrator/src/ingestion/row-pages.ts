import { buildPage, tableText, type ParsedPage } from './parsed-document.ts'

const pageRows = 40
const pageCharacters = 4_000

/**
 * Pages of rows, each opening with the header row, labelled with the row numbers that the sheet shows
 * (D11, Files: 'sheet with rows'). The header is the first row that is not empty; it is not counted in the label.
 */
export function rowPages(
  rows: readonly (readonly string[])[],
  label: (from: number, to: number) => string,
): ParsedPage[] {
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells }) => cells.some(isFilled))
  const [header, ...body] = filled
  if (header === undefined) return []
  if (body.length === 0) return [page(1, label(header.row, header.row), [header.cells])]
  return groupRows(body).map((group, index) =>
    page(index + 1, label(group[0]?.row ?? 0, group.at(-1)?.row ?? 0), [
      header.cells,
      ...group.map(({ cells }) => cells),
    ]),
  )
}

interface NumberedRow {
  cells: readonly string[]
  row: number
}

const isFilled = (cell: string): boolean => cell.trim() !== ''

function page(number: number, label: string, rows: (readonly string[])[]): ParsedPage {
  return buildPage(number, label, [{ kind: 'table', text: tableText(rows) }])
}

function groupRows(rows: NumberedRow[]): NumberedRow[][] {
  const groups: NumberedRow[][] = []
  let size = 0
  for (const row of rows) {
    const length = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0)
    const current = groups.at(-1)
    if (current === undefined || current.length >= pageRows || size + length > pageCharacters) {
      groups.push([row])
      size = length
    } else {
      current.push(row)
      size += length
    }
  }
  return groups
}
