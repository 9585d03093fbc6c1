export { InterviewsSection } from './components/InterviewsSection.tsx'
