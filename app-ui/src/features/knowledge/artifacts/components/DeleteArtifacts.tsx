import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from '../artifact-record.ts'
import '../locales/en.ts'
import { useDeletionUndo } from '../use-deletion-undo.ts'

interface DeleteArtifactsProps {
  owner: Owner
  artifacts: readonly AnyArtifact[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks, then deletes one after the other; what was deleted stays deleted if a later one fails. */
export function DeleteArtifacts({ owner, artifacts, onClose, onDeleted }: DeleteArtifactsProps) {
  const { t } = useTranslation()
  const routes = routesOf(owner)
  const refresh = useRefresh([routes.list, listInitiativeArtifacts])
  const offerUndo = useDeletionUndo(routes.restore, [routes.list, ...routes.shownWith])
  const remove = useMutation({
    mutationFn: async () => {
      for (const { id } of artifacts) await callRoute(routes.remove, { params: { id } })
    },
    onSuccess: () => {
      const [named] = artifacts
      offerUndo(
        artifacts.map(({ id }) => id),
        {
          deleted: t('artifacts.deleted', { count: artifacts.length, name: named?.name }),
          undo: t('artifacts.undo'),
          restored: t('artifacts.restored', { count: artifacts.length, name: named?.name }),
        },
      )
      onDeleted()
    },
    onSettled: refresh,
  })
  const [one, ...more] = artifacts
  const count = artifacts.length
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={more.length === 0 ? t('artifacts.deleteTitle') : t('artifacts.deleteManyTitle', { count })}
      text={t('artifacts.deleteText')}
      {...(one !== undefined && more.length === 0 ? { subject: one.name } : {})}
      confirmLabel={t('common.delete')}
      call={remove}
      failed={t('artifacts.deleteFailed')}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}
