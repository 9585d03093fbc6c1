import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiative-summaries.ts'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { InitiativeLink } from '../../knowledge/index.ts'
import '../locales/en.ts'
import { SummaryBadges, VendorChoices } from './SummaryBadges.tsx'

interface SummaryDetailsProps {
  summary: InitiativeSummary
  /** Undefined for those who only read. */
  onEdit: (() => void) | undefined
  onClose: () => void
}

const texts = ['summary', 'keyFindings', 'recommendations', 'outcomes'] as const

/** A summary whole. */
export function SummaryDetails({ summary, onEdit, onClose }: SummaryDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { initiative, vendorChoices, createdAt, updatedAt } = summary
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('firmKnowledge.viewNamed', { name: initiative.name })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 4 }}>
          <Fact label={t('firmKnowledge.client')}>
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              {initiative.clientName}
              <SummaryBadges summary={summary} />
            </Box>
          </Fact>
          {texts
            .filter((field) => summary[field] !== null)
            .map((field) => (
              <Fact key={field} label={t(`firmKnowledge.${field}`)}>
                <Box sx={{ whiteSpace: 'pre-line', maxWidth: '80ch' }}>{summary[field]}</Box>
              </Fact>
            ))}
          {vendorChoices.length > 0 && (
            <Fact label={t('firmKnowledge.vendorChoices')}>
              <VendorChoices vendors={vendorChoices} />
            </Fact>
          )}
          <Fact label={t('firmKnowledge.created')}>{formatDateTime(createdAt)}</Fact>
          {updatedAt !== createdAt && (
            <Fact label={t('firmKnowledge.changed')}>{formatDateTime(updatedAt)}</Fact>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Box sx={{ mr: 'auto', pl: 4 }}>
          <InitiativeLink
            id={initiative.id}
            client={{ id: initiative.clientId, name: initiative.clientName }}
          >
            {t('firmKnowledge.openInitiative')}
          </InitiativeLink>
        </Box>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {onEdit && (
          <Button variant="contained" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  )
}
