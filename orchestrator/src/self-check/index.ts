export { askForDueSelfCheck, runSelfCheck } from './run-self-check.ts'
export type { SelfCheckPorts } from './self-check-ports.ts'
