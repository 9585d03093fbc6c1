import {
  type Client,
  deleteClient,
  getClient,
  listClients,
  updateClient,
} from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { callRoute } from '../../../../lib/call-route.ts'
import { useRefresh, useRouteMutation } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { showError, showSuccess, showUndo } from '../../../../ui/toasts.tsx'

interface DeleteClientDialogProps {
  client: Client
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteClient, [listClients, getClient])
  const refresh = useRefresh([listClients, getClient])
  const { id, name } = client
  // The dialog is gone by then.
  const restore = async (): Promise<void> => {
    try {
      await callRoute(updateClient, { params: { id }, body: { isObsolete: false } })
      showSuccess(t('clients.restoredNamed', { name }))
    } catch (error) {
      showError(error)
    }
    await refresh()
  }
  const onSuccess = (): void => {
    showUndo(t('clients.deletedNamed', { name }), t('clients.undo'), () => void restore())
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('clients.remove')}
      text={t('clients.deleteText')}
      subject={name}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id } }, { onSuccess })}
    />
  )
}
