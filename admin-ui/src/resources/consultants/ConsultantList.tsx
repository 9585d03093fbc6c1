import Chip from '@mui/material/Chip'
import { DataTable, TextInput } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import {
  ConsoleList,
  type CsvColumn,
  plainColumns,
  RecordLink,
  RowTable,
  TimeCol,
  clientFilter,
  firmFilter,
} from '../../lists/index.ts'
import { ShowObsoleteSwitch } from '../../obsolete/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { ConsultantActions } from './ConsultantActions.tsx'
import { ConsultantDialog } from './ConsultantDialog.tsx'
import { ConsultantName } from './ConsultantName.tsx'
import type { ConsultantRow } from '../../kinds/index.ts'
import { ImportButton } from './ImportButton.tsx'
import { useConsultantDialogs } from './use-consultant-dialogs.tsx'

const of = 'resources.consultants'
const clientsOf = ({ clients }: ConsultantRow): string => clients.map(({ name }) => name).join(', ')

const csv: CsvColumn<ConsultantRow>[] = [
  ...plainColumns<ConsultantRow>('consultants', ['firstName', 'lastName', 'email', 'phone', 'position']),
  { label: `${of}.fields.consultingFirmId`, value: ({ consultingFirm }) => consultingFirm.name },
  { label: `${of}.fields.activeInitiativesCount`, value: ({ activeInitiativesCount: count }) => count },
  { label: `${of}.fields.clientIds`, value: clientsOf },
  { label: `${of}.fields.createdAt`, value: ({ createdAt }) => createdAt },
]

const filters = [
  <TextInput key="q" source="q" type="search" label={`${of}.search`} alwaysOn />,
  firmFilter('consultants'),
  clientFilter('consultants'),
]

/** The consultants of all firms (Document 3, Consultants page). */
export function ConsultantList() {
  const { edit, dialog } = useDialogAddress(ConsultantDialog)
  const { changes, dialogs } = useConsultantDialogs({ onEdit: (consultant) => edit(consultant.id) })
  return (
    <>
      <ConsoleList<ConsultantRow>
        sort={{ field: 'lastName', order: 'ASC' }}
        filters={filters}
        tools={
          <>
            <ShowObsoleteSwitch />
            <ImportButton />
          </>
        }
        csv={csv}
        empty={false}
      >
        <RowTable<ConsultantRow>
          isDense
          bulkActionButtons={<BulkDeleteButton />}
          isRowSelectable={({ isObsolete }) => !isObsolete}
          wide={[
            'email',
            'phone',
            'position',
            'consultingFirm.name',
            'activeInitiativesCount',
            'clients',
            'createdAt',
          ]}
          // A consultant's page has them.
          hiddenColumns={['phone', 'createdAt']}
        >
          <DataTable.Col<ConsultantRow>
            source="lastName"
            label={`${of}.fields.name`}
            render={(consultant) => (
              <RecordLink>
                <ConsultantName consultant={consultant} />
              </RecordLink>
            )}
          />
          <DataTable.Col<ConsultantRow> source="email" />
          <DataTable.Col<ConsultantRow> source="phone" />
          <DataTable.Col<ConsultantRow> source="position" />
          <DataTable.Col<ConsultantRow> source="consultingFirm.name" />
          <DataTable.Col<ConsultantRow>
            source="activeInitiativesCount"
            disableSort
            render={({ activeInitiativesCount: count }) => <Chip size="small" label={count} />}
          />
          <DataTable.Col<ConsultantRow>
            source="clients"
            label={`${of}.fields.clientIds`}
            disableSort
            render={(consultant) => clientsOf(consultant) || '–'}
          />
          <TimeCol<ConsultantRow> source="createdAt" isDay />
          <DataTable.Col<ConsultantRow>
            label="console.actions"
            align="right"
            render={(consultant) => <ConsultantActions consultant={consultant} changes={changes} />}
          />
        </RowTable>
      </ConsoleList>
      {dialog}
      {dialogs}
    </>
  )
}
