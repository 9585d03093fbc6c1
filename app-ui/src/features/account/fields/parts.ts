export { useFields } from './use-fields.ts'
