import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { csvOf } from '@parley/contracts/csv.ts'
import type { ImportRowError } from '@parley/contracts/http/imports.ts'
import { saveFile } from '@parley/ui-kit/calls/download-route.ts'
import { useTranslation } from 'react-i18next'
import type { ImportField } from '../import-target.ts'
import '../locales/en.ts'
import { PagedTable } from './PagedTable.tsx'

interface ErrorRowsProps {
  /** Heads of the file. */
  columns: readonly string[]
  errors: readonly ImportRowError[]
}

/** What is wrong, where; and the rows as a file, to correct and import again. */
export function ErrorRows({ columns, errors }: ErrorRowsProps) {
  const { t } = useTranslation()
  const download = (): void => {
    const rows = errors.map(({ cells, error }) => [...columns.map((_, place) => cells[place] ?? ''), error])
    const content = csvOf([[...columns, t('imports.errorColumn')], ...rows])
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), 'rows-with-errors.csv')
  }
  return (
    <Box component="section" aria-label={t('imports.errors')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {t('imports.errors')}
        </Typography>
        <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
          {t('imports.downloadBad')}
        </Button>
      </Box>
      <PagedTable
        heads={[t('imports.row'), t('imports.line'), t('imports.column'), t('imports.error')]}
        rows={errors.map(({ row, line, column, error }) => [
          String(row),
          String(line),
          column === null ? '–' : t(`imports.fields.${column as ImportField}`),
          error,
        ])}
      />
    </Box>
  )
}
