export { ListChoice } from './ListChoice.tsx'
export { ListFilter } from './ListFilter.tsx'
export { ListOrder } from './ListOrder.tsx'
export { RecordList, type RecordListProps } from './RecordList.tsx'
