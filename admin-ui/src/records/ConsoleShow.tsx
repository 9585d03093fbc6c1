import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { ReactElement, ReactNode } from 'react'
import {
  ListButton,
  type RaRecord,
  Show,
  type ShowProps,
  TopToolbar,
  useCreatePath,
  useResourceContext,
  useShowContext,
} from 'react-admin'
import { Link } from 'react-router'
import { useLazyTexts } from '../i18n/parts.ts'
import { refusalOf } from '../dialogs/index.ts'
import { recordTexts } from './texts.ts'
import { ListProblem } from '../lists/parts.ts'
import { ActionsOfPage } from '../rows/index.ts'

interface ConsoleShowProps<Row extends RaRecord> {
  /** What is known of the record. */
  children: (record: Row) => ReactNode
  /** What belongs to it, below. */
  related?: (record: Row) => ReactNode
  /** Where the record's own words are not those that it is listed by. */
  title?: ReactElement
  /** Buttons beside the way back to the list. */
  actions?: ReactElement
  queryOptions?: NonNullable<ShowProps['queryOptions']>
}

/** A record's page. What cannot be read is said in its place; nobody is sent away for it. */
export function ConsoleShow<Row extends RaRecord>({
  children,
  related,
  title,
  actions,
  queryOptions,
}: ConsoleShowProps<Row>) {
  return (
    <Show
      component="div"
      {...(title !== undefined && { title })}
      queryOptions={{ ...queryOptions, onError: () => undefined }}
      actions={
        <TopToolbar
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            bgcolor: 'transparent !important',
            '& > button': { mr: 0 },
          }}
        >
          <ActionsOfPage value>{actions}</ActionsOfPage>
          <ListButton />
        </TopToolbar>
      }
    >
      <ShownRecord<Row> related={related}>{children}</ShownRecord>
    </Show>
  )
}

interface ShownRecordProps<Row extends RaRecord> extends Pick<ConsoleShowProps<Row>, 'children'> {
  related: ConsoleShowProps<Row>['related']
}

function ShownRecord<Row extends RaRecord>({ children, related }: ShownRecordProps<Row>) {
  const { error, record, refetch } = useShowContext<Row>()
  const problem = error != null && (
    <Problem error={error} isStale={record !== undefined} onRetry={() => void refetch()} />
  )
  if (record !== undefined)
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '16px' }}>
        {problem}
        <Card variant="outlined">{children(record)}</Card>
        {related !== undefined && <Box sx={beside}>{related(record)}</Box>}
      </Box>
    )
  if (problem !== false) return problem
  return (
    <Card variant="outlined" sx={{ p: '16px' }} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={28} width={`${90 - index * 8}%`} />
      ))}
    </Card>
  )
}

/** Two beside each other where there is room. */
const beside = {
  display: 'grid',
  alignItems: 'start',
  gap: '16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

interface ProblemProps {
  error: unknown
  isStale: boolean
  onRetry: () => void
}

/** What is gone or not for one's eyes does not come by trying again: the list is the way on. */
function Problem({ error, isStale, onRetry }: ProblemProps) {
  const say = useLazyTexts(recordTexts)
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { status } = refusalOf(error)
  if (status !== 403 && status !== 404)
    return <ListProblem error={error} isStale={isStale} onRetry={onRetry} />
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" component={Link} to={createPath({ resource, type: 'list' })}>
          {say('records.back')}
        </Button>
      }
    >
      {say(status === 404 ? 'records.gone' : 'records.forbidden')}
    </Alert>
  )
}
