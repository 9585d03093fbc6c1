export { callBulk } from './bulk.ts'
