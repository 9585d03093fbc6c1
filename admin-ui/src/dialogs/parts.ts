export { AskDialog, DeleteDialog } from './DeleteDialog.tsx'
export { RecordDialog } from './RecordDialog.tsx'
export { useRestorableDeletion } from './use-restorable-deletion.tsx'
