import type { ReactNode } from 'react'
import { RecordLink } from '../lists/index.ts'
import type { RelatedColumn } from './RelatedList.tsx'

/** What a row is called, with the way to its page. */
export const nameColumn = <Row,>(nameOf: (row: Row) => ReactNode): RelatedColumn<Row> => ({
  field: 'name',
  render: (row) => <RecordLink>{nameOf(row)}</RecordLink>,
})
