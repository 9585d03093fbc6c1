export { AskDialog, DeleteDialog } from './DeleteDialog.tsx'
export { RecordDialog } from './RecordDialog.tsx'
export { useDeletion, useRestorableDeletion } from './use-deletion.tsx'
