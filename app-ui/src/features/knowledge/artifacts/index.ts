export { maxFileSize } from './file-kind.ts'
export { useDeletionUndo } from './use-deletion-undo.ts'
