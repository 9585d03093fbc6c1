import type { Client } from '@parley/contracts/http/people.ts'
import { getRole } from '@parley/contracts/http/roles.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenDialog, QueryDialog } from '@parley/ui-kit/components/RecordDialogs.tsx'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useTranslation } from 'react-i18next'
import { RoleDetails } from '../../features/people/roles/components/RoleDetails.tsx'
import { RoleDialog } from '../../features/people/roles/components/RoleDialog.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { can } from '../../features/account/session/session-user.ts'

interface OpenRoleProps {
  clients: readonly Client[] | undefined
  clientId: string
}

/** The role that the address names, in a dialog: to look at, to edit, or a new one. */
export function OpenRole(props: OpenRoleProps) {
  const { open, show } = useRecordAddress()
  const mayManage = can(useUser(), 'manage_roles')
  const close = (): void => show(null)
  if (open.mode === 'none') return null
  if (open.mode !== 'view' && !mayManage) return <ForbiddenDialog onClose={close} />
  if (open.mode === 'create') return <RoleDialog {...props} onClose={close} />
  return <ExistingRole key={open.id} id={open.id} editing={open.mode === 'edit'} {...props} />
}

function ExistingRole({ id, editing, ...props }: OpenRoleProps & { id: string; editing: boolean }) {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  const mayManage = can(useUser(), 'manage_roles')
  // What is edited is read anew, so that the edit is made from the record as it is.
  const role = useRouteQuery(getRole, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const close = (): void => show(null)
  return (
    <QueryDialog
      query={role}
      label={t('roles.title')}

      onClose={close}
    >
      {(data) => {
        const { isImmutable } = data
        if (editing && !isImmutable) return <RoleDialog role={data} {...props} onClose={close} />
        const mayEdit = mayManage && !isImmutable
        return (
          <RoleDetails
            role={data}
            onEdit={mayEdit ? () => show({ mode: 'edit', id }) : undefined}
            onClose={close}
          />
        )
      }}
    </QueryDialog>
  )
}
