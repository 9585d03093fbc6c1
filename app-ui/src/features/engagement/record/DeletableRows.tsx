import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { RecordList, type RecordListProps } from './RecordList.tsx'

interface DeletableRowsProps<Row> extends Omit<RecordListProps<Row>, 'children'> {
  /** What is asked before a row is deleted. */
  question: string
  remove: UseMutationResult<unknown, Error, { params: { id: string } }>
  children: (rows: Row[], askToDelete: (row: Row) => void) => ReactNode
}

/** A list of the record whose rows can be deleted, after a question that names the row. */
export function DeletableRows<Row extends { id: string; title: string }>(props: DeletableRowsProps<Row>) {
  const { t } = useTranslation()
  const { question, remove, children, ...list } = props
  const [doomed, setDoomed] = useState<Row | null>(null)
  return (
    <>
      <RecordList {...list}>{(rows) => children(rows, setDoomed)}</RecordList>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={question}
        text=""
        {...(doomed === null ? {} : { subject: doomed.title })}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => setDoomed(null)}
        onConfirm={() =>
          doomed !== null &&
          remove.mutate({ params: { id: doomed.id } }, { onSuccess: () => setDoomed(null) })
        }
      />
    </>
  )
}
