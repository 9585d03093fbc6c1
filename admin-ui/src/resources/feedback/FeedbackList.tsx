import ReadIcon from '@mui/icons-material/MarkEmailReadRounded'
import { type AdminFeedback, feedbackKinds, feedbackStates } from '@parley/contracts/http/feedback.ts'
import {
  AutocompleteInput,
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useTranslate,
} from 'react-admin'
import {
  BulkActionButton,
  ConsoleList,
  type CsvColumn,
  RecordLink,
  RowTable,
  TimeText,
} from '../../lists/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { FeedbackStateWord } from './feedback-words.tsx'

const label = (field: string): string => `resources.feedback.fields.${field}`

const csv: CsvColumn<AdminFeedback>[] = [
  { label: label('createdAt'), value: ({ createdAt }) => createdAt },
  { label: label('kind'), value: ({ kind }) => kind },
  { label: label('state'), value: ({ state }) => state },
  { label: label('text'), value: ({ text }) => text },
  { label: label('page'), value: ({ page }) => page },
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
  const choice = (source: string, words: string, ids: readonly string[]) => (
    <SelectInput
      key={source}
      source={source}
      alwaysOn
      translateChoice={false}
      choices={ids.map((id) => ({ id, name: translate(`resources.feedback.${words}.${id}`) }))}
    />
  )
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('resources.feedback.searchHint')} />,
    choice('state', 'states', feedbackStates),
    choice('kind', 'kinds', feedbackKinds),
    <NullableBooleanInput key="wantsAnswer" source="wantsAnswer" />,
    <ReferenceInput
      key="firm"
      source="consultingFirmId"
      reference="consulting-firms"
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput optionText="name" label={label('consultingFirmId')} />
    </ReferenceInput>,
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
      <DataTable.Col<AdminFeedback>
        source="createdAt"
        render={({ createdAt }) => <TimeText at={createdAt} />}
      />
      <DataTable.Col<AdminFeedback>
        source="text"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
        render={({ text }) => <RecordLink>{shortened(text)}</RecordLink>}
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

const longestText = 120
const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text
