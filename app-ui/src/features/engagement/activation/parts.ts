export { ActivationPanelFrame } from './ActivationPanelFrame.tsx'
