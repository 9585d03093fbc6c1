import { type ReactNode, useState } from 'react'
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Deletion<Row> {
  /** Asks whether a record shall go. */
  onDelete: (row: Row) => void
  /** The question, while it is asked. */
  deletion: ReactNode
}

interface DeletionWords<Row> {
  /** Where its texts stand: `delete`, `deleteText`, `deleted`, `deleteFailed`. */
  of: string
  /** What the record is called in the question. */
  nameOf: (row: Row) => string
  /** In place of `deleteText`. */
  text?: ReactNode
  /** Key of what is told who may not do this; the server's words unless told. */
  denied?: string
  /** It only becomes obsolete. */
  isRestorable?: boolean
}

/**
 * Deleting records of the resource at hand, from their rows and from their pages.
 * @param onDeleted where the record's own page has to be left
 */
export function useDeletion<Row extends RaRecord>(
  { of, nameOf, text, denied, isRestorable = false }: DeletionWords<Row>,
  onDeleted?: () => void,
): Deletion<Row> {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Row>()
  const deletion = asked !== undefined && (
    <DeleteDialog
      record={asked}
      subject={nameOf(asked)}
      title={translate(`${of}.delete`)}
      text={text ?? translate(`${of}.deleteText`)}
      texts={{ deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed`, ...(denied && { denied }) }}
      isRestorable={isRestorable}
      onClose={() => setAsked(undefined)}
      {...(onDeleted === undefined ? {} : { onDeleted })}
    />
  )
  return { onDelete: setAsked, deletion }
}

/** Deleting records that only become obsolete by it; their texts are the resource's own. */
export function useRestorableDeletion<Row extends RaRecord>(
  nameOf: (row: Row) => string,
  onDeleted: (() => void) | undefined,
): Deletion<Row> {
  const of = `resources.${useResourceContext() ?? ''}`
  return useDeletion({ of, nameOf, isRestorable: true }, onDeleted)
}
