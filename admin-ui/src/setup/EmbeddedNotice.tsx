import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useStore, useTranslate } from 'react-admin'
import { useSetup } from './use-setup.ts'

/** That the embedded form is for trying: until whoever reads it says that they have. */
export function EmbeddedNotice() {
  const translate = useTranslate()
  const { data } = useSetup()
  const [isDismissed, setDismissed] = useStore('setup.embedded.dismissed', false)
  if (data?.isEmbedded !== true || isDismissed) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => setDismissed(true)}>
          {translate('setup.dismiss')}
        </Button>
      }
    >
      {translate('setup.embedded')}
    </Alert>
  )
}
