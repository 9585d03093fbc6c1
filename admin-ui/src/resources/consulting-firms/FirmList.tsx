import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { DataTable, TextInput } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import {
  ConsoleList,
  type CsvColumn,
  plainColumns,
  RecordLink,
  RowTable,
  TimeCol,
} from '../../lists/index.ts'
import { NameWithState, ShowObsoleteSwitch } from '../../obsolete/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { FirmActions } from './FirmActions.tsx'
import { FirmDialog } from './FirmDialog.tsx'
import { useFirmDialogs } from './use-firm-dialogs.tsx'

const of = 'resources.consulting-firms'
const csv: CsvColumn<ConsultingFirm>[] = [
  ...plainColumns<ConsultingFirm>('consulting-firms', ['name', 'createdAt', 'updatedAt']),
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
          <TimeCol<ConsultingFirm> source="createdAt" />
          <TimeCol<ConsultingFirm> source="updatedAt" />
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
