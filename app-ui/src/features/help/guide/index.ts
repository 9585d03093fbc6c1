export type { GuideStep } from './guide-step.ts'
export { isGuideRunning, startGuide } from './guide.ts'
