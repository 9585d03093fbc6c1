import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { auditWords } from '@parley/contracts/audit-actions.ts'
import type { AuditEvent } from '@parley/contracts/http/audit.ts'
import { FactsDialog } from '@parley/ui-kit/components/FactsDialog.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordName, Seal } from './AuditTable.tsx'

interface AuditEntryDialogProps {
  event: AuditEvent
  isFirm: boolean
  /** Narrows the list down to what else this person did, or what else was done to this record. */
  onNarrow: (filter: { actor: string } | { entityId: string }) => void
  onClose: () => void
}

type Fact = readonly [label: string, value: ReactNode]

/** One entry with all its ids. */
export function AuditEntryDialog({ event, isFirm, onNarrow, onClose }: AuditEntryDialogProps) {
  const { t, i18n } = useTranslation()
  const facts: Fact[] = [
    ...whoAndWhen(event, t),
    ...about(event, t, isFirm),
    [t('audit.where'), event.ipAddress],
    [t('audit.request'), event.requestId],
    [t('audit.sessionId'), event.sessionId],
    [t('audit.entryId'), event.id],
    [t('audit.seal'), <Seal key="seal" seal={event.seal} />],
    ...detailsOf(event, t),
    ['', <Narrow key="narrow" event={event} onNarrow={onNarrow} />],
  ]
  return (
    <FactsDialog
      title={auditWords(event.action, i18n.language)}
      facts={facts.filter(([, value]) => value !== null)}
      onEdit={undefined}
      onClose={onClose}
    />
  )
}

const whoAndWhen = ({ at, action, actor, subject }: AuditEvent, t: TFunction): Fact[] => [
  [t('audit.time'), formatDateTime(at)],
  [t('audit.code'), action],
  [t('audit.person'), actor?.name ?? t('audit.product')],
  [t('audit.personId'), actor?.id ?? null],
  [t('audit.actingForFact'), subject === null || subject.id === actor?.id ? null : subject.name],
]

const about = (event: AuditEvent, t: TFunction, isFirm: boolean): Fact[] => [
  [t('audit.kindOfRecord'), event.entity],
  [
    t('audit.record'),
    event.entityName === null ? null : <RecordName key="record" event={event} isFirm={isFirm} />,
  ],
  [t('audit.recordId'), event.entityId],
  [t('audit.client'), isFirm ? (event.client?.name ?? null) : null],
]

/** Ids and names of fields (decisions D11, Audit); a reason stands by itself. */
function detailsOf({ details: { reason, ...rest } }: AuditEvent, t: TFunction): Fact[] {
  const others = (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontSize: '0.75rem' }}>
      {JSON.stringify(rest, null, 2)}
    </Box>
  )
  return [
    [t('audit.reason'), typeof reason === 'string' ? reason : null],
    [t('audit.details'), Object.keys(rest).length === 0 ? null : others],
  ]
}

function Narrow({ event: { actor, entityId }, onNarrow }: Pick<AuditEntryDialogProps, 'event' | 'onNarrow'>) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {actor !== null && (
        <Button size="small" variant="outlined" onClick={() => onNarrow({ actor: actor.id })}>
          {t('audit.ofPerson')}
        </Button>
      )}
      {entityId !== null && (
        <Button size="small" variant="outlined" onClick={() => onNarrow({ entityId })}>
          {t('audit.ofRecord')}
        </Button>
      )}
    </Box>
  )
}
