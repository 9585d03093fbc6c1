export { ListChoice } from './ListChoice.tsx'
export { RecordList, type RecordListProps } from './RecordList.tsx'
