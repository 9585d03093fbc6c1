import { lazy, Suspense } from 'react'
import { type AnyArtifact, isClientArtifact, type Owner } from '../artifact-record.ts'
import { ArtifactDialog } from './ArtifactDialog.tsx'
import { DeleteArtifacts } from './DeleteArtifacts.tsx'
import { MoveDialog } from './MoveDialog.tsx'

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
}))

/** Which dialog of the page is open; 'edit' without an artifact uploads a new one. */
export type OpenDialog =
  | { kind: 'edit'; artifact?: AnyArtifact }
  | { kind: 'move'; artifacts: readonly AnyArtifact[] }
  | { kind: 'delete'; artifacts: readonly AnyArtifact[] }
  | { kind: 'preview'; artifact: AnyArtifact }

interface LibraryDialogsProps {
  owner: Owner
  dialog: OpenDialog | null
  onClose: () => void
  /** After something was moved or deleted. */
  onDone: () => void
}

export function LibraryDialogs({ owner, dialog, onClose, onDone }: LibraryDialogsProps) {
  switch (dialog?.kind) {
    case 'edit':
      return <ArtifactDialog owner={owner} artifact={dialog.artifact} onClose={onClose} />
    case 'preview':
      return (
        <Suspense>
          <PreviewDialog owner={owner} artifact={dialog.artifact} onClose={onClose} />
        </Suspense>
      )
    case 'delete':
      return (
        <DeleteArtifacts owner={owner} artifacts={dialog.artifacts} onClose={onClose} onDeleted={onDone} />
      )
    case 'move': {
      const artifacts = dialog.artifacts.filter(isClientArtifact)
      if (owner.kind === 'firm') return null
      return <MoveDialog clientId={owner.clientId} artifacts={artifacts} onClose={onClose} onMoved={onDone} />
    }
    case undefined:
      return null
  }
}
