import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export interface PanelRow {
  id: string
  label: ReactNode
  value: ReactNode
}

interface PanelProps {
  title: string
  /** Heads of the two columns. */
  head: { label: string; value: string }
  rows: readonly PanelRow[]
  /** The same for the eye; the table says it all. */
  chart?: ReactNode
}

/** Figures under a title; or that there are none. */
export function Panel({ title, head, rows, chart }: PanelProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ p: '16px 16px 8px' }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: '24px 16px 40px', textAlign: 'center' }}>
          {translate('dashboard.noData')}
        </Typography>
      ) : (
        <>
          {chart !== undefined && <div aria-hidden>{chart}</div>}
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                <TableCell>{head.label}</TableCell>
                <TableCell align="right">{head.value}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {row.label}
                  </TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {row.value}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Card>
  )
}
