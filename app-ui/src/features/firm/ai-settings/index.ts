export { providerName } from './model-names.ts'
