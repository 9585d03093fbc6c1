import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportResult } from '@parley/contracts/http/imports.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldsOf, type ImportProps } from '../import-target.ts'
import '../locales/en.ts'
import { ErrorRows } from './ErrorRows.tsx'
import { PagedTable } from './PagedTable.tsx'
import { UndoImport } from './UndoImport.tsx'

interface ImportedFileProps extends ImportProps {
  result: ImportResult
  onUndone: () => void
}

/** What an import did, with the way back. */
export function ImportedFile({ target, refreshes, result, onUndone }: ImportedFileProps) {
  const { t } = useTranslation()
  const [isUndoing, setIsUndoing] = useState(false)
  const { success, errors } = result.results
  const fields = fieldsOf(target)
  return (
    <>
      <ActionNotice
        severity="success"
        label={t('imports.undo')}
        onAct={() => setIsUndoing(true)}
        canAct={result.batchId !== undefined}
      >
        {t('imports.done', { count: success.length })}
        {errors.length > 0 && `, ${t('imports.bad', { count: errors.length })}`}.
      </ActionNotice>
      {errors.length > 0 && <ErrorRows columns={result.columns} errors={errors} />}
      <Box component="section" aria-label={t('imports.imported')}>
        <Typography variant="subtitle2" component="h3">
          {t('imports.imported')}
        </Typography>
        <PagedTable
          heads={[t('imports.row'), ...fields.map((field) => t(`imports.fields.${field}`))]}
          rows={success.map((person) => [
            String(person.row),
            ...fields.map((field) => textOf(person[field])),
          ])}
        />
      </Box>
      {isUndoing && result.batchId !== undefined && (
        <UndoImport
          batchId={result.batchId}
          refreshes={refreshes}
          onClose={() => setIsUndoing(false)}
          onUndone={onUndone}
        />
      )}
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
