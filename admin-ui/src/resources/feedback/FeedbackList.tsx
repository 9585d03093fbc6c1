import ReadIcon from '@mui/icons-material/MarkEmailReadRounded'
import { type AdminFeedback, feedbackKinds, feedbackStates } from '@parley/contracts/http/feedback.ts'
import { DataTable, NullableBooleanInput, SearchInput, useTranslate } from 'react-admin'
import {
  BulkActionButton,
  ConsoleList,
  type CsvColumn,
  plainColumns,
  RecordLink,
  RowTable,
  TimeCol,
  choiceFilter,
  firmFilter,
  shortened,
} from '../../lists/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { FeedbackStateWord } from './feedback-words.tsx'

const label = (field: string): string => `resources.feedback.fields.${field}`

const csv: CsvColumn<AdminFeedback>[] = [
  ...plainColumns<AdminFeedback>('feedback', ['createdAt', 'kind', 'state', 'text', 'page']),
  { label: label('wantsAnswer'), value: ({ wantsAnswer }) => String(wantsAnswer) },
  { label: label('answer'), value: ({ answer }) => answer },
  { label: label('user'), value: ({ user }) => user?.email ?? user?.name },
  { label: label('consultingFirmId'), value: ({ consultingFirm }) => consultingFirm?.name },
  { label: label('client'), value: ({ client }) => client?.name },
]

/** What people told, newest first. */
export function FeedbackList() {
  return (
    <ConsoleList<AdminFeedback> sort={{ field: 'createdAt', order: 'DESC' }} csv={csv} filters={useFilters()}>
      <FeedbackRows />
    </ConsoleList>
  )
}

function useFilters() {
  const translate = useTranslate()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('resources.feedback.searchHint')} />,
    choiceFilter('state', feedbackStates, (id) => translate(`resources.feedback.states.${id}`)),
    choiceFilter('kind', feedbackKinds, (id) => translate(`resources.feedback.kinds.${id}`)),
    <NullableBooleanInput key="wantsAnswer" source="wantsAnswer" />,
    firmFilter('feedback'),
  ]
}

const bulk = (
  <>
    <BulkActionButton
      action="update"
      data={{ state: 'READ' }}
      label="resources.feedback.markRead"
      icon={<ReadIcon />}
      done="resources.feedback.marked"
    />
    <BulkDeleteButton />
  </>
)

function FeedbackRows() {
  const translate = useTranslate()
  return (
    <RowTable<AdminFeedback>
      bulkActionButtons={bulk}
      wide={['createdAt', 'page', 'user', 'client', 'wantsAnswer']}
      hiddenColumns={['client']}
    >
      <TimeCol<AdminFeedback> source="createdAt" />
      <DataTable.Col<AdminFeedback>
        source="text"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
        render={({ text }) => <RecordLink>{shortened(text, 120)}</RecordLink>}
      />
      <DataTable.Col<AdminFeedback>
        source="kind"
        render={({ kind }) => translate(`resources.feedback.kinds.${kind}`)}
      />
      <DataTable.Col<AdminFeedback>
        source="state"
        render={({ state }) => <FeedbackStateWord state={state} />}
      />
      <DataTable.Col<AdminFeedback>
        source="wantsAnswer"
        render={({ wantsAnswer }) => (wantsAnswer ? translate('ra.boolean.true') : '–')}
      />
      <DataTable.Col<AdminFeedback> source="page" disableSort render={({ page }) => page ?? '–'} />
      <DataTable.Col<AdminFeedback> source="user" disableSort render={({ user }) => user?.name ?? '–'} />
      <DataTable.Col<AdminFeedback> source="client" disableSort render={placeOf} />
    </RowTable>
  )
}

const placeOf = ({ client, consultingFirm }: AdminFeedback) => client?.name ?? consultingFirm?.name ?? '–'
