import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  enableTwoFactor,
  setUpTwoFactor,
  twoFactorStatus,
  type TwoFactorSetup,
} from '@parley/contracts/http/two-factor.ts'
import { me } from '@parley/contracts/http/session.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { keepSession } from '@parley/ui-kit/calls/session-store.ts'
import { keyOf, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { whenDone } from '@parley/ui-kit/lib/when-done.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackupCodes, CopyButton } from './BackupCodes.tsx'
import { CodeField, codeLength } from './CodeField.tsx'

/** Sets two-factor up: picture and secret, backup codes, and a code that proves that it works (Document 3, section 2). */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [kept, setKept] = useState(false)
  const { setup, problem } = useSetup(onClose)
  const { turnOn, busy, error } = useTurnOn(onClose)
  const failure = problem ?? error
  return (
    <FormDialog
      open
      title={t('twoFactor.setUp')}
      submitLabel={t('twoFactor.turnOn')}
      submitDisabled={setup === undefined || !kept || code.length !== codeLength}
      busy={busy}
      error={failure}
      onSubmit={() => turnOn(code)}
      onClose={onClose}
    >
      {setup === undefined && problem === undefined && <TextSkeleton />}
      {setup !== undefined && (
        <>
          <Scan setup={setup} />
          <Step title={t('twoFactor.codesTitle')} text={t('twoFactor.codesText')} />
          <BackupCodes codes={setup.backupCodes} kept={kept} onKept={setKept} />
          <Step title={t('twoFactor.codeTitle')} />
          <CodeField label={t('twoFactor.code')} value={code} onChange={setCode} />
        </>
      )}
    </FormDialog>
  )
}

/** Begins a setup once the dialog is there; who declines to prove who they are leaves it. */
function useSetup(onClose: () => void): { setup: TwoFactorSetup | undefined; problem: string | undefined } {
  const begin = useRouteMutation(setUpTwoFactor)
  const { mutate, data, error } = begin
  const begun = useRef(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate(
      {},
      {
        onError: (failure) => {
          if (failure instanceof ApiError && failure.code === 'STEP_UP_REQUIRED') close.current()
        },
      },
    )
  }, [mutate])
  return { setup: data, problem: error === null ? undefined : messageOf(error) }
}

/** Turns it on; the session goes on under the new id that the server has given it. */
function useTurnOn(onDone: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const enable = useRouteMutation(enableTwoFactor)
  const turnOn = (token: string): void =>
    // Also where the dialog is closed meanwhile: the session before is over.
    whenDone(
      enable.mutateAsync({ body: { token } }),
      ({ token: accessToken, user, enabled, backupCodesRemaining }) => {
        keepSession(accessToken, user)
        client.setQueryData(keyOf(twoFactorStatus, {}), { enabled, backupCodesRemaining })
        client.setQueryData(keyOf(me, {}), { user })
        showSuccess(t('twoFactor.turnedOn'))
        onDone()
      },
    )
  const { error } = enable
  const isWrong = error instanceof ApiError && error.code === 'VALIDATION_FAILED'
  const text = error === null ? undefined : isWrong ? t('twoFactor.wrongCode') : messageOf(error)
  return { turnOn, busy: enable.isPending, error: text }
}

function Step({ title, text }: { title: string; text?: string }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
    </div>
  )
}

function Scan({ setup }: { setup: TwoFactorSetup }) {
  const { t } = useTranslation()
  // In groups, as one reads and types it.
  const secret = setup.secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <>
      <Step title={t('twoFactor.scanTitle')} text={t('twoFactor.scanText')} />
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          component="img"
          src={setup.qrCode}
          alt={t('twoFactor.qrCode')}
          sx={{ width: 180, height: 180, bgcolor: 'common.white', borderRadius: 1 }}
        />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {t('twoFactor.secret')}
          </Typography>
          <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }} data-testid="secret">
            {secret}
          </Typography>
          <CopyButton text={setup.secret} label={t('twoFactor.copySecret')} />
        </Box>
      </Box>
    </>
  )
}
