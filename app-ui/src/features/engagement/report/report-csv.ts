import { csvOf } from '@parley/contracts/csv.ts'
import type { ReportPart } from './report-model.ts'

/** The parts below each other, each with its title and its heads; what a spreadsheet would run is neutralised. */
export function csvOfReport(about: readonly string[][], parts: readonly ReportPart[]): string {
  const lines = parts
    .filter(({ table }) => table.rows.length > 0)
    .flatMap(({ title, table }) => [
      [],
      [title],
      table.columns.map(({ label }) => label),
      ...table.rows.map((row) => row.map(({ raw }) => raw)),
    ])
  return csvOf([...about, ...lines])
}
