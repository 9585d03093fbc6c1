export { RowFormDialog } from './RowFormDialog.tsx'
export { type RowForm, useRowForm } from './use-row-form.ts'
