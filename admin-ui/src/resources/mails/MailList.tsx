import { mailStatuses } from '@parley/contracts/http/mails.ts'
import { DataTable, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { ConsoleList, type CsvColumn, RecordLink, RowTable, TimeText } from '../../lists/index.ts'
import { type Mail, MailStatusWord } from '../../kinds/parts.ts'

const fieldLabel = (field: string): string => `resources.mails.fields.${field}`

// Without its words: they may hold a link that still works, which belongs in no file.
const csv: CsvColumn<Mail>[] = [
  { label: fieldLabel('createdAt'), value: ({ createdAt }) => createdAt },
  { label: fieldLabel('to'), value: ({ to }) => to },
  { label: fieldLabel('subject'), value: ({ subject }) => subject },
  { label: fieldLabel('kind'), value: ({ kind }) => kind },
  { label: fieldLabel('status'), value: ({ status }) => status },
  { label: fieldLabel('attempts'), value: ({ attempts }) => attempts },
  { label: fieldLabel('error'), value: ({ error }) => error },
  { label: fieldLabel('sentAt'), value: ({ sentAt }) => sentAt },
]

/** What was sent to people, or kept for want of a mail server (decisions D2). */
export function MailList() {
  const translate = useTranslate()
  return (
    <ConsoleList<Mail>
      sort={{ field: 'createdAt', order: 'DESC' }}
      csv={csv}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={translate('resources.mails.searchHint')} />,
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          translateChoice={false}
          choices={mailStatuses.map((id) => ({ id, name: translate(`resources.mails.statuses.${id}`) }))}
        />,
      ]}
    >
      <RowTable<Mail>
        bulkActionButtons={false}
        wide={['createdAt', 'kind', 'attempts', 'sentAt']}
        hiddenColumns={['attempts', 'sentAt']}
      >
        <DataTable.Col<Mail> source="createdAt" render={({ createdAt }) => <TimeText at={createdAt} />} />
        <DataTable.Col source="to" />
        <DataTable.Col<Mail>
          source="subject"
          render={({ subject }) => <RecordLink>{subject || '–'}</RecordLink>}
        />
        <DataTable.Col<Mail>
          source="kind"
          disableSort
          render={({ kind }) => translate(`resources.mails.kinds.${kind}`)}
        />
        <DataTable.Col<Mail> source="status" render={({ status }) => <MailStatusWord status={status} />} />
        <DataTable.NumberCol source="attempts" disableSort />
        <DataTable.Col<Mail> source="sentAt" disableSort render={({ sentAt }) => <TimeText at={sentAt} />} />
      </RowTable>
    </ConsoleList>
  )
}
