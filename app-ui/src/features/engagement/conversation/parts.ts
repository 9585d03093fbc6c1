export { ConversationPanel } from './ConversationPanel.tsx'
export { GateAnswer } from './GateAnswer.tsx'
export { RestartDialog } from './RestartDialog.tsx'
