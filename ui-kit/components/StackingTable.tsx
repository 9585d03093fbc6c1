import Box from '@mui/material/Box'
import Table, { type TableProps } from '@mui/material/Table'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface StackingTableProps {
  /** What the table holds: names it, and its frame for those who come to it by keyboard. */
  label: string
  size?: TableProps['size']
  /** Pixels after which the rows scroll under the heads. */
  maxHeight?: number | undefined
  children: ReactNode
}

/**
 * A table that becomes cards on a phone, so that nothing of a row lies outside the screen: each cell stands below
 * the one before, beside the words of its `data-label`; heads that sort stay, in a line above. The first cell
 * and that of the actions have no `data-label`.
 */
export function StackingTable({ label, size = 'medium', maxHeight, children }: StackingTableProps) {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={(theme) => ({
        maxHeight,
        overflow: 'auto',
        [theme.breakpoints.up('sm')]: actionsInSight,
        [theme.breakpoints.down('sm')]: stacked(theme),
      })}
    >
      <Table size={size} aria-label={label} stickyHeader={maxHeight !== undefined}>
        {children}
      </Table>
    </Box>
  )
}

/** Where a table is wider than its place, its rows move under their actions. */
const actionsInSight = {
  '& tbody td:last-child:not([data-label]), & thead:has(+ tbody td:last-child:not([data-label])) th:last-child':
    { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& thead:has(+ tbody td:last-child:not([data-label])) th:last-child': { zIndex: 3 },
} as const

const stacked = (theme: Theme) => ({
  '& table, & thead, & tbody, & tbody tr, & tbody td': { display: 'block' },
  '& thead tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    padding: theme.spacing(2, 4),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { padding: theme.spacing(1, 0), border: 0 },
  '& thead:not(:has(.MuiTableSortLabel-root)), & thead th:not(:has(.MuiTableSortLabel-root, .MuiCheckbox-root))':
    {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  '& tbody tr': {
    padding: theme.spacing(3, 4),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody tr:last-child': { borderBottom: 0 },
  '& tbody td': {
    padding: theme.spacing(1, 0),
    border: 0,
    minWidth: 0,
    maxWidth: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textAlign: 'left',
  },
  '& tbody td.MuiTableCell-paddingCheckbox': { float: 'left', width: 'auto', marginRight: theme.spacing(2) },
  '& tbody td.MuiTableCell-paddingCheckbox + td': { display: 'flow-root' },
  '& tbody td[data-label]': {
    display: 'grid',
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
    '--badge-wrap': 'normal',
    columnGap: theme.spacing(3),
    alignItems: 'baseline',
  },
  '& tbody td[data-label]::before': {
    content: 'attr(data-label)',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
  },
  '& tbody td:last-child:not([data-label]):not(:first-of-type)': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'flex-end',
    paddingBottom: 0,
  },
})
