import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { type ReactNode, useState } from 'react'
import { useRestorableDeletion } from '../../dialogs/parts.ts'
import { ImpersonateDialog } from '../../session/parts.ts'
import type { FirmChanges } from './FirmActions.tsx'

const nameOf = ({ name }: ConsultingFirm) => name

interface Places {
  onEdit: (firm: ConsultingFirm) => void
  /** Where the firm's own page has to be left. */
  onDeleted?: () => void
}

/** What can be done with a firm, from its row and from its page, and the dialogs for it. */
export function useFirmDialogs({ onEdit, onDeleted }: Places): { changes: FirmChanges; dialogs: ReactNode } {
  const [impersonated, setImpersonated] = useState<ConsultingFirm>()
  const { onDelete, deletion } = useRestorableDeletion(nameOf, onDeleted)
  const dialogs = (
    <>
      {impersonated !== undefined && (
        <ImpersonateDialog
          target={{ kind: 'firm', ...impersonated }}
          onClose={() => setImpersonated(undefined)}
        />
      )}
      {deletion}
    </>
  )
  return { changes: { onImpersonate: setImpersonated, onEdit, onDelete }, dialogs }
}
