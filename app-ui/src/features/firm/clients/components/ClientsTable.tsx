import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Client } from '@parley/contracts/http/people.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { ClientActions, type ClientHandlers } from './ClientActions.tsx'
import { ClientStatus } from './ClientStatus.tsx'

interface ClientsTableProps {
  clients: readonly Client[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  handlers: ClientHandlers
}

/** The columns of Document 3, Clients list. */
export function ClientsTable({ clients, sort, onSort, handlers }: ClientsTableProps) {
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
          <ClientRow key={client.id} client={client} handlers={handlers} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

function ClientRow({ client, handlers }: { client: Client; handlers: ClientHandlers }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <RowLink
          name={client.name}
          label={t('clients.openNamed', { name: client.name })}
          onClick={() => handlers.onOpen(client)}
        />
      </TableCell>
      <TableCell data-label={t('clients.consultingFirm')}>{client.consultingFirm.name}</TableCell>
      <TableCell data-label={t('clients.industries')}>
        {client.industries.map(({ code }) => industryName(code)).join(', ') || '–'}
      </TableCell>
      <TableCell data-label={t('clients.created')}>
        <RelativeTime at={client.createdAt} />
      </TableCell>
      <TableCell data-label={t('clients.updated')}>
        <RelativeTime at={client.updatedAt} />
      </TableCell>
      <TableCell data-label={t('clients.status')}>
        <ClientStatus client={client} />
      </TableCell>
      <TableCell align="right">
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: { sm: 'flex-end' }, gap: 1 }}>
          <ClientActions client={client} handlers={handlers} />
        </Box>
      </TableCell>
    </TableRow>
  )
}
