import ContentCopyIcon from '@mui/icons-material/ContentCopyRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/index.ts'

interface BackupCodesProps {
  codes: readonly string[]
  kept: boolean
  onKept: (kept: boolean) => void
}

/** Hands the person a text file. */
function saveText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** The backup codes, the one time that they are shown, and the word that they were kept. */
export function BackupCodes({ codes, kept, onKept }: BackupCodesProps) {
  const { t } = useTranslation()
  const user = useUser()
  const text = [t('twoFactor.backupFileHead', { email: user.email }), '', ...codes, ''].join('\n')
  return (
    <>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 3,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          gap: 1,
          listStyle: 'none',
          fontFamily: 'monospace',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <CopyButton text={codes.join('\n')} label={t('twoFactor.copyCodes')} />
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => saveText(text, 'parley-backup-codes.txt')}
        >
          {t('twoFactor.downloadCodes')}
        </Button>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={kept} onChange={(_event, checked) => onKept(checked)} />}
        label={t('twoFactor.keptCodes')}
      />
    </>
  )
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess(t('twoFactor.copied'))
    } catch {
      showError(t('twoFactor.copyFailed'))
    }
  }
  return (
    <Button size="small" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
