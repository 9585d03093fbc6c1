export { ConnectDialog } from './components/ConnectDialog.tsx'
export { readSwitchReason } from './switch-reason.ts'
