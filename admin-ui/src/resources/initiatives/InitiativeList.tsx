import { initiativeStatuses } from '@parley/contracts/enums.ts'
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin'
import {
  ConsoleList,
  type CsvColumn,
  RecordLink,
  RowTable,
  TimeCol,
  clientFilter,
  firmFilter,
} from '../../lists/index.ts'
import { type InitiativeRow, InitiativeState } from '../../kinds/parts.ts'

/** ANALYZING is what readers inside a client see while something runs; it is stored nowhere (decisions D3). */
const statuses = initiativeStatuses
  .filter((id) => id !== 'ANALYZING')
  .map((id) => ({ id, name: `initiatives.status.${id}` }))
const archived = [
  { id: false, name: 'initiatives.current' },
  { id: true, name: 'initiatives.archived' },
]

const filters = [
  <TextInput key="q" source="q" type="search" label="initiatives.search" alwaysOn resettable />,
  <SelectInput key="status" source="status" choices={statuses} />,
  firmFilter('initiatives'),
  clientFilter('initiatives'),
  <SelectInput key="archived" source="isArchived" choices={archived} />,
]

const field = (name: string): string => `resources.initiatives.fields.${name}`
const csv: CsvColumn<InitiativeRow>[] = [
  { label: field('name'), value: ({ name }) => name },
  { label: field('status'), value: ({ status }) => status },
  { label: field('client'), value: ({ client }) => client.name },
  { label: field('consultingFirm'), value: ({ consultingFirm }) => consultingFirm.name },
  { label: field('owner'), value: ({ owner }) => owner?.name },
  { label: field('createdAt'), value: ({ createdAt }) => createdAt },
]

/** Initiatives of all clients: names, status and who leads them, no more (decisions D11, Scope). */
export function InitiativeList() {
  const translate = useTranslate()
  return (
    <ConsoleList<InitiativeRow> sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} csv={csv}>
      <RowTable<InitiativeRow>
        rowClick="show"
        bulkActionButtons={false}
        wide={['consultingFirm.name', 'owner', 'createdAt']}
      >
        <DataTable.Col<InitiativeRow> source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
        <DataTable.Col<InitiativeRow>
          source="status"
          render={({ status }) => <InitiativeState status={status} />}
        />
        <DataTable.Col<InitiativeRow> source="client.name" />
        <DataTable.Col<InitiativeRow> source="consultingFirm.name" />
        <DataTable.Col<InitiativeRow>
          source="owner"
          disableSort
          render={({ owner }) => owner?.name ?? translate('initiatives.noOwner')}
        />
        <TimeCol<InitiativeRow> source="createdAt" />
      </RowTable>
    </ConsoleList>
  )
}
