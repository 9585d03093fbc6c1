export { useStakeholders } from './stakeholder-queries.ts'
