import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface SelectionBarProps {
  count: number
  onMove?: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with all that is selected. */
export function SelectionBar({ count, onMove, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <Card
      role="region"
      aria-label={t('artifacts.selected', { count })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
        position: 'sticky',
        top: 72,
        zIndex: 2,
      }}
    >
      <Box component="span" sx={{ flex: 1, fontWeight: 500 }}>
        {t('artifacts.selected', { count })}
      </Box>
      {onMove && <Button onClick={onMove}>{t('artifacts.move')}</Button>}
      <Button color="error" onClick={onDelete}>
        {t('common.delete')}
      </Button>
      <Button color="inherit" onClick={onClear}>
        {t('artifacts.clearSelection')}
      </Button>
    </Card>
  )
}
