import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { useState } from 'react'

const pageSize = 10

interface PagedTableProps {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Texts in a table, a page at a time: the whole of a large file would freeze the browser. */
export function PagedTable({ heads, rows }: PagedTableProps) {
  const [page, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1)
  const shown = Math.min(page, last)
  const first = shown * pageSize
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(first, first + pageSize).map((cells, index) => (
              <TableRow key={first + index}>
                {cells.map((cell, place) => (
                  <TableCell key={place} sx={{ overflowWrap: 'anywhere' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Pager page={shown} pageSize={pageSize} total={rows.length} onChange={setPage} />
    </>
  )
}
