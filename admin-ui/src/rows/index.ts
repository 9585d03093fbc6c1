export { BulkDeleteButton } from './BulkDeleteButton.tsx'
export { RowAction } from './RowAction.tsx'
export { RowActions } from './RowActions.tsx'
export { ActionsOfPage } from './actions-of-page.ts'
