import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Observation } from '@parley/contracts/http/phases.ts'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import '../phase/texts.ts'

interface EvidenceProps {
  observation: Observation
  onOpenPlace: (place: Place) => void
}

/** What a finding rests on: passages open at their place, inputs are quoted. */
export function Evidence({ observation, onOpenPlace }: EvidenceProps) {
  const { t } = useTranslation()
  if (observation.evidence.length === 0) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {t('phase.evidence')}
      </Typography>
      {observation.evidence.map((item) => {
        const content = (
          <Box sx={{ py: 1, pl: 3, my: 1, borderLeft: 2, borderColor: 'divider' }}>
            <Typography
              variant="body2"
              color={item.kind === 'passage' ? 'primary' : 'textPrimary'}
              sx={{ fontWeight: 500 }}
            >
              {item.name}
              {item.page !== null && `, ${t('phase.page', { page: item.page })}`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              “{item.quote}”
            </Typography>
          </Box>
        )
        const key = `${item.name}-${item.quote}`
        return item.kind === 'passage' ? (
          <ButtonBase
            key={key}
            sx={{ display: 'block', textAlign: 'left', width: '100%', borderRadius: 1 }}
            onClick={() =>
              onOpenPlace({
                chunkId: item.chunkId,
                artifactId: item.artifactId,
                name: item.name,
                quote: item.quote,
              })
            }
          >
            {content}
          </ButtonBase>
        ) : (
          <Box key={key}>{content}</Box>
        )
      })}
    </Box>
  )
}
