import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

interface StaleNoticeProps {
  /** What theirs is, in a line. */
  theirs: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two have edited the same record: the person decides, with both in sight. */
export function StaleNotice({ theirs, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const { t } = useTranslation()
  return (
    <Alert severity="warning">
      {t('editing.stale')}
      <Box sx={{ mt: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>{theirs}</Box>
      <Box sx={{ mt: 2, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          {t('editing.keepMine')}
        </Button>
        <Button size="small" color="inherit" onClick={onTakeTheirs}>
          {t('editing.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}
