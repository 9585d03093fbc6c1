import { renewBackupCodes, twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackupCodes } from './BackupCodes.tsx'

/** Makes new backup codes and shows them, until the person says that they were kept. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(false)
  const renew = useRouteMutation(renewBackupCodes, [twoFactorStatus])
  const { data } = renew
  if (data === undefined)
    return (
      <ConfirmDialog
        open
        title={t('twoFactor.newCodesTitle')}
        text={t('twoFactor.newCodesText')}
        confirmLabel={t('twoFactor.makeCodes')}
        call={renew}
        onCancel={onClose}
        onConfirm={() => renew.mutate({})}
      />
    )
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="new-backup-codes">
      <DialogTitle id="new-backup-codes">{t('twoFactor.newCodesReady')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Typography color="textSecondary">{t('twoFactor.codesText')}</Typography>
        <BackupCodes codes={data.backupCodes} kept={kept} onKept={setKept} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!kept} onClick={onClose}>
          {t('twoFactor.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
