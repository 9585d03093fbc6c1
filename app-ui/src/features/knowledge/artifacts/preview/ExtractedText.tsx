import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useRouteQuery } from '../../../../lib/use-route.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/Skeletons.tsx'
import { type AnyArtifact, type Owner, routesOf } from '../artifact-record.ts'
import '../texts.ts'

/** What was read from a file, page by page (slide by slide, sheet by sheet). */
export function ExtractedText({ owner, artifact }: { owner: Owner; artifact: AnyArtifact }) {
  const { t } = useTranslation()
  const text = useRouteQuery(routesOf(owner).text, { params: { id: artifact.id } }, { staleTime: 0 })
  if (text.isPending) return <TextSkeleton lines={12} />
  if (text.isError) return <ErrorState error={text.error} onRetry={() => void text.refetch()} />
  const { pages } = text.data
  if (pages.length === 0)
    return <EmptyState title={t('artifacts.previewNoText')} text={artifact.indexing.error ?? undefined} />
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Alert severity="info">{t('artifacts.previewTextOnly')}</Alert>
      {pages.map(({ page, label, text: content }) => (
        <Box
          key={page}
          component="section"
          aria-label={label}
          sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px', p: 5 }}
        >
          <Typography variant="subtitle2" color="textSecondary" gutterBottom>
            {label}
          </Typography>
          <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {content}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
