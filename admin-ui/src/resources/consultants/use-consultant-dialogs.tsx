import { type ReactNode, useState } from 'react'
import { useRestorableDeletion } from '../../dialogs/parts.ts'
import type { ConsultantChanges } from './ConsultantActions.tsx'
import { nameOf, type ConsultantRow } from '../../kinds/index.ts'
import { SetUpDialog } from './SetUpDialog.tsx'

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
  const [setUp, setSetUp] = useState<ConsultantRow>()
  const { onDelete, deletion } = useRestorableDeletion<ConsultantRow>(nameOf, onDeleted)
  const dialogs = (
    <>
      {setUp !== undefined && <SetUpDialog consultant={setUp} onClose={() => setSetUp(undefined)} />}
      {deletion}
    </>
  )
  return { changes: { onSetUp: setSetUp, onEdit, onDelete }, dialogs }
}
