import { runReport } from './run-report.ts'
import { reportHeads } from './report.ts'

await runReport(async ({ say }) => {
  await reportHeads({ say })
  return 0
})
