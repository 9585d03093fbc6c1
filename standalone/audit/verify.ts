import { runReport } from './run-report.ts'
import { reportVerification } from './report.ts'

await runReport(({ args, say }) => reportVerification(args, { say, now: new Date() }))
