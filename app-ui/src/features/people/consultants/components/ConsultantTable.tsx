import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Consultant } from '@parley/contracts/http/consultants.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import { nameOf } from '../consultant-form.ts'
import { ConsultantActions, type ConsultantChanges } from './ConsultantActions.tsx'

interface ConsultantTableProps {
  consultants: readonly Consultant[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Undefined for those who may only look. */
  changes: ConsultantChanges | undefined
}

const sortedColumns = ['name', 'email', 'phone', 'position'] as const

/** The columns of Document 3, Consultants page. */
export function ConsultantTable({ consultants, sort, onSort, changes }: ConsultantTableProps) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('consultants.title')}>
      <TableHead>
        <TableRow>
          {sortedColumns.map((field) => (
            <SortHeader key={field} field={field} sort={sort} onSort={onSort}>
              {t(`consultants.${field}`)}
            </SortHeader>
          ))}
          <TableCell>{t('consultants.activeInitiatives')}</TableCell>
          <TableCell>{t('consultants.clients')}</TableCell>
          <SortHeader field="createdAt" sort={sort} onSort={onSort}>
            {t('consultants.created')}
          </SortHeader>
          {changes && <TableCell align="right">{t('consultants.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {consultants.map((consultant) => (
          <ConsultantRow key={consultant.id} consultant={consultant} changes={changes} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

type ConsultantRowProps = Pick<ConsultantTableProps, 'changes'> & { consultant: Consultant }

function ConsultantRow({ consultant, changes }: ConsultantRowProps) {
  const { t } = useTranslation()
  const name = nameOf(consultant)
  const count = consultant.activeInitiativesCount
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
          <UserAvatar name={name} />
          <Box sx={{ fontWeight: 500, whiteSpace: { sm: 'nowrap' } }}>{name}</Box>
          {useUser().consultantId === consultant.id && (
            <StatusBadge tone="outline">{t('consultants.you')}</StatusBadge>
          )}
          {consultant.isObsolete && <StatusBadge dot>{t('consultants.obsolete')}</StatusBadge>}
        </Box>
      </TableCell>
      <TableCell data-label={t('consultants.email')}>{consultant.email ?? '–'}</TableCell>
      <TableCell data-label={t('consultants.phone')} sx={{ whiteSpace: 'nowrap' }}>
        {consultant.phone ?? '–'}
      </TableCell>
      <TableCell data-label={t('consultants.position')}>{consultant.position ?? '–'}</TableCell>
      <TableCell data-label={t('consultants.activeInitiatives')}>
        <StatusBadge tone={count > 0 ? 'success' : 'neutral'}>{count}</StatusBadge>
      </TableCell>
      <TableCell data-label={t('consultants.clients')} sx={{ minWidth: 120 }}>
        {consultant.clients.map((client) => client.name).join(', ') || '–'}
      </TableCell>
      <TableCell data-label={t('consultants.created')}>
        <RelativeTime at={consultant.createdAt} />
      </TableCell>
      {changes && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <ConsultantActions consultant={consultant} changes={changes} />
        </TableCell>
      )}
    </TableRow>
  )
}
