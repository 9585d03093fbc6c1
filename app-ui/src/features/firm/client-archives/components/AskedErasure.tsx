import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  cancelClientErasure,
  type ClientArchive,
  confirmClientErasure,
  listClientArchives,
} from '@parley/contracts/http/client-archives.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface AskedErasureProps {
  erasure: ClientArchive
  client: Client
  mayTake: boolean
}

/** The second step: to confirm an erasure, or to call it off. */
export function AskedErasure({ erasure, client, mayTake }: AskedErasureProps) {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const confirmed = useRouteMutation(confirmClientErasure, [listClientArchives])
  const cancelled = useRouteMutation(cancelClientErasure, [listClientArchives])
  const params = { id: erasure.id }
  return (
    <>
      <Alert severity="warning">
        <AlertTitle>{t('clientArchives.erase.asked')}</AlertTitle>
        {t('clientArchives.erase.askedText')}
        {mayTake && (
          <Box sx={{ display: 'flex', gap: 3, mt: 3 }}>
            <Button variant="contained" color="error" onClick={() => setConfirming(true)}>
              {t('clientArchives.erase.confirm')}
            </Button>
            <Button
              color="inherit"
              loading={cancelled.isPending}
              onClick={() =>
                cancelled.mutate(
                  { params },
                  { onSuccess: () => showSuccess(t('clientArchives.erase.cancelled')) },
                )
              }
            >
              {t('clientArchives.erase.cancel')}
            </Button>
          </Box>
        )}
      </Alert>
      {cancelled.isError && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('clientArchives.failed')}: {messageOf(cancelled.error)}
        </Alert>
      )}
      {isConfirming && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('clientArchives.erase.confirmTitle')}
          text={t('clientArchives.erase.confirmText')}
          subject={client.name}
          confirmLabel={t('clientArchives.erase.confirm')}
          call={confirmed}
          onCancel={() => setConfirming(false)}
          onConfirm={() => confirmed.mutate({ params }, { onSuccess: () => setConfirming(false) })}
        />
      )}
    </>
  )
}
