export { ConversationPanel } from './ConversationPanel.tsx'
export { answersInBanner, gateAnswerIdOf, gateIdOf, leadTo } from './gate-places.ts'
export { GateAnswer } from './GateAnswer.tsx'
