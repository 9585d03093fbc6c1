import { getInitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenDialog, QueryDialog } from '@parley/ui-kit/components/RecordDialogs.tsx'
import { useRecordAddress } from '@parley/ui-kit/lib/use-record-address.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { SummaryDetails } from './SummaryDetails.tsx'
import { SummaryDialog } from './SummaryDialog.tsx'

/** The summary of the initiative that the address names, in a dialog: to read, to edit, or a new one. */
export function OpenSummary({ mayManage }: { mayManage: boolean }) {
  const { open, show } = useRecordAddress()
  const close = (): void => show(null)
  const edit = (id: string): void => show({ mode: 'edit', id })
  if (open.mode === 'none') return null
  if (open.mode !== 'view' && !mayManage) return <ForbiddenDialog onClose={close} />
  if (open.mode === 'create') return <SummaryDialog onEdit={edit} onClose={close} />
  return <ExistingSummary key={open.id} id={open.id} isEdited={open.mode === 'edit'} mayManage={mayManage} />
}

interface ExistingSummaryProps {
  id: string
  isEdited: boolean
  mayManage: boolean
}

function ExistingSummary({ id, isEdited, mayManage }: ExistingSummaryProps) {
  const { t } = useTranslation()
  const { show } = useRecordAddress()
  // What is edited is read anew, so that the edit is made from the record as it is.
  const summary = useRouteQuery(getInitiativeSummary, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const close = (): void => show(null)
  const edit = (): void => show({ mode: 'edit', id })
  return (
    <QueryDialog
      query={summary}
      label={t('firmKnowledge.summary')}

      onClose={close}
    >
      {(data) => {
        if (isEdited) return <SummaryDialog summary={data} onEdit={edit} onClose={close} />
        return <SummaryDetails summary={data} onEdit={mayManage ? edit : undefined} onClose={close} />
      }}
    </QueryDialog>
  )
}
