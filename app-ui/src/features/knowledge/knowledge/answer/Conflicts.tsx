import WarningIcon from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { KnowledgeCitation, KnowledgeConflict } from '@parley/contracts/http/knowledge.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { titleOf } from './source-title.ts'

interface ConflictsProps {
  conflicts: readonly KnowledgeConflict[]
  onOpen: (citation: KnowledgeCitation) => void
}

/** Which sentence of the reasons holds: initiative before client before firm (decisions D4). */
function reasonOf({ first, second }: KnowledgeConflict) {
  const pair = `${first.scope}_${second.scope}`
  return pair === 'initiative_client' || pair === 'initiative_firm' || pair === 'client_firm' ? pair : 'same'
}

/** Where two sources name different figures: both, which one counts, and why. */
export function Conflicts({ conflicts, onOpen }: ConflictsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={frameStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <WarningIcon aria-hidden fontSize="small" color="warning" />
        <Typography id={id} component="h4" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
          {t('knowledge.conflicts', { count: conflicts.length })}
        </Typography>
      </Box>
      {conflicts.map((conflict) => {
        const { first, second } = conflict
        const reason = reasonOf(conflict)
        return (
          <Box key={`${first.chunkId}-${second.chunkId}-${first.quote}`} sx={{ mt: 3 }}>
            <Side citation={first} counts={reason !== 'same'} onOpen={onOpen} />
            <Side citation={second} counts={false} onOpen={onOpen} />
            <Typography variant="body2" color="textSecondary">
              {t(`knowledge.because.${reason}`)}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

interface SideProps {
  citation: KnowledgeCitation
  counts: boolean
  onOpen: (citation: KnowledgeCitation) => void
}

function Side({ citation, counts, onOpen }: SideProps) {
  const { t } = useTranslation()
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <StatusBadge tone={counts ? 'success' : 'outline'} dot={counts}>
          {t(counts ? 'knowledge.counts' : 'knowledge.countsNot')}
        </StatusBadge>
        <ButtonBase onClick={() => onOpen(citation)} sx={nameStyle}>
          {titleOf(citation.artifactName, citation.place)}
        </ButtonBase>
        <Typography variant="caption" color="textSecondary">
          {t(`knowledge.scopes.${citation.scope}`)}
        </Typography>
      </Box>
      <Typography variant="body2" component="blockquote" sx={{ m: 0, mt: 1, maxWidth: '72ch' }}>
        {t('common.quoted', { text: citation.quote })}
      </Typography>
    </Box>
  )
}

const nameStyle = {
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  color: 'primary.main',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
} as const

const frameStyle = {
  p: 3,
  borderRadius: '8px',
  border: '1px solid color-mix(in srgb, var(--parley-palette-warning-main) 30%, transparent)',
  bgcolor:
    'color-mix(in srgb, var(--parley-palette-warning-main) 5%, var(--parley-palette-background-paper))',
} as const
