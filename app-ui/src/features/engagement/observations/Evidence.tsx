import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'

interface EvidenceProps {
  quotes: readonly ObservationEvidence[]
  onOpenPlace: (place: Place) => void
}

/** What a finding rests on, or what settles it: passages open at their place, inputs and people are quoted. */
export function Evidence({ quotes, onOpenPlace }: EvidenceProps) {
  return quotes.map((item) => {
    const key = `${item.name}-${item.quote}`
    if (item.kind !== 'passage')
      return (
        <Box key={key}>
          <Quote item={item} />
        </Box>
      )
    const { chunkId, artifactId, name, quote } = item
    return (
      <ButtonBase
        key={key}
        sx={{ display: 'block', textAlign: 'left', width: '100%', borderRadius: 1 }}
        onClick={() => onOpenPlace({ chunkId, artifactId, name, quote })}
      >
        <Quote item={item} />
      </ButtonBase>
    )
  })
}

function Quote({ item }: { item: ObservationEvidence }) {
  const { t } = useTranslation()
  const place = item.page === null ? item.place : t('phase.page', { page: item.page })
  const where = item.saidAt === undefined ? place : formatDateTime(item.saidAt)
  return (
    <Box
      component="span"
      sx={{ display: 'block', py: 1, pl: 3, my: 1, borderLeft: 2, borderColor: 'divider' }}
    >
      <Box component="span" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          component="span"
          variant="body2"
          color={item.kind === 'passage' ? 'primary' : 'textPrimary'}
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {item.name}
          {where !== undefined && where !== '' && where !== item.name && `, ${where}`}
        </Typography>
        {item.says !== undefined && item.says !== 'supports' && (
          <StatusBadge tone={item.says === 'contradicts' ? 'danger' : 'neutral'}>
            {t(`phase.says.${item.says}`)}
          </StatusBadge>
        )}
      </Box>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere', maxWidth: '72ch' }}
      >
        {t('common.quoted', { text: item.quote.replace(/^\s*[-*•]\s+/u, '') })}
      </Typography>
    </Box>
  )
}
