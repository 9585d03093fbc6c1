import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { CallInput } from '@parley/ui-kit/calls/call-input.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { type ReactNode, useState } from 'react'
import { RecordList, type RecordListProps } from '../../records/lists/index.ts'

interface DeletableRowsProps<Row, D extends RouteDefinition> extends Omit<RecordListProps<Row>, 'children'> {
  /** What is asked before a row is deleted. */
  question: string
  remove: { route: D; inputOf: (row: Row) => CallInput<D>; refreshes: readonly RouteDefinition[] }
  children: (rows: Row[], askToDelete: (row: Row) => void) => ReactNode
}

/** A list of the record whose rows can be deleted, after a question that names the row. */
export function DeletableRows<Row extends { title: string }, D extends RouteDefinition>(
  props: DeletableRowsProps<Row, D>,
) {
  const { question, remove, children, ...list } = props
  const [doomed, setDoomed] = useState<Row | null>(null)
  return (
    <>
      <RecordList {...list}>{(rows) => children(rows, setDoomed)}</RecordList>
      {doomed !== null && (
        <DeleteDialog
          route={remove.route}
          input={remove.inputOf(doomed)}
          refreshes={remove.refreshes}
          title={question}
          subject={doomed.title}
          said={false}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}
