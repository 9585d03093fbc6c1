import { type ReactNode, useState } from 'react'
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Deletion<Row> {
  /** Asks whether a record shall go. */
  onDelete: (row: Row) => void
  /** The question, while it is asked. */
  deletion: ReactNode
}

/**
 * Deleting records of the resource at hand that only become obsolete by it, from their rows and from their pages. Its
 * texts are the resource's own: `delete`, `deleteText`, `deleted`, `deleteFailed`.
 * @param nameOf what the record is called in the question
 * @param onDeleted where the record's own page has to be left
 */
export function useRestorableDeletion<Row extends RaRecord>(
  nameOf: (row: Row) => string,
  onDeleted: (() => void) | undefined,
): Deletion<Row> {
  const translate = useTranslate()
  const of = `resources.${useResourceContext() ?? ''}`
  const [asked, setAsked] = useState<Row>()
  const deletion = asked !== undefined && (
    <DeleteDialog
      record={asked}
      subject={nameOf(asked)}
      title={translate(`${of}.delete`)}
      text={translate(`${of}.deleteText`)}
      texts={{ deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed` }}
      isRestorable
      onClose={() => setAsked(undefined)}
      {...(onDeleted === undefined ? {} : { onDeleted })}
    />
  )
  return { onDelete: setAsked, deletion }
}
