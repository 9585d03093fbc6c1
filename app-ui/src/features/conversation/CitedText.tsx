import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Citation } from '@parley/contracts/http/agent-interactions.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import './texts.ts'

const Markdown = lazy(async () => ({ default: (await import('../../ui/Markdown.tsx')).Markdown }))

interface CitedTextProps {
  text: string
  citations: readonly Citation[]
  onOpenPlace: (place: Place) => void
}

/** A text with the sources that it rests on; each opens at its place. */
export function CitedText({ text, citations, onOpenPlace }: CitedTextProps) {
  const { t } = useTranslation()
  return (
    <>
      <Suspense fallback={<TextSkeleton lines={3} />}>
        <Markdown>{text}</Markdown>
      </Suspense>
      {citations.length > 0 && (
        <Box component="section" aria-label={t('conversation.sources')} sx={{ mt: 3 }}>
          <Typography variant="caption" color="textSecondary">
            {t('conversation.sources')}
          </Typography>
          <Box
            component="ol"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
          >
            {citations.map((citation, index) => (
              <li key={`${citation.chunkId}-${index}`}>
                <ButtonBase
                  onClick={() =>
                    onOpenPlace({
                      chunkId: citation.chunkId,
                      artifactId: citation.artifactId,
                      name: citation.artifactName,
                      quote: citation.quote,
                    })
                  }
                  sx={{
                    textAlign: 'left',
                    borderRadius: 1,
                    fontSize: '0.8125rem',
                    color: 'primary.main',
                    p: 0.5,
                  }}
                >
                  [{index + 1}] {citation.artifactName}
                  {citation.page !== null && `, ${t('phase.page', { page: citation.page })}`}
                </ButtonBase>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}
