export { answersInBanner, gateAnswerIdOf, gateIdOf, leadTo } from './gate-places.ts'
export { CitationMark, CitedText } from './CitedText.tsx'
export { RoleBadge } from './RoleBadge.tsx'
export { citationMarks, citationOf } from './citation-marks.ts'
