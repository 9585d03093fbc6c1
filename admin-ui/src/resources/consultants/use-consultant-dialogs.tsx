import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx'
import type { ConsultantChanges } from './ConsultantActions.tsx'
import { nameOf, type ConsultantRow } from './consultant-row.ts'
import { SetUpDialog } from './SetUpDialog.tsx'

const of = 'resources.consultants'
const deleteTexts = { deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed` }

interface Places {
  onEdit: (consultant: ConsultantRow) => void
  /** Where the consultant's own page has to be left. */
  onDeleted?: () => void
}

/** What can be done with a consultant, from their row and from their page, and the dialogs for it. */
export function useConsultantDialogs({ onEdit, onDeleted }: Places): {
  changes: ConsultantChanges
  dialogs: ReactNode
} {
  const translate = useTranslate()
  const [setUp, setSetUp] = useState<ConsultantRow>()
  const [deleted, setDeleted] = useState<ConsultantRow>()
  const dialogs = (
    <>
      {setUp !== undefined && <SetUpDialog consultant={setUp} onClose={() => setSetUp(undefined)} />}
      {deleted !== undefined && (
        <DeleteDialog
          record={deleted}
          subject={nameOf(deleted)}
          title={translate(`${of}.delete`)}
          text={translate(`${of}.deleteText`)}
          texts={deleteTexts}
          isRestorable
          onClose={() => setDeleted(undefined)}
          {...(onDeleted === undefined ? {} : { onDeleted })}
        />
      )}
    </>
  )
  return { changes: { onSetUp: setSetUp, onEdit, onDelete: setDeleted }, dialogs }
}
