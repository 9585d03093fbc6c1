import Typography from '@mui/material/Typography'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { ConsoleList, type CsvColumn, RecordLink, RowTable } from '../../lists/index.ts'

export interface Industry {
  id: string
  code: string
  [field: string]: unknown
}

const csv: CsvColumn<Industry>[] = [{ label: 'resources.industries.fields.code', value: ({ code }) => code }]

/** The industries of the whole product; the server has no way to change them. */
export function IndustryList() {
  const translate = useTranslate()
  return (
    <ConsoleList<Industry>
      sort={{ field: 'code', order: 'ASC' }}
      filters={[<TextInput key="q" source="q" type="search" label="industries.search" alwaysOn />]}
      csv={csv}
      above={
        <Typography color="textSecondary" sx={{ p: '12px 16px' }}>
          {translate('industries.fixed')}
        </Typography>
      }
    >
      <RowTable<Industry> bulkActionButtons={false}>
        <DataTable.Col<Industry>
          label="resources.industries.fields.name"
          render={({ code }) => <RecordLink>{translate(`industries.code.${code}`, { _: code })}</RecordLink>}
        />
        <DataTable.Col<Industry> source="code" />
      </RowTable>
    </ConsoleList>
  )
}
