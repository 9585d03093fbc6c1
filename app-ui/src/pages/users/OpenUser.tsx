import { getUser } from '@parley/contracts/http/users.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenDialog, QueryDialog } from '@parley/ui-kit/components/RecordDialogs.tsx'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../features/account/session/session-context.ts'
import { can } from '../../features/account/session/session-user.ts'
import { UserDetails } from '../../features/people/users/components/UserDetails.tsx'
import { UserDialog } from '../../features/people/users/components/UserDialog.tsx'

/** The user that the address names, in a dialog: to look at, to edit, or a new one. */
export function OpenUser() {
  const { open, show } = useRecordAddress()
  const mayManage = can(useUser(), 'manage_users')
  const close = (): void => show(null)
  if (open.mode === 'none') return null
  if (open.mode !== 'view' && !mayManage) return <ForbiddenDialog onClose={close} />
  if (open.mode === 'create') return <UserDialog onClose={close} />
  return <ExistingUser key={open.id} id={open.id} editing={open.mode === 'edit'} />
}

function ExistingUser({ id, editing }: { id: string; editing: boolean }) {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  const mayManage = can(useUser(), 'manage_users')
  // What is edited is read anew, so that the edit is made from the record as it is.
  const user = useRouteQuery(getUser, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const close = (): void => show(null)
  return (
    <QueryDialog
      query={user}
      label={t('users.title')}

      onClose={close}
    >
      {(data) => {
        if (editing) return <UserDialog user={data} onClose={close} />
        return (
          <UserDetails
            user={data}
            onEdit={mayManage ? () => show({ mode: 'edit', id }) : undefined}
            onClose={close}
          />
        )
      }}
    </QueryDialog>
  )
}
