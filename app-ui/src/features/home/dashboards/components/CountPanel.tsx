import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { CountedList } from '@parley/contracts/rules/dashboard-lists.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listAddress } from '../list-address.ts'

export interface CountRow {
  id: string
  /** As text, for the link's name. */
  name: string
  /** As it is shown, where that is more than the text. */
  label?: ReactNode
  count: number
  list: CountedList
}

interface CountPanelProps {
  title: string
  /** Heads of the two columns. */
  head: { label: string; count: string }
  rows: readonly CountRow[]
  /** What is drawn of the same numbers; the table says it all, so it is for the eye alone. */
  chart?: ReactNode
}

/** Numbers under a title, each with the way to the list that it counts; or that there are none. */
export function CountPanel({ title, head, rows, chart }: CountPanelProps) {
  const { t } = useTranslation()
  if (rows.length === 0)
    return (
      <Section title={title}>
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {t('dashboards.noData')}
        </Typography>
      </Section>
    )
  return (
    <Section title={title} flush>
      {chart !== undefined && <div aria-hidden>{chart}</div>}
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{head.label}</TableCell>
            <TableCell align="right">{head.count}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {row.label ?? row.name}
              </TableCell>
              <TableCell align="right">
                <CountLink {...row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

function CountLink({ name, count, list }: CountRow) {
  const { t } = useTranslation()
  const label =
    list.list === 'clients'
      ? t('dashboards.showClients', { name, count })
      : t('dashboards.showInitiatives', { name, count })
  return (
    <MuiLink
      component={Link}
      to={listAddress(list)}
      aria-label={label}
      sx={{ display: 'inline-block', minWidth: 32, py: 0.5, fontWeight: 600 }}
    >
      {formatNumber(count)}
    </MuiLink>
  )
}
