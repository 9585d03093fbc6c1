import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportPart } from '../report-model.ts'
import { LazyReportChart } from './LazyReportChart.tsx'
import { NumbersTable } from './NumbersTable.tsx'
import { offPaper } from './print-styles.ts'

/** A part of the report: its chart, or its numbers as a table; or that there is nothing. */
export function ReportPanel({ part }: { part: ReportPart }) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const { title, caption, empty, table, chart } = part
  if (table.rows.length === 0)
    return (
      <Section title={title}>
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {empty}
        </Typography>
      </Section>
    )
  const numbers = <NumbersTable table={table} title={title} />
  const toggle = chart !== null && (
    <Button
      size="small"
      aria-pressed={isTable}
      aria-label={t(isTable ? 'report.showChartOf' : 'report.showTableOf', { title })}
      onClick={() => setIsTable(!isTable)}
      sx={offPaper}
    >
      {t(isTable ? 'report.showChart' : 'report.showTable')}
    </Button>
  )
  return (
    <Section flush title={title} actions={toggle}>
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 2, maxWidth: '72ch' }}>
        {caption}
      </Typography>
      {chart === null || isTable ? numbers : <LazyReportChart chart={chart} title={title} table={numbers} />}
    </Section>
  )
}
