export type { ActivationPorts } from './activation-ports.ts'
export { createFindSources } from './find-sources.ts'
export { activatePhase } from './request-activation.ts'
export { runActivation } from './run-activation.ts'
