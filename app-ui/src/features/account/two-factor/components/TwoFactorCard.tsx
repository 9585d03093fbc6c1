import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { fewBackupCodes, twoFactorStatus, type TwoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { RenewCodesDialog } from './RenewCodesDialog.tsx'
import { SetupDialog } from './SetupDialog.tsx'
import '../locales/en.ts'

/** The person's own second factor (Document 3, Security settings); read-only while acting for others (decisions D2). */
export function TwoFactorCard() {
  const { t } = useTranslation()
  const status = useRouteQuery(twoFactorStatus, {}, { refetchOnWindowFocus: true })
  const { data } = status
  return (
    <Section
      guide="two-factor"
      title={t('twoFactor.title')}
      meta={
        data && (
          <StatusBadge tone={data.enabled ? 'success' : 'neutral'} dot>
            {t(data.enabled ? 'twoFactor.on' : 'twoFactor.off')}
          </StatusBadge>
        )
      }
    >
      <QueryView quiet query={status} skeleton={<TextSkeleton />} failed={t('twoFactor.loadFailed')}>
        {(known) => <Content status={known} />}
      </QueryView>
    </Section>
  )
}

type OpenDialog = 'setup' | 'disable' | 'renew' | null

function Content({ status }: { status: TwoFactorStatus }) {
  const { t } = useTranslation()
  const user = useUser()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = (): void => setDialog(null)
  const { enabled } = status
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{t(enabled ? 'twoFactor.onText' : 'twoFactor.offText')}</Typography>
      {enabled && <CodesLeft left={status.backupCodesRemaining} />}
      {user.isImpersonating ? (
        <Alert severity="info">{t('twoFactor.ownSessionOnly')}</Alert>
      ) : enabled ? (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => setDialog('renew')}>
            {t('twoFactor.newCodes')}
          </Button>
          <Button color="error" onClick={() => setDialog('disable')}>
            {t('twoFactor.turnOff')}
          </Button>
        </Box>
      ) : (
        <Button variant="contained" onClick={() => setDialog('setup')}>
          {t('twoFactor.setUp')}
        </Button>
      )}
      {dialog === 'setup' && <SetupDialog onClose={close} />}
      {dialog === 'disable' && <DisableDialog onClose={close} />}
      {dialog === 'renew' && <RenewCodesDialog onClose={close} />}
    </Box>
  )
}

function CodesLeft({ left }: { left: number }) {
  const { t } = useTranslation()
  if (left >= fewBackupCodes) return <Typography>{t('twoFactor.codesLeft', { count: left })}</Typography>
  return (
    <Alert severity="warning">
      {left === 0 ? t('twoFactor.noCodes') : t('twoFactor.fewCodes', { count: left })}
    </Alert>
  )
}
