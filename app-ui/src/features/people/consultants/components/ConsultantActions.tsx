import KeyIcon from '@mui/icons-material/KeyRounded'
import RestoreIcon from '@mui/icons-material/RestoreRounded'
import { type Consultant, listConsultants, updateConsultant } from '@parley/contracts/http/consultants.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { RowButton } from '@parley/ui-kit/components/RowButton.tsx'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import { nameOf, signInRefusal } from '../consultant-form.ts'

export interface ConsultantChanges {
  onSetUp: (consultant: Consultant) => void
  onEdit: (consultant: Consultant) => void
  onDelete: (consultant: Consultant) => void
}

interface ConsultantActionsProps {
  consultant: Consultant
  changes: ConsultantChanges
}

/** Setup Authentication, Edit, Delete; an obsolete consultant can be taken back. */
export function ConsultantActions({ consultant, changes }: ConsultantActionsProps) {
  const { t } = useTranslation()
  const user = useUser()
  const name = nameOf(consultant)
  if (consultant.isObsolete) return <RestoreAction consultant={consultant} />
  const refusal = consultant.hasAccount ? 'hasAccount' : signInRefusal(user)
  return (
    <>
      <RowButton
        icon={KeyIcon}
        title={t('consultants.setUp')}
        label={t('consultants.setUpNamed', { name })}
        refusal={refusal && t(`consultants.${refusal}`)}
        onClick={() => changes.onSetUp(consultant)}
      />
      <EditAction label={t('consultants.editNamed', { name })} onClick={() => changes.onEdit(consultant)} />
      <DeleteAction
        label={t('consultants.deleteNamed', { name })}
        refusal={user.consultantId === consultant.id ? t('consultants.ownRecord') : undefined}
        onClick={() => changes.onDelete(consultant)}
      />
    </>
  )
}

function RestoreAction({ consultant }: { consultant: Consultant }) {
  const { t } = useTranslation()
  const restore = useRouteMutation(updateConsultant, [listConsultants])
  const name = nameOf(consultant)
  const body = { isObsolete: false, updatedAt: consultant.updatedAt }
  return (
    <RowButton
      icon={RestoreIcon}
      title={t('consultants.restore')}
      label={t('consultants.restoreNamed', { name })}
      onClick={() =>
        restore.mutate(
          { params: { id: consultant.id }, body },
          { onSuccess: () => showSuccess(t('consultants.restored', { name })), onError: showError },
        )
      }
    />
  )
}
