export { AskDialog, DeleteDialog } from './DeleteDialog.tsx'
export { RecordDialog } from './RecordDialog.tsx'
export { savingTexts } from './saving-texts.ts'
export { useDeletion, useRestorableDeletion } from './use-deletion.tsx'
