import { mailStatuses } from '@parley/contracts/http/mails.ts'
import { DataTable, SearchInput, useTranslate } from 'react-admin'
import { ConsoleList, plainColumns, RecordLink, RowTable, TimeCol, choiceFilter } from '../../lists/index.ts'
import { type Mail, MailStatusWord } from '../../kinds/parts.ts'

// Without its words: they may hold a link that still works, which belongs in no file.
const csv = plainColumns<Mail>('mails', [
  'createdAt',
  'to',
  'subject',
  'kind',
  'status',
  'attempts',
  'error',
  'sentAt',
])

/** What was sent to people, or kept for want of a mail server (decisions D2). */
export function MailList() {
  const translate = useTranslate()
  return (
    <ConsoleList<Mail>
      sort={{ field: 'createdAt', order: 'DESC' }}
      csv={csv}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={translate('resources.mails.searchHint')} />,
        choiceFilter('status', mailStatuses, (id) => translate(`resources.mails.statuses.${id}`)),
      ]}
    >
      <RowTable<Mail>
        bulkActionButtons={false}
        wide={['createdAt', 'kind', 'attempts', 'sentAt']}
        hiddenColumns={['attempts', 'sentAt']}
      >
        <TimeCol<Mail> source="createdAt" />
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
        <TimeCol<Mail> source="sentAt" disableSort />
      </RowTable>
    </ConsoleList>
  )
}
