import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'
import type { DeckPages } from './use-deck-preview.ts'

interface DeckPreviewProps {
  /** Of the initiative. */
  name: string
  pages: DeckPages
  /** Whether there is any section to show. */
  isChosen: boolean
}

/**
 * The pages as they will be, in a frame without scripts, forms, navigation or an origin: whatever people and agents
 * wrote stays in there.
 */
export function DeckPreview({ name, pages, isChosen }: DeckPreviewProps) {
  const { t } = useTranslation()
  const { query, isBehind } = pages
  if (!isChosen) return <EmptyState compact title={t('decks.noSections')} text={t('decks.noSectionsText')} />
  return (
    <QueryView query={query} skeleton={<PagesSkeleton />} compact failed={t('decks.previewFailed')}>
      {(data) => (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
            <Typography variant="h2" component="h3" sx={{ fontSize: '0.875rem' }}>
              {t('decks.preview')}
            </Typography>
            <Typography variant="body2" color="textSecondary" role="status" aria-busy={isBehind}>
              {t('decks.pages', { count: data.pages })}
            </Typography>
          </Box>
          <Box sx={{ height: 4, mb: 1 }}>
            {isBehind && <LinearProgress aria-label={t('decks.updating')} />}
          </Box>
          <Box
            component="iframe"
            title={t('decks.previewOf', { name })}
            sandbox=""
            srcDoc={data.html}
            sx={{ ...frame, opacity: isBehind ? 0.6 : 1 }}
          />
        </>
      )}
    </QueryView>
  )
}

const frame = {
  display: 'block',
  flex: 1,
  width: '100%',
  minHeight: 240,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  // Its files are paper, in the dark too.
  colorScheme: 'light',
  bgcolor: '#fff',
  transition: 'opacity 150ms',
} as const

function PagesSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Skeleton width={120} />
        <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />
        <Skeleton variant="rounded" sx={{ width: '100%', height: 160 }} />
      </Box>
    </LoadingRegion>
  )
}
