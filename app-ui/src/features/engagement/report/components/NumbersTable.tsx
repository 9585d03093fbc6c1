import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router'
import type { ReportCell, ReportTable } from '../report-model.ts'

/** The numbers of a part; what does not fit is scrolled to, by keys too. */
export function NumbersTable({ table: { columns, rows }, title }: { table: ReportTable; title: string }) {
  return (
    <Box
      role="group"
      aria-label={title}
      tabIndex={0}
      sx={{ overflowX: 'auto', maxHeight: 420, '@media print': { overflow: 'visible', maxHeight: 'none' } }}
    >
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, isNumber }) => (
              <TableCell key={label} align={isNumber === true ? 'right' : 'left'} sx={cellStyle}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={place} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
              {row.map((cell, index) => (
                <TableCell
                  key={columns[index]?.label ?? index}
                  align={columns[index]?.isNumber === true ? 'right' : 'left'}
                  sx={cellStyle}
                  {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                >
                  <CellText {...cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** On paper, a table of many columns gets along with less room. */
const cellStyle = { '@media print': { px: '4px', py: '3px', fontSize: '8pt' } } as const

function CellText({ text, to }: ReportCell) {
  if (to === undefined) return text
  return (
    <MuiLink component={Link} to={to} sx={{ '@media print': { color: 'inherit' } }}>
      {text}
    </MuiLink>
  )
}
