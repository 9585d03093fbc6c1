import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { DataTable, TextInput } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import { ConsoleList, type CsvColumn, RecordLink, RowTable, TimeText } from '../../lists/index.ts'
import { NameWithState, ShowObsoleteSwitch } from '../../obsolete/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { FirmActions } from './FirmActions.tsx'
import { FirmDialog } from './FirmDialog.tsx'
import { useFirmDialogs } from './use-firm-dialogs.tsx'

const of = 'resources.consulting-firms'
const csv: CsvColumn<ConsultingFirm>[] = [
  { label: `${of}.fields.name`, value: ({ name }) => name },
  { label: `${of}.fields.createdAt`, value: ({ createdAt }) => createdAt },
  { label: `${of}.fields.updatedAt`, value: ({ updatedAt }) => updatedAt },
  { label: `${of}.fields.isObsolete`, value: ({ isObsolete }) => String(isObsolete) },
]

/** The firms of the platform (Document 3, Consulting firms list). */
export function FirmList() {
  const { edit, dialog } = useDialogAddress(FirmDialog)
  const { changes, dialogs } = useFirmDialogs({ onEdit: (firm) => edit(firm.id) })
  return (
    <>
      <ConsoleList<ConsultingFirm>
        sort={{ field: 'name', order: 'ASC' }}
        filters={[<TextInput key="q" source="q" type="search" label={`${of}.search`} alwaysOn />]}
        tools={<ShowObsoleteSwitch />}
        csv={csv}
        empty={false}
      >
        <RowTable<ConsultingFirm>
          bulkActionButtons={<BulkDeleteButton />}
          isRowSelectable={({ isObsolete }) => !isObsolete}
          wide={['createdAt', 'updatedAt']}
        >
          <DataTable.Col<ConsultingFirm>
            source="name"
            render={(firm) => (
              <RecordLink>
                <NameWithState {...firm} />
              </RecordLink>
            )}
          />
          <DataTable.Col<ConsultingFirm>
            source="createdAt"
            render={({ createdAt }) => <TimeText at={createdAt} />}
          />
          <DataTable.Col<ConsultingFirm>
            source="updatedAt"
            render={({ updatedAt }) => <TimeText at={updatedAt} />}
          />
          <DataTable.Col<ConsultingFirm>
            label="console.actions"
            align="right"
            render={(firm) => <FirmActions firm={firm} changes={changes} />}
          />
        </RowTable>
      </ConsoleList>
      {dialog}
      {dialogs}
    </>
  )
}
