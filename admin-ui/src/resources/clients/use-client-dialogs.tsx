import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRestorableDeletion } from '../../dialogs/parts.ts'
import { ImpersonateDialog } from '../../session/parts.ts'
import type { ClientChanges } from './ClientActions.tsx'
import type { ClientRow } from '../../kinds/index.ts'

// Opened once in a while.
const ClientArchivesDialog = lazy(async () => ({
  default: (await import('./ClientArchivesDialog.tsx')).ClientArchivesDialog,
}))

const nameOf = ({ name }: ClientRow) => name

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
  const [connected, setConnected] = useState<ClientRow>()
  const { onDelete, deletion } = useRestorableDeletion(nameOf, onDeleted)
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
      {deletion}
    </>
  )
  const changes = { onConnect: setConnected, onEdit, onDelete, onArchives: setArchived }
  return { changes, dialogs }
}
