import type { ReactElement, ReactNode } from 'react'
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin'
import { CsvExportButton } from './CsvExportButton.tsx'
import type { CsvColumn } from './csv-rows.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListRows } from './ListProblem.tsx'
import { Pages } from './Pages.tsx'

interface ConsoleListProps<Row extends RaRecord> extends Omit<
  ListProps<Row>,
  'actions' | 'error' | 'exporter' | 'filters' | 'pagination'
> {
  children: ReactNode
  /** Inputs; the button beside them adds and saves them. */
  filters: ReactElement[]
  /** Of the exported file. */
  csv: readonly CsvColumn<Row>[]
  /** Above the rows, within the list's state. */
  above?: ReactNode
  /** Before the buttons that every list has. */
  tools?: ReactNode
}

/** A list with what all of them have: filters that can be saved, columns to choose, an export, empty and failed. */
export function ConsoleList<Row extends RaRecord>({
  children,
  csv,
  above,
  tools,
  queryOptions,
  ...list
}: ConsoleListProps<Row>) {
  return (
    <List<Row>
      perPage={25}
      // Wide tables scroll in their place, not the page.
      sx={{ '& .RaList-main': { minWidth: 0 } }}
      empty={<EmptyList />}
      {...list}
      exporter={false}
      actions={<ListTools csv={csv}>{tools}</ListTools>}
      pagination={<Pages sizes={[10, 25, 50, 100]} />}
      // It is said where the rows would be, with Retry.
      queryOptions={{ ...queryOptions, onError: () => undefined }}
    >
      <ListRows>
        {above}
        {children}
      </ListRows>
    </List>
  )
}

function ListTools<Row extends RaRecord>({
  csv,
  children,
}: {
  csv: readonly CsvColumn<Row>[]
  children: ReactNode
}) {
  const { hasCreate = false } = useResourceDefinition()
  return (
    <TopToolbar>
      {children}
      <FilterButton />
      <ColumnsButton />
      <CsvExportButton columns={csv} />
      {hasCreate && <CreateButton />}
    </TopToolbar>
  )
}
