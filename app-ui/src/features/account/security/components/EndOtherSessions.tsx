import Button from '@mui/material/Button'
import { endOtherSessions, listSecurityActivity } from '@parley/contracts/http/security.ts'
import { listSessions } from '@parley/contracts/http/session.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** Ends every own session but this one, after a question. */
export function EndOtherSessions() {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const end = useRouteMutation(endOtherSessions, [listSessions, listSecurityActivity])
  const confirm = async (): Promise<void> => {
    // Where it is the last one left, this button is gone by then. A failure stands in the dialog.
    const answer = await end.mutateAsync({}).catch(() => null)
    if (answer === null) return
    setIsAsking(false)
    showSuccess(t('security.sessions.othersEnded', { count: answer.ended }))
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t('security.sessions.endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('security.sessions.endOthersTitle')}
        text={t('security.sessions.endOthersText')}
        confirmLabel={t('security.sessions.endOthers')}
        tone="danger"
        call={end}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
