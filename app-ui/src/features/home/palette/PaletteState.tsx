import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { useTranslation } from 'react-i18next'
import type { Hits } from './use-hits.ts'

interface PaletteStateProps {
  text: string
  hits: Hits
  isEmpty: boolean
}

/** That the search is under way, has found nothing, or has failed. Its place is kept, so that nothing jumps. */
export function PaletteState({ text, hits, isEmpty }: PaletteStateProps) {
  const { t } = useTranslation()
  return (
    <>
      <Box sx={{ height: 2 }}>
        {hits.isSearching && <LinearProgress aria-label={t('palette.searching')} sx={{ height: 2 }} />}
      </Box>
      {hits.error !== null && (
        <QueryView
          query={{ ...hits, data: undefined }}
          skeleton={null}
          compact
          failed={t('palette.failed')}
        />
      )}
      {isEmpty && !hits.isSearching && hits.error === null && (
        <EmptyState compact title={t('palette.none', { search: text.trim() })} text={t('palette.noneText')} />
      )}
    </>
  )
}
