import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { placeText } from '@parley/contracts/place-words.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useTranslation } from 'react-i18next'
import { type AnyArtifact, type Owner, routesOf } from '../artifact-record.ts'
import '../locales/en.ts'

/** What was read from a file, page by page (slide by slide, sheet by sheet). */
export function ExtractedText({ owner, artifact }: { owner: Owner; artifact: AnyArtifact }) {
  const { t, i18n } = useTranslation()
  const sayFailure = useFailureText()
  const text = useRouteQuery(routesOf(owner).text, { params: { id: artifact.id } }, { staleTime: 0 })
  return (
    <QueryView query={text} skeleton={<TextSkeleton lines={12} />}>
      {({ pages }) => {
        if (pages.length === 0)
          return (
            <EmptyState
              title={t('artifacts.previewNoText')}
              text={sayFailure(artifact.indexing.error) || undefined}
            />
          )
        return (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
            <Alert severity="info">{t('artifacts.previewTextOnly')}</Alert>
            {pages.map(({ page, label, text: content }) => (
              <Box
                key={page}
                component="section"
                aria-label={placeText(label, i18n.language)}
                sx={{
                  bgcolor: 'background.paper',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '10px',
                  p: 5,
                }}
              >
                <Typography variant="subtitle2" color="textSecondary" gutterBottom>
                  {placeText(label, i18n.language)}
                </Typography>
                <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {content}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }}
    </QueryView>
  )
}
