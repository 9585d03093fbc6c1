import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { KnowledgeCitation } from '@parley/contracts/http/knowledge.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { titleOf } from './source-title.ts'

interface SourceListProps {
  citations: readonly KnowledgeCitation[]
  onOpen: (citation: KnowledgeCitation) => void
}

/** Under an answer: what its marks stand for. */
export function SourceList({ citations, onOpen }: SourceListProps) {
  const { t } = useTranslation()
  const id = useId()
  if (citations.length === 0) return null
  return (
    <div>
      <Typography id={id} variant="caption" color="textSecondary">
        {t('knowledge.sources')}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={listStyle}>
        {citations.map((citation, index) => (
          <Box component="li" key={`${citation.chunkId}-${index}`} sx={{ minWidth: 0 }}>
            <ButtonBase title={citation.quote} onClick={() => onOpen(citation)} sx={sourceStyle}>
              <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {index + 1}
              </Box>
              <span>
                {titleOf(citation.artifactName, citation.place)}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t(`knowledge.types.${citation.source}`)} · {t(`knowledge.scopes.${citation.scope}`)}
                </Box>
              </span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </div>
  )
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 5 } as const

const sourceStyle = {
  gap: 1.5,
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  color: 'primary.main',
  py: 0.75,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const
