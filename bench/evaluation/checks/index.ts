export { claimFigures, ofStanding, statementFigures } from './check-report.ts'
export { readClaims, readStatements } from './labelled-sets.ts'
export { builtinJudge, type Checks, measureChecks, printChecks } from './print-checks.ts'
