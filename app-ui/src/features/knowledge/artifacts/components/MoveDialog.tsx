import { batchMoveArtifacts } from '@parley/contracts/http/artifact-batches.ts'
import {
  type Artifact,
  listClientArtifacts,
  listInitiativeArtifacts,
} from '@parley/contracts/http/artifacts.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { isComplete, type Scope, ScopeFields } from './ScopeFields.tsx'

interface MoveDialogProps {
  clientId: string
  artifacts: readonly Artifact[]
  onClose: () => void
  onMoved: () => void
}

/** Moves documents between client-wide and an initiative, and says which could not be moved. */
export function MoveDialog({ clientId, artifacts, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<Scope>({ scope: 'initiative', initiativeId: '' })
  const move = useRouteMutation(batchMoveArtifacts, [listClientArtifacts, listInitiativeArtifacts])
  const submit = (): void =>
    move.mutate(
      {
        body: {
          ids: artifacts.map(({ id }) => id),
          scope: place.scope,
          initiativeId: place.scope === 'initiative' ? place.initiativeId : null,
        },
      },
      {
        onSuccess: ({ succeeded, failed }) => {
          showSuccess(t('artifacts.moved', { count: succeeded.length }))
          const [first] = failed
          if (first !== undefined)
            showError(t('artifacts.notMoved', { count: failed.length, error: first.error }))
          onMoved()
        },
      },
    )
  return (
    <FormDialog
      open
      title={t('artifacts.moveTitle', { count: artifacts.length })}
      submitLabel={t('artifacts.move')}
      submitDisabled={!isComplete(place)}
      call={move}
      onClose={onClose}
      onSubmit={submit}
    >
      <ScopeFields clientId={clientId} value={place} onChange={setPlace} />
    </FormDialog>
  )
}
