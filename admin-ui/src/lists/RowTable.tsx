import { DataTable, type DataTableProps, type RaRecord } from 'react-admin'

interface RowTableProps<Row extends RaRecord> extends Omit<DataTableProps<Row>, 'sx' | 'ref'> {
  /** Sources of columns that a phone has no room for; the record's page has them. */
  wide?: readonly string[]
  /** Of many columns, so that those of a laptop have room beside each other. */
  isDense?: boolean
  /** Rows of one height: what a cell has no room for is cut, and stands on the record's page. */
  isOneLine?: boolean
}

/** A list's rows as a table whose columns can be chosen. */
export function RowTable<Row extends RaRecord>({
  wide = [],
  isDense = false,
  isOneLine = false,
  ...table
}: RowTableProps<Row>) {
  const hidden = wide.map((source) => `& .column-${source.replaceAll('.', '\\.')}`).join(', ')
  return (
    <DataTable<Row>
      {...table}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        // Words stay whole; a table that is too wide scrolls.
        '& .RaDataTable-table': { overflowWrap: 'break-word' },
        // It lies over the filters, and react-admin paints it with a colour that this theme does not have.
        '& .RaBulkActionsToolbar-toolbar': {
          left: '-1px',
          right: '-1px',
          bgcolor: 'background.paper',
          color: 'text.primary',
        },
        // Collapsed, its buttons could still be reached by keys.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        // A phone has room for the rows alone; what is done to several is done on a larger screen.
        '@media (max-width:599.95px)': {
          '& .MuiTableCell-paddingCheckbox': { display: 'none' },
          '& .MuiTableCell-root': { px: '8px' },
        },
        ...(isDense && { '& .MuiTableCell-root': { px: '6px' } }),
        ...(isOneLine && {
          '& .MuiTableBody-root .MuiTableCell-root': {
            maxWidth: 260,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        }),
        ...(hidden !== '' && { [hidden]: { display: { xs: 'none', sm: 'table-cell' } } }),
      }}
    />
  )
}
