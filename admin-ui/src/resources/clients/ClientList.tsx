import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import { ConsoleList, type CsvColumn, RecordLink, RowTable, TimeCol, firmFilter } from '../../lists/index.ts'
import { ShowObsoleteSwitch } from '../../obsolete/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { singleIndustryChoices } from '../industries/index.ts'
import { ClientActions } from './ClientActions.tsx'
import { ClientDialog } from './ClientDialog.tsx'
import type { ClientRow } from '../../kinds/index.ts'
import { useClientDialogs } from './use-client-dialogs.tsx'

const of = 'resources.clients'
const csv: CsvColumn<ClientRow>[] = [
  { label: `${of}.fields.name`, value: ({ name }) => name },
  { label: `${of}.fields.consultingFirmId`, value: ({ consultingFirm }) => consultingFirm.name },
  {
    label: `${of}.fields.industries`,
    value: ({ industries }) => industries.map(({ code }) => code).join(', '),
  },
  { label: `${of}.fields.createdAt`, value: ({ createdAt }) => createdAt },
  { label: `${of}.fields.updatedAt`, value: ({ updatedAt }) => updatedAt },
  { label: `${of}.fields.isObsolete`, value: ({ isObsolete }) => (isObsolete ? 'Obsolete' : 'Active') },
]

const filters = [
  <TextInput key="q" source="q" type="search" label={`${of}.search`} alwaysOn />,
  firmFilter('clients'),
  <SelectInput key="industry" source="industry" choices={singleIndustryChoices} />,
]

/** The clients of all firms (Document 3, Clients list). */
export function ClientList() {
  const translate = useTranslate()
  const { edit, dialog } = useDialogAddress(ClientDialog)
  const { changes, dialogs } = useClientDialogs({ onEdit: (client) => edit(client.id) })
  return (
    <>
      <ConsoleList<ClientRow>
        sort={{ field: 'name', order: 'ASC' }}
        filters={filters}
        tools={<ShowObsoleteSwitch />}
        csv={csv}
        empty={false}
      >
        <RowTable<ClientRow>
          bulkActionButtons={<BulkDeleteButton />}
          isRowSelectable={({ isObsolete }) => !isObsolete}
          wide={['industries', 'createdAt', 'updatedAt']}
        >
          <DataTable.Col<ClientRow>
            source="name"
            sx={{ fontWeight: 500 }}
            render={({ name }) => <RecordLink>{name}</RecordLink>}
          />
          <DataTable.Col<ClientRow> source="consultingFirm.name" />
          <DataTable.Col<ClientRow>
            source="industries"
            disableSort
            render={({ industries }) =>
              industries.map(({ code }) => translate(`industries.code.${code}`, { _: code })).join(', ') ||
              '–'
            }
          />
          <TimeCol<ClientRow> source="createdAt" isDay />
          <TimeCol<ClientRow> source="updatedAt" isDay />
          <DataTable.Col<ClientRow>
            source="isObsolete"
            render={({ isObsolete }) => translate(isObsolete ? 'console.obsolete' : 'console.active')}
          />
          <DataTable.Col<ClientRow>
            label="console.actions"
            align="right"
            render={(client) => <ClientActions client={client} changes={changes} />}
          />
        </RowTable>
      </ConsoleList>
      {dialog}
      {dialogs}
    </>
  )
}
