export { type Fact, Facts } from './Facts.tsx'
export { ListProblem } from './ListProblem.tsx'
export { CopyText } from './CopyText.tsx'
