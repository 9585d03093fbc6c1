import { type Client, deleteClient, getClient, listClients } from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'

interface DeleteClientDialogProps {
  client: Client
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation()
  const remove = useRouteMutation(deleteClient, [listClients, getClient])
  const onSuccess = (): void => {
    showSuccess(t('common.deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('clients.remove')}
      text={t('clients.deleteText')}
      subject={client.name}
      confirmLabel={t('common.delete')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error === null ? undefined : messageOf(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: client.id } }, { onSuccess })}
    />
  )
}
