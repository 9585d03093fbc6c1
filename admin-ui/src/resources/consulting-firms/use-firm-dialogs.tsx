import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx'
import { ImpersonateDialog } from '../../session/ImpersonateDialog.tsx'
import type { FirmChanges } from './FirmActions.tsx'

const of = 'resources.consulting-firms'
const deleteTexts = { deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed` }

interface Places {
  onEdit: (firm: ConsultingFirm) => void
  /** Where the firm's own page has to be left. */
  onDeleted?: () => void
}

/** What can be done with a firm, from its row and from its page, and the dialogs for it. */
export function useFirmDialogs({ onEdit, onDeleted }: Places): { changes: FirmChanges; dialogs: ReactNode } {
  const translate = useTranslate()
  const [impersonated, setImpersonated] = useState<ConsultingFirm>()
  const [deleted, setDeleted] = useState<ConsultingFirm>()
  const dialogs = (
    <>
      {impersonated !== undefined && (
        <ImpersonateDialog
          target={{ kind: 'firm', ...impersonated }}
          onClose={() => setImpersonated(undefined)}
        />
      )}
      {deleted !== undefined && (
        <DeleteDialog
          record={deleted}
          subject={deleted.name}
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
  return { changes: { onImpersonate: setImpersonated, onEdit, onDelete: setDeleted }, dialogs }
}
