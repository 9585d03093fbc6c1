import { getConsultant } from '@parley/contracts/http/consultants.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenDialog, QueryDialog } from '@parley/ui-kit/components/RecordDialogs.tsx'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useTranslation } from 'react-i18next'
import { ConsultantDialog } from '../../features/people/consultants/components/ConsultantDialog.tsx'

/** The consultant that the address names, in a dialog, or a new one; all of them is in the list already. */
export function OpenConsultant({ mayManage }: { mayManage: boolean }) {
  const { open, show } = useRecordAddress()
  const close = (): void => show(null)
  if (open.mode === 'none') return null
  if (!mayManage) return <ForbiddenDialog onClose={close} />
  if (open.mode === 'create') return <ConsultantDialog onClose={close} />
  return <EditedConsultant key={open.id} id={open.id} onClose={close} />
}

function EditedConsultant({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  // What is edited is read anew, so that the edit is made from the record as it is.
  const consultant = useRouteQuery(getConsultant, { params: { id } }, { staleTime: 0, gcTime: 0 })
  return (
    <QueryDialog query={consultant} label={t('consultants.edit')} onClose={onClose}>
      {(data) => <ConsultantDialog consultant={data} onClose={onClose} />}
    </QueryDialog>
  )
}
