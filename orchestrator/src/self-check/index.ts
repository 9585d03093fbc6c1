export { askForDueSelfCheck, runSelfCheck } from './run-self-check.ts'
