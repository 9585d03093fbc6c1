export { StaleNotice } from './StaleNotice.tsx'
export { useStaleEdit } from './use-stale-edit.ts'
