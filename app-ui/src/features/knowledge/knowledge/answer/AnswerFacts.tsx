import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** How much an answer rests on, and which vendors were chosen in it (Document 3, section 3). */
export function AnswerFacts({ metadata }: { metadata: KnowledgeAnswer['metadata'] }) {
  const { t } = useTranslation()
  const id = useId()
  const { ragResultsCount, documentCount, initiativeCount, clientCount, vendorChoices } = metadata
  const counts = [
    t('knowledge.results', { count: ragResultsCount }),
    t('knowledge.documents', { count: documentCount }),
    t('knowledge.initiatives', { count: initiativeCount }),
    t('knowledge.clients', { count: clientCount }),
  ]
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary">
        {counts.join(' · ')}
      </Typography>
      {vendorChoices.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
          <Typography id={id} variant="caption" color="textSecondary">
            {t('knowledge.vendorChoices')}
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={chipsStyle}>
            {vendorChoices.map((vendor) => (
              <Chip component="li" key={vendor} label={vendor} variant="outlined" />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

const chipsStyle = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const
