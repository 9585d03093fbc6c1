import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

/** As in docs/operations.md, "What people and clients take with them". */
const commands = `openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.json.sig
openssl pkey -pubin -in public-key.pem -outform DER | sha256sum`

/** How whoever has an archive sees that it is whole and Parley's. */
export function VerifyHelp() {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(commands)
    showSuccess(t('clientArchives.verify.copied'))
  }
  return (
    <Section title={t('clientArchives.verify.title')} collapsible defaultOpen={false}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch' }}>
        {t('clientArchives.verify.text')}
      </Typography>
      <Box
        component="pre"
        sx={{
          m: 0,
          mb: 3,
          p: 3,
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {commands}
      </Box>
      <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t('clientArchives.verify.copy')}
      </Button>
    </Section>
  )
}
