import ConnectIcon from '@mui/icons-material/LoginRounded'
import Button from '@mui/material/Button'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import type { Client } from '@parley/contracts/http/people.ts'
import { useTranslation } from 'react-i18next'
import { useIndustryName } from '../../../lib/i18n/use-industry-name.ts'
import type { Sort } from '../../../lib/use-address-list.ts'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { SortHeader } from '../../../ui/SortHeader.tsx'
import { StackingTable } from '../../../ui/StackingTable.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

interface ClientsTableProps {
  clients: readonly Client[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Why nobody of this kind can be connected as, or undefined. */
  connectRefusal: string | undefined
  onConnect: (client: Client) => void
}

export function ClientsTable({ clients, sort, onSort, connectRefusal, onConnect }: ClientsTableProps) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('clients.title')}>
      <TableHead>
        <TableRow>
          <SortHeader field="name" sort={sort} onSort={onSort}>
            {t('clients.name')}
          </SortHeader>
          <TableCell>{t('clients.consultingFirm')}</TableCell>
          <TableCell>{t('clients.industries')}</TableCell>
          <SortHeader field="createdAt" sort={sort} onSort={onSort}>
            {t('clients.created')}
          </SortHeader>
          <SortHeader field="updatedAt" sort={sort} onSort={onSort}>
            {t('clients.updated')}
          </SortHeader>
          <TableCell>{t('clients.status')}</TableCell>
          <TableCell align="right">{t('clients.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            refusal={client.isObsolete ? t('clients.obsoleteCannotConnect') : connectRefusal}
            onConnect={() => onConnect(client)}
          />
        ))}
      </TableBody>
    </StackingTable>
  )
}

interface ClientRowProps {
  client: Client
  refusal: string | undefined
  onConnect: () => void
}

function ClientRow({ client, refusal, onConnect }: ClientRowProps) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell sx={{ fontWeight: 500 }}>{client.name}</TableCell>
      <TableCell data-label={t('clients.consultingFirm')}>{client.consultingFirm.name}</TableCell>
      <TableCell data-label={t('clients.industries')}>
        {client.industries.map(({ code }) => industryName(code)).join(', ') || '-'}
      </TableCell>
      <TableCell data-label={t('clients.created')}>
        <RelativeTime at={client.createdAt} />
      </TableCell>
      <TableCell data-label={t('clients.updated')}>
        <RelativeTime at={client.updatedAt} />
      </TableCell>
      <TableCell data-label={t('clients.status')}>
        <StatusBadge dot tone={client.isObsolete ? 'neutral' : 'success'}>
          {client.isObsolete ? t('clients.obsolete') : t('clients.active')}
        </StatusBadge>
      </TableCell>
      <TableCell align="right">
        <Tooltip title={refusal ?? ''}>
          <span>
            <Button
              size="small"
              variant="outlined"
              startIcon={<ConnectIcon />}
              disabled={refusal !== undefined}
              aria-label={t('clients.connectNamed', { name: client.name })}
              onClick={onConnect}
            >
              {t('clients.connect')}
            </Button>
          </span>
        </Tooltip>
      </TableCell>
    </TableRow>
  )
}
