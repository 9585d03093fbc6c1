export { SeverityMark } from './SeverityMark.tsx'
export { statusTones } from './observation-tones.ts'
