export { StakeholderPicker } from './components/StakeholderPicker.tsx'
