import GiveIcon from '@mui/icons-material/LockOpenRounded'
import TakeIcon from '@mui/icons-material/LockRounded'
import { BooleanInput, DataTable, TextInput } from 'react-admin'
import {
  BulkActionButton,
  ConsoleList,
  type CsvColumn,
  RecordLink,
  RowTable,
  clientFilter,
  firmFilter,
  referenceFilter,
} from '../../lists/index.ts'
import { NameWithState } from '../../obsolete/index.ts'
import { nameOf, type ConsultantRow, consultantOf, type AccessRow } from '../../kinds/index.ts'
import { AccessSwitch } from '../../kinds/parts.ts'

const of = 'resources.consultant-client-access'
const csv: CsvColumn<AccessRow>[] = [
  { label: `${of}.fields.consultant`, value: consultantOf },
  { label: `${of}.fields.client`, value: ({ client }) => client.name },
  { label: `${of}.fields.canAccess`, value: ({ canAccess }) => String(canAccess) },
]

const filters = [
  <TextInput key="q" source="q" type="search" label={`${of}.search`} alwaysOn />,
  firmFilter('consultant-client-access'),
  referenceFilter('consultant-client-access', {
    source: 'consultantId',
    reference: 'consultants',
    optionText: (consultant?: ConsultantRow) => (consultant === undefined ? '' : nameOf(consultant)),
  }),
  clientFilter('consultant-client-access'),
  <BooleanInput key="canAccess" source="canAccess" />,
]

/** Which consultants may access which clients (Document 3, section 7). */
export function AccessList() {
  return (
    <ConsoleList<AccessRow> filters={filters} csv={csv}>
      <RowTable<AccessRow> bulkActionButtons={<BulkButtons />}>
        <DataTable.Col<AccessRow>
          source="consultant"
          disableSort
          render={(access) => (
            <RecordLink>
              <NameWithState name={consultantOf(access)} isObsolete={access.consultant.isObsolete} />
            </RecordLink>
          )}
        />
        <DataTable.Col<AccessRow>
          source="client"
          disableSort
          render={({ client }) => <NameWithState {...client} />}
        />
        <DataTable.Col<AccessRow>
          source="canAccess"
          disableSort
          render={(access) => <AccessSwitch access={access} />}
        />
      </RowTable>
    </ConsoleList>
  )
}

function BulkButtons() {
  return (
    <>
      <BulkActionButton
        action="update"
        data={{ canAccess: true }}
        label={`${of}.giveSeveral`}
        icon={<GiveIcon />}
        done={`${of}.changed`}
      />
      <BulkActionButton
        action="update"
        data={{ canAccess: false }}
        label={`${of}.takeSeveral`}
        icon={<TakeIcon />}
        done={`${of}.changed`}
      />
    </>
  )
}
