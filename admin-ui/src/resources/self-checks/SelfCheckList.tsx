import Box from '@mui/material/Box'
import { type SelfCheck, selfCheckStatuses } from '@parley/contracts/http/self-checks.ts'
import { DataTable, useLocale, useTranslate } from 'react-admin'
import {
  ConsoleList,
  plainColumns,
  EmptyList,
  RecordLink,
  RowTable,
  TimeText,
  choiceFilter,
} from '../../lists/index.ts'
import { polled } from '../jobs/parts.ts'
import { RunNowButton } from './RunNowButton.tsx'
import { secondsOf, SelfCheckStatusWord } from './self-check-words.tsx'

const csv = plainColumns<SelfCheck>('self-checks', ['createdAt', 'status', 'found', 'finishedAt'])

/** Reports of the daily look over the product, newest first. */
export function SelfCheckList() {
  const translate = useTranslate()
  const locale = useLocale()
  const filters = [
    choiceFilter('status', selfCheckStatuses, (id) => translate(`resources.self-checks.statuses.${id}`)),
  ]
  return (
    <ConsoleList<SelfCheck>
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      csv={csv}
      tools={<RunNowButton />}
      queryOptions={polled}
      empty={
        <Box sx={{ textAlign: 'center', '& > div:first-of-type': { pb: '16px' } }}>
          <EmptyList />
          <RunNowButton isFirst />
        </Box>
      }
    >
      <RowTable<SelfCheck> bulkActionButtons={false} wide={['took', 'requestedById']}>
        <DataTable.Col<SelfCheck>
          source="createdAt"
          render={({ createdAt }) => (
            <RecordLink>
              <TimeText at={createdAt} />
            </RecordLink>
          )}
        />
        <DataTable.Col<SelfCheck>
          source="status"
          render={({ status }) => <SelfCheckStatusWord status={status} />}
        />
        <DataTable.Col<SelfCheck>
          source="found"
          render={({ found, status }) => {
            if (found > 0) return found.toLocaleString(locale)
            return status === 'DONE' ? translate('resources.self-checks.nothing') : '–'
          }}
        />
        <DataTable.Col<SelfCheck>
          source="requestedById"
          disableSort
          render={({ requestedById }) =>
            translate(`resources.self-checks.${requestedById === null ? 'byItself' : 'byPerson'}`)
          }
        />
        <DataTable.Col<SelfCheck>
          source="took"
          disableSort
          render={(check) => {
            const seconds = secondsOf(check)
            if (seconds === null) return '–'
            return translate('resources.self-checks.seconds', {
              seconds: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }),
            })
          }}
        />
      </RowTable>
    </ConsoleList>
  )
}
