import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { reloadPage } from '@parley/ui-kit/calls/session-store.ts'
import { isStalePart } from '@parley/ui-kit/lib/stale-part.ts'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** The last resort: what happened, and two ways on (Document 1, section 2.2). */
export function ErrorScreen() {
  return <ErrorNotice error={useRouteError()} />
}

/** Where not even what stands around the pages is there: it is the whole page then. */
export function WholeErrorScreen() {
  const error = useRouteError()
  return (
    <main>
      <ErrorNotice error={error} isWhole />
    </main>
  )
}

export function ErrorNotice({ error, isWhole = false }: { error: unknown; isWhole?: boolean }) {
  const { t } = useTranslation()
  return (
    <Box role="alert" sx={{ maxWidth: 520, mx: 'auto', mt: '18vh', px: 6 }}>
      <Typography variant="h1" component={isWhole ? 'h1' : 'h2'} gutterBottom>
        {t('common.somethingWentWrong')}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 5 }}>
        {isStalePart(error) ? t('common.stalePart') : messageOf(error)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" onClick={reloadPage}>
          {t('common.reloadPage')}
        </Button>
        {/* A whole load, since what is in memory is not to be trusted any more. */}
        <Button variant="outlined" href="/">
          {t('common.goToHome')}
        </Button>
      </Box>
    </Box>
  )
}
