import { getClient } from '@parley/contracts/http/people.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenDialog, QueryDialog } from '@parley/ui-kit/components/RecordDialogs.tsx'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useTranslation } from 'react-i18next'
import { ClientDetails } from '../../features/firm/clients/components/ClientDetails.tsx'
import { ClientDialog } from '../../features/firm/clients/components/ClientDialog.tsx'

/** The client that the address names, in a dialog: to look at, to edit, or a new one. */
export function OpenClient({ mayManage }: { mayManage: boolean }) {
  const { open, show } = useRecordAddress()
  const close = (): void => show(null)
  if (open.mode === 'none') return null
  if (open.mode !== 'view' && !mayManage) return <ForbiddenDialog onClose={close} />
  if (open.mode === 'create') return <ClientDialog onClose={close} />
  return <ExistingClient key={open.id} id={open.id} editing={open.mode === 'edit'} mayManage={mayManage} />
}

interface ExistingClientProps {
  id: string
  editing: boolean
  mayManage: boolean
}

function ExistingClient({ id, editing, mayManage }: ExistingClientProps) {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  // What is edited is read anew, so that the edit is made from the record as it is.
  const client = useRouteQuery(getClient, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const close = (): void => show(null)
  return (
    <QueryDialog
      query={client}
      label={t('clients.title')}

      onClose={close}
    >
      {(data) => {
        // An obsolete one is shown with what that means, whatever the address asks for.
        if (editing && !data.isObsolete) return <ClientDialog client={data} onClose={close} />
        return (
          <ClientDetails
            client={data}
            onEdit={mayManage ? () => show({ mode: 'edit', id }) : undefined}
            onClose={close}
          />
        )
      }}
    </QueryDialog>
  )
}
