import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { findIcons } from '@parley/ui-kit/components/template-icons/icon-names.ts'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { IconGrid } from './IconGrid.tsx'

/** Shown where nothing is searched (Document 2, section 9). */
const shownAtFirst = 100

interface IconPickerProps {
  value: string
  onChoose: (name: string) => void
  onClose: () => void
}

/** A searchable grid of icons (Document 2, 2.4). */
export function IconPicker({ value, onChoose, onClose }: IconPickerProps) {
  const { t } = useTranslation()
  const id = useId()
  const [search, setSearch] = useState('')
  const sought = search.trim()
  const found = useMemo(() => findIcons(sought), [sought])
  const shown = sought === '' ? found.slice(0, shownAtFirst) : found
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('templateEditor.general.chooseIcon')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, pt: '8px !important' }}>
        <SearchField
          value={search}
          onChange={setSearch}
          placeholder={t('templateEditor.general.searchIcons')}
          width="100%"
        />
        <Typography variant="caption" color="textSecondary">
          {t('templateEditor.general.iconHint')}
        </Typography>
        <Box sx={{ height: 320, overflowY: 'auto' }}>
          {shown.length === 0 ? (
            <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
              {t('templateEditor.general.noIcons')}
            </Typography>
          ) : (
            <IconGrid icons={shown} value={value} onChoose={onChoose} />
          )}
        </Box>
        <Typography variant="caption" color="textSecondary" role="status">
          {shown.length < found.length
            ? t('templateEditor.general.firstIcons', { shown: shown.length, count: found.length })
            : t('templateEditor.general.iconCount', { count: found.length })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
