import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { saveFile } from '@parley/ui-kit/calls/download-route.ts'
import { useState } from 'react'
import { Button, type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { type CsvColumn, csvText, maxCsvRows, readCsvRows } from './csv-rows.ts'

/** What it holds and the day. */
const fileName = (resource: string): string => `${resource}-${new Date().toISOString().slice(0, 10)}.csv`

interface Progress {
  read: number
  total: number
}

/** All rows of the list with its present filter and order, as CSV; it says so where a file holds only a part. */
export function CsvExportButton<Row extends RaRecord>({ columns }: { columns: readonly CsvColumn<Row>[] }) {
  const { total } = useListContext<Row>()
  const translate = useTranslate()
  const [progress, exportRows] = useCsvExport(columns)
  const label =
    progress === undefined
      ? translate('lists.export')
      : translate('lists.exporting', { read: progress.read, total: progress.total })
  return (
    <Button
      label={label}
      // Small screens show the icon alone, and name it only while it can be pressed.
      aria-label={label}
      onClick={() => void exportRows()}
      disabled={progress !== undefined || total === undefined || total === 0}
    >
      <DownloadIcon />
    </Button>
  )
}

function useCsvExport<Row extends RaRecord>(columns: readonly CsvColumn<Row>[]) {
  const list = useListContext<Row>()
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const [progress, setProgress] = useState<Progress>()
  const exportRows = async (): Promise<void> => {
    const { sort, resource, total = 0 } = list
    const filter = { ...(list.filterValues as object), ...(list.filter as object) }
    setProgress({ read: 0, total: Math.min(total, maxCsvRows) })
    try {
      const read = await readCsvRows<Row>(dataProvider, { resource, sort, filter }, setProgress)
      const text = csvText(read.rows, columns, translate)
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName(resource))
      const isPart = read.total > read.rows.length
      notify(isPart ? 'lists.exportedPart' : 'lists.exported', {
        type: isPart ? 'warning' : 'success',
        // A file that looks whole and is not: nobody should miss that.
        autoHideDuration: isPart ? null : 4000,
        messageArgs: { smart_count: read.rows.length, count: read.rows.length, total: read.total },
      })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      notify('lists.exportFailed', { type: 'error', messageArgs: { message } })
    } finally {
      setProgress(undefined)
    }
  }
  return [progress, exportRows] as const
}
