import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ImportResult, requiredImportFields } from '@parley/contracts/http/imports.ts'
import { useTranslation } from 'react-i18next'
import { fieldsOf, type ImportField, type ImportTarget, type Mapping } from '../import-target.ts'
import '../locales/en.ts'
import { ErrorRows } from './ErrorRows.tsx'

interface CheckedFileProps {
  target: ImportTarget
  result: ImportResult
  isBusy: boolean
  /** Checks the file anew. */
  onMapping: (mapping: Mapping) => void
}

/** What an import would do: columns, how many rows are good, and what is wrong with the others. */
export function CheckedFile({ target, result, isBusy, onMapping }: CheckedFileProps) {
  const { t } = useTranslation()
  const { success, errors } = result.results
  const missing = result.missing.map((field) => t(`imports.fields.${field as ImportField}`)).join(', ')
  return (
    <>
      {result.missing.length > 0 ? (
        <Alert severity="warning">{t('imports.missing', { fields: missing })}</Alert>
      ) : (
        <Alert severity={errors.length > 0 ? 'warning' : 'success'}>
          {t('imports.good', { count: success.length })}
          {errors.length > 0 && `, ${t('imports.bad', { count: errors.length })}`}.
          {success.length === 0 && ` ${t('imports.nothingGood')}`}
        </Alert>
      )}
      <Columns target={target} result={result} isBusy={isBusy} onMapping={onMapping} />
      {errors.length > 0 && <ErrorRows columns={result.columns} errors={errors} />}
    </>
  )
}

function Columns({ target, result, isBusy, onMapping }: CheckedFileProps) {
  const { t } = useTranslation()
  const { columns, mapping } = result
  const choose = (field: string, value: string): void => {
    const rest = Object.entries(mapping).filter(([name, place]) => name !== field && String(place) !== value)
    onMapping(Object.fromEntries([...rest, ...(value === '' ? [] : [[field, Number(value)] as const])]))
  }
  return (
    <Box component="section" aria-label={t('imports.columns')}>
      <Typography variant="subtitle2" component="h3">
        {t('imports.columns')}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t('imports.columnsHelp')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 3,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
        }}
      >
        {fieldsOf(target).map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={t(`imports.fields.${field}`)}
            required={requiredImportFields[target.kind].includes(field)}
            disabled={isBusy}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            onChange={(event) => choose(field, event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('imports.noColumn')}</MenuItem>
            {columns.map((column, place) => (
              <MenuItem key={place} value={String(place)}>
                {column === '' ? t('imports.unnamedColumn', { place: place + 1 }) : column}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  )
}
