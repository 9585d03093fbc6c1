export { listPrefix } from './list-prefix.ts'
