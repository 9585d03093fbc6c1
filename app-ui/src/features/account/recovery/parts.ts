export { ChangeEmailCard } from './components/ChangeEmailCard.tsx'
export { RecoveryFrame } from './components/RecoveryFrame.tsx'
