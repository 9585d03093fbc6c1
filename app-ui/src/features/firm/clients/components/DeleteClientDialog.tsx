import {
  type Client,
  deleteClient,
  getClient,
  listClients,
  updateClient,
} from '@parley/contracts/http/people.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { useTranslation } from 'react-i18next'

interface DeleteClientDialogProps {
  client: Client
  onClose: () => void
}

/** Deleting marks obsolete (decisions D3), and says so. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation()
  const params = { id: client.id }
  const name = client.name
  return (
    <DeleteDialog
      route={deleteClient}
      input={{ params }}
      refreshes={[listClients, getClient]}
      title={t('clients.remove')}
      text={t('clients.deleteText')}
      subject={name}
      undo={{
        deleted: t('clients.deletedNamed', { name }),
        label: t('clients.undo'),
        restore: () => callRoute(updateClient, { params, body: { isObsolete: false } }),
        restored: t('clients.restoredNamed', { name }),
      }}
      onClose={onClose}
    />
  )
}
