import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { auditWords } from '@parley/contracts/audit-actions.ts'
import type { AuditEvent } from '@parley/contracts/http/audit.ts'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { linkOf } from '../record-links.ts'

interface AuditTableProps {
  events: readonly AuditEvent[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** The reader is of the firm, and sees entries of several clients. */
  isFirm: boolean
  onOpen: (event: AuditEvent) => void
}

/** When, who and for whom, what, for which client, from where, and whether it is sealed. */
export function AuditTable({ events, sort, onSort, isFirm, onOpen }: AuditTableProps) {
  const { t } = useTranslation()
  const head = { sort, onSort }
  return (
    <StackingTable label={t('audit.title')} size="small">
      <TableHead>
        <TableRow>
          <SortHeader field="action" {...head}>
            {t('audit.what')}
          </SortHeader>
          <SortHeader field="at" {...head}>
            {t('audit.time')}
          </SortHeader>
          <TableCell>{t('audit.person')}</TableCell>
          {isFirm && <TableCell>{t('audit.client')}</TableCell>}
          <TableCell>{t('audit.where')}</TableCell>
          <TableCell>{t('audit.seal')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} isFirm={isFirm} onOpen={() => onOpen(event)} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

function AuditRow({
  event,
  isFirm,
  onOpen,
}: Pick<AuditTableProps, 'isFirm'> & { event: AuditEvent; onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const what = auditWords(event.action, i18n.language)
  const time = formatDateTime(event.at)
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <RowLink name={what} label={t('audit.openEntry', { what, time })} onClick={onOpen} />
        {event.entityId !== event.actor?.id && <RecordName event={event} isFirm={isFirm} />}
      </TableCell>
      <TableCell data-label={t('audit.time')} sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={event.at}>{time}</time>
      </TableCell>
      <TableCell data-label={t('audit.person')}>
        <ActorName event={event} />
      </TableCell>
      {isFirm && <TableCell data-label={t('audit.client')}>{event.client?.name ?? '–'}</TableCell>}
      <TableCell data-label={t('audit.where')}>{event.ipAddress ?? '–'}</TableCell>
      <TableCell data-label={t('audit.seal')}>
        <Seal seal={event.seal} />
      </TableCell>
    </TableRow>
  )
}

/** The record by its name, with the way to it where there is one. */
export function RecordName({ event, isFirm }: { event: AuditEvent; isFirm: boolean }) {
  if (event.entityName === null) return null
  const link = linkOf(event, isFirm)
  return (
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {link === undefined ? (
        event.entityName
      ) : (
        <Link component={RouterLink} to={link} color="inherit">
          {event.entityName}
        </Link>
      )}
    </Box>
  )
}

/** Who acted, and for whom where that is somebody else (decisions D2). */
function ActorName({ event: { actor, subject, byPlatform } }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const acting = actor !== null && subject !== null && subject.id !== actor.id
  return (
    <>
      {actor?.name ?? t('audit.product')}{' '}
      {byPlatform && <StatusBadge tone="warning">{t('audit.platform')}</StatusBadge>}
      {acting && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('audit.actingFor', { name: subject.name })}
        </Box>
      )}
    </>
  )
}

/** Whether the entry is in the chain, and where. */
export function Seal({ seal }: Pick<AuditEvent, 'seal'>) {
  const { t } = useTranslation()
  if (seal === null) return <StatusBadge tone="outline">{t('audit.notSealed')}</StatusBadge>
  const { position } = seal
  return (
    <StatusBadge tone="success">
      {position === null ? t('audit.sealed') : t('audit.sealedAt', { position })}
    </StatusBadge>
  )
}
