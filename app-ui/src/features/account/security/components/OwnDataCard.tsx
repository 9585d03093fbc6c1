import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { exportOwnData } from '@parley/contracts/http/own-data.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { downloadRoute } from '@parley/ui-kit/calls/download-route.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'
import '../locales/en.ts'

/** Everything that is kept about oneself, as a file; not to be had while acting for somebody else. */
export function OwnDataCard() {
  const { t } = useTranslation()
  const { isImpersonating } = useUser()
  const taken = useMutation({
    mutationFn: () => downloadRoute(exportOwnData, {}),
    onSuccess: () => showSuccess(t('security.ownData.done')),
  })
  return (
    <Section title={t('security.ownData.title')}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
        {t('security.ownData.text')}
      </Typography>
      {taken.isError && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {t('security.ownData.failed')}: {messageOf(taken.error)}
        </Alert>
      )}
      {!isImpersonating && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={taken.isPending}
          aria-busy={taken.isPending}
          onClick={() => taken.mutate()}
        >
          {taken.isPending ? t('security.ownData.collecting') : t('security.ownData.download')}
        </Button>
      )}
    </Section>
  )
}
