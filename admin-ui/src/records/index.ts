export { RecordTo } from './RecordTo.tsx'
