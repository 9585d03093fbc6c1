export { reasonOf, refusalOf } from './refusal.ts'
export { useDialogAddress } from './use-dialog-address.tsx'
export { useTellFailure } from './use-tell-failure.ts'
