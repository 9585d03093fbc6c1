import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { ReactNode } from 'react'
import type { Sort } from '../lib/use-address-list.ts'

interface SortHeaderProps {
  /** The field that the list is sorted by. */
  field: string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  children: ReactNode
  align?: NonNullable<TableCellProps['align']>
}

/** A column head that sorts: once for ascending, again for descending. */
export function SortHeader({ field, sort, onSort, children, align = 'left' }: SortHeaderProps) {
  const active = sort?.field === field
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc'
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort({ field, order: active && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  )
}
