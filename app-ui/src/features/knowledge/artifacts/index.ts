export { maxFileSize } from './file-kind.ts'
