export { ImpersonateDialog } from './ImpersonateDialog.tsx'
export { StepUpDialog } from './StepUpDialog.tsx'
