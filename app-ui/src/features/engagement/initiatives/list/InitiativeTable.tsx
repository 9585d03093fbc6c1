import LockIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { InitiativeLink } from '../components/InitiativeLink.tsx'
import { InitiativeStatusBadge } from '../components/InitiativeStatusBadge.tsx'
import { PhaseProgress } from '../components/PhaseProgress.tsx'
import { leadOf, ownersOf } from './people-of.ts'
import type { Opening } from './use-opening.tsx'

interface InitiativeTableProps {
  initiatives: readonly InitiativeSummary[]
  /** To those who see initiatives of several clients. */
  showClient: boolean
  openingOf: Opening
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The list as rows; its heads sort as the choice above does. */
export function InitiativeTable(props: InitiativeTableProps) {
  const { t } = useTranslation()
  const { initiatives, showClient, sort, onSort } = props
  return (
    <Card>
      <StackingTable label={t('initiatives.title')}>
        <TableHead>
          <TableRow>
            <SortHeader field="name" sort={sort} onSort={onSort}>
              {t('initiatives.name')}
            </SortHeader>
            {showClient && <TableCell>{t('initiatives.client')}</TableCell>}
            <SortHeader field="status" sort={sort} onSort={onSort}>
              {t('initiatives.byStatus')}
            </SortHeader>
            <TableCell>{t('initiatives.phasesShort')}</TableCell>
            <TableCell>{t('initiatives.owners')}</TableCell>
            <TableCell>{t('initiatives.consultant')}</TableCell>
            <SortHeader field="updatedAt" sort={sort} onSort={onSort}>
              {t('initiatives.updated')}
            </SortHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {initiatives.map((initiative) => (
            <Row key={initiative.id} initiative={initiative} {...props} />
          ))}
        </TableBody>
      </StackingTable>
    </Card>
  )
}

interface RowProps extends Pick<InitiativeTableProps, 'showClient' | 'openingOf'> {
  initiative: InitiativeSummary
}

function Row({ initiative, showClient, openingOf }: RowProps) {
  const { t } = useTranslation()
  const { client, status, template, isConfidential, updatedAt } = initiative
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell sx={{ minWidth: 220, maxWidth: { sm: 360 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <InitiativeLink
            initiative={initiative}
            onOpen={openingOf(initiative)}
            opensRow
            color="textPrimary"
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          />
          {isConfidential && (
            <LockIcon
              titleAccess={t('initiatives.confidential')}
              sx={{ fontSize: 15, color: 'text.secondary', flexShrink: 0 }}
            />
          )}
        </Box>
        {template !== null && (
          <Typography variant="caption" color="textSecondary" component="div">
            {template.name}
          </Typography>
        )}
      </TableCell>
      {showClient && <TableCell data-label={t('initiatives.client')}>{client.name}</TableCell>}
      <TableCell data-label={t('initiatives.byStatus')}>
        <InitiativeStatusBadge status={status} />
      </TableCell>
      <TableCell data-label={t('initiatives.phasesShort')} sx={{ minWidth: 96 }}>
        <Box sx={{ width: 80 }}>
          <PhaseProgress initiative={initiative} isShort />
        </Box>
      </TableCell>
      <TableCell data-label={t('initiatives.owners')}>
        {ownersOf(initiative) || t('initiatives.noOwners')}
      </TableCell>
      <TableCell data-label={t('initiatives.consultant')}>
        {leadOf(initiative) ?? t('initiatives.noConsultant')}
      </TableCell>
      <TableCell data-label={t('initiatives.updated')} sx={{ whiteSpace: 'nowrap' }}>
        <RelativeTime at={updatedAt} />
      </TableCell>
    </TableRow>
  )
}
