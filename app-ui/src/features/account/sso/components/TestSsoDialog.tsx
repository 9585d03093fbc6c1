import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { testSso } from '@parley/contracts/http/sso.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TestSteps } from './TestSteps.tsx'

interface TestSsoDialogProps {
  tenantId: string
  onClose: () => void
}

/** Tries the provider as far as that goes without a person, and offers the rest of the way with one. */
export function TestSsoDialog({ tenantId, onClose }: TestSsoDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const test = useRouteMutation(testSso)
  const run = (): void => test.mutate({ params: { id: tenantId }, body: {} })
  const begin = useEffectEvent(run)
  useEffect(() => begin(), [])
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('sso.testing.title')}</DialogTitle>
      <DialogContent aria-busy={test.isPending}>
        {test.isPending && <Running />}
        {test.isError && (
          <Alert severity="error" role="alert">
            {messageOf(test.error)}
          </Alert>
        )}
        {test.data !== undefined && <Outcome outcome={test.data} />}
      </DialogContent>
      <DialogActions>
        <Button sx={{ mr: 'auto' }} disabled={test.isPending} onClick={run}>
          {t('sso.testing.again')}
        </Button>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Running() {
  const { t } = useTranslation()
  return (
    <>
      <Typography color="textSecondary">{t('sso.testing.running')}</Typography>
      <LoadingRegion>
        <TextSkeleton lines={5} />
      </LoadingRegion>
    </>
  )
}

function Outcome({ outcome }: { outcome: CallOutput<typeof testSso> }) {
  const { t } = useTranslation()
  const { ok, steps, signInUrl } = outcome
  return (
    <>
      <Alert severity={ok ? 'success' : 'warning'} role="status">
        {t(ok ? 'sso.testing.ok' : 'sso.testing.failed')}
      </Alert>
      <TestSteps steps={steps} />
      {signInUrl !== null && (
        <Box sx={{ mt: 4 }}>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('sso.testing.signInHelp')}
          </Typography>
          <Button variant="outlined" component="a" href={signInUrl} target="_blank" rel="noreferrer">
            {t('sso.testing.signIn')}
          </Button>
        </Box>
      )}
    </>
  )
}
