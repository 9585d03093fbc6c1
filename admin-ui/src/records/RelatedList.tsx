import NextIcon from '@mui/icons-material/ChevronRightRounded'
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import {
  Link,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useGetList,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useLazyTexts } from '../i18n/parts.ts'
import { filteredList } from '../lists/index.ts'
import { ListProblem } from '../lists/parts.ts'
import { recordTexts } from './texts.ts'

export interface RelatedColumn<Row> {
  /** Of the rows' kind; the column has its name. */
  field: string
  render: (row: Row) => ReactNode
  /** A phone has no room for it. */
  isWide?: boolean
}

interface RelatedListProps<Row extends RaRecord> {
  resource: string
  /** What belongs to the record that is shown. */
  filter: Record<string, string | boolean>
  /** By name unless told. */
  sort?: { field: string; order: 'ASC' | 'DESC' }
  columns: readonly RelatedColumn<Row>[]
  /** Key among the texts of records; the name of the resource unless told. */
  title?: string
}

const perPage = 5
const byName = { field: 'name', order: 'ASC' } as const

/** Records that belong to the one that is shown, some at a time, each with the way to its page; all are in the list. */
export function RelatedList<Row extends RaRecord>(props: RelatedListProps<Row>) {
  const { resource, filter, sort = byName, columns } = props
  const say = useLazyTexts(recordTexts)
  const translate = useTranslate()
  const createPath = useCreatePath()
  const id = useId()
  const [page, setPage] = useState(1)
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (before) => before },
  )
  const title =
    props.title === undefined ? translate(`resources.${resource}.name`, { smart_count: 2 }) : say(props.title)
  return (
    <ResourceContextProvider value={resource}>
      <Card component="section" variant="outlined" aria-labelledby={id} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, p: '12px 16px' }}>
          <Typography variant="subtitle1" component="h2" id={id} sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="span" color="textSecondary" sx={{ flex: 1 }}>
            {data === undefined ? '' : total}
          </Typography>
          {total > 0 && (
            <Link
              to={filteredList(createPath, resource, filter)}
              aria-label={say('records.allOf', { list: title })}
            >
              {say('records.all')}
            </Link>
          )}
        </Box>
        {error != null && (
          <ListProblem error={error} onRetry={() => void refetch()} isStale={data !== undefined} />
        )}
        {data === undefined && error == null && <Waiting />}
        {data?.length === 0 && (
          <Typography color="textSecondary" sx={{ px: '16px', pb: '16px' }}>
            {say('records.none')}
          </Typography>
        )}
        {data !== undefined && data.length > 0 && <Rows rows={data} columns={columns} titleId={id} />}
        {total > perPage && <Pages page={page} total={total} list={title} onPage={setPage} />}
      </Card>
    </ResourceContextProvider>
  )
}

const narrow = { display: { xs: 'none', sm: 'table-cell' } } as const

interface RowsProps<Row> {
  rows: readonly Row[]
  columns: readonly RelatedColumn<Row>[]
  titleId: string
}

function Rows<Row extends RaRecord>({ rows, columns, titleId }: RowsProps<Row>) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-labelledby={titleId} sx={{ '& tr:last-child td': { border: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ field, isWide }) => (
              <TableCell key={field} sx={isWide === true ? narrow : {}}>
                {translate(`resources.${resource}.fields.${field}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              <TableRow>
                {columns.map(({ field, render, isWide }) => (
                  <TableCell
                    key={field}
                    sx={{ overflowWrap: 'anywhere', ...(isWide === true ? narrow : {}) }}
                  >
                    {render(row)}
                  </TableCell>
                ))}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Waiting() {
  return (
    <Box sx={{ px: '16px', pb: '12px' }} aria-busy>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </Box>
  )
}

interface PagesProps {
  page: number
  total: number
  list: string
  onPage: (page: number) => void
}

function Pages({ page, total, list, onPage }: PagesProps) {
  const say = useLazyTexts(recordTexts)
  const last = Math.ceil(total / perPage)
  const from = (page - 1) * perPage + 1
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, px: 1, pb: 0.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {say('records.pages', { from, to: Math.min(total, page * perPage), total })}
      </Typography>
      <IconButton
        size="small"
        aria-label={say('records.previous', { list })}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <PreviousIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={say('records.next', { list })}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <NextIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
