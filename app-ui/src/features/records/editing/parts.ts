export { RecordDialog, RecordNotices } from './RecordDialog.tsx'
export { RecordPageForm, SaveRecord } from './RecordPageForm.tsx'
export type { RecordForm } from './record-form.ts'
export { useRecordForm } from './use-record-form.ts'
