import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { type KnowledgePlace, widerThreshold } from '../knowledge-place.ts'
import '../locales/en.ts'

interface FoundNothingProps {
  place: KnowledgePlace
  filters: readonly SourceFilter[]
  /** Asks once more, wider; undefined where that was done or is of no use. */
  onWider: ((threshold: number) => void) | undefined
}

/** What to do where nothing was found. */
export function FoundNothing({ place, filters, onWider }: FoundNothingProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="ul" variant="body2" color="textSecondary" sx={{ m: 0, pl: 5 }}>
        <li>{t('knowledge.rephrase')}</li>
        {place.kind === 'client' && filters.length === 1 && <li>{t('knowledge.widenFilter')}</li>}
        <li>
          <Link component={RouterLink} to="/artifacts">
            {t('knowledge.uploadMore')}
          </Link>
        </li>
      </Typography>
      {onWider !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap', mt: 3 }}>
          <Button size="small" variant="outlined" onClick={() => onWider(widerThreshold)}>
            {t('knowledge.searchWider')}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t('knowledge.searchWiderHelp')}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
