export { addAllowance, type Counter, findPassed, subjectOf } from './allowances.queries.ts'
export { type Amount, BudgetPassed, type Limit, passedBy, perCent, reasonOf } from './passed-budget.ts'
