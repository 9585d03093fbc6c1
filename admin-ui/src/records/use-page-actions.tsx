import { type ComponentType, type ReactNode, useState } from 'react'
import { type RaRecord, useRecordContext, useRedirect, useResourceContext } from 'react-admin'

interface PageActions<Row> {
  /** None until it is read. */
  record: Row | undefined
  onEdit: () => void
  /** Leaves the page, which has nothing to show any more. */
  onDeleted: () => void
  /** The record's form, while it is edited. */
  form: ReactNode
}

/** What the actions on a record's own page need: the record, its form over the page, the way back to the list. */
export function usePageActions<Row extends RaRecord<string>>(
  Form: ComponentType<{ id: string | undefined; onClose: () => void }>,
): PageActions<Row> {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  const [isEdited, setEdited] = useState(false)
  return {
    record,
    onEdit: () => setEdited(true),
    onDeleted: () => redirect('list', resource),
    form: isEdited && record !== undefined && <Form id={record.id} onClose={() => setEdited(false)} />,
  }
}
