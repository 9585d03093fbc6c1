import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx'
import { ImpersonateDialog } from '../../session/ImpersonateDialog.tsx'
import type { ClientChanges } from './ClientActions.tsx'
import type { ClientRow } from './client-row.ts'

// Opened once in a while.
const ClientArchivesDialog = lazy(async () => ({
  default: (await import('./ClientArchivesDialog.tsx')).ClientArchivesDialog,
}))

const of = 'resources.clients'
const deleteTexts = { deleted: `${of}.deleted`, deleteFailed: `${of}.deleteFailed` }

interface Places {
  onEdit: (client: ClientRow) => void
  /** Where the client's own page has to be left. */
  onDeleted?: () => void
}

/** What can be done with a client, from its row and from its page, and the dialogs for it. */
export function useClientDialogs({ onEdit, onDeleted }: Places): {
  changes: ClientChanges
  dialogs: ReactNode
} {
  const translate = useTranslate()
  const [connected, setConnected] = useState<ClientRow>()
  const [deleted, setDeleted] = useState<ClientRow>()
  const [archived, setArchived] = useState<ClientRow>()
  const dialogs = (
    <>
      {connected !== undefined && (
        <ImpersonateDialog
          target={{ kind: 'client', ...connected }}
          onClose={() => setConnected(undefined)}
        />
      )}
      {archived !== undefined && (
        <Suspense fallback={null}>
          <ClientArchivesDialog client={archived} onClose={() => setArchived(undefined)} />
        </Suspense>
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
  const changes = { onConnect: setConnected, onEdit, onDelete: setDeleted, onArchives: setArchived }
  return { changes, dialogs }
}
