export { logFailure } from './use-activation.ts'
